import { valibotResolver } from '@hookform/resolvers/valibot';
import { useIntl } from '@social-shop/i18n';
import { useForm, type FieldValues, type Path } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { messages } from '../messages.ts';

interface Options<Fields extends FieldValues> {
  readonly schema: GenericSchema<Fields>;
  readonly send: (fields: Fields) => Promise<void>;
  /** What to say of a failed `send`. */
  readonly failureText: (error: unknown) => string;
}

const textFor = (key: string | undefined) => Object.entries(messages).find(([name]) => name === key)?.[1];

/**
 * A form that is sent once its schema has nothing to say. What is wrong stands at each field, and the first wrong one has the
 * focus, so that it is read; a failure of sending stands above.
 */
export function useValidatedForm<Fields extends FieldValues>({ schema, send, failureText }: Options<Fields>) {
  const intl = useIntl();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({ resolver: valibotResolver(schema) });
  const { errors, isSubmitting } = formState;
  return {
    form: {
      noValidate: true,
      // Never the default, which would put a password into the address, were the form sent before its script has come.
      method: 'post',
      onSubmit: handleSubmit(async (fields) => {
        try {
          await send(fields);
        } catch (error) {
          setError('root', { message: failureText(error) });
        }
      }),
    },
    /** What a text field of this name needs. */
    field(name: Path<Fields>) {
      const problem = textFor(String(errors[name]?.message ?? ''));
      return { ...register(name), error: problem && intl.formatMessage(problem) };
    },
    failure: errors.root?.message,
    sending: isSubmitting,
  } as const;
}
