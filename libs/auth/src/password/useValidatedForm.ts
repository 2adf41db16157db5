import { valibotResolver } from '@hookform/resolvers/valibot';
import { useIntl } from '@social-shop/i18n';
import { useForm, type FieldValues, type Path } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { messages } from '../messages.ts';
import { FAILURE_ID } from './FormPage.tsx';

interface Options<Fields extends FieldValues> {
  readonly schema: GenericSchema<Fields>;
  readonly send: (fields: Fields) => Promise<void>;
  /** What to say of a failed `send`. */
  readonly failureText: (error: unknown) => string;
  /** The field that it is about, where there is one: it has the focus then, and what is said of it as its description. */
  readonly fieldAtFault?: (error: unknown) => Path<Fields> | undefined;
}

const textFor = (key: string | undefined) => Object.entries(messages).find(([name]) => name === key)?.[1];

/**
 * A form that is sent once its schema has nothing to say. What is wrong stands at each field, and the first wrong one has the
 * focus, so that it is read; a failure of sending stands above.
 */
export function useValidatedForm<Fields extends FieldValues>({
  schema,
  send,
  failureText,
  fieldAtFault,
}: Options<Fields>) {
  const intl = useIntl();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Fields>({
    resolver: valibotResolver(schema),
  });
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
          const name = fieldAtFault?.(error);
          setError('root', { message: failureText(error), ...(name && { type: name }) });
          if (name) setFocus(name);
        }
      }),
    },
    /** What a text field of this name needs. */
    field(name: Path<Fields>) {
      const problem = textFor(String(errors[name]?.message ?? ''));
      return {
        ...register(name),
        error: problem && intl.formatMessage(problem),
        wrongBecause: errors.root?.type === name ? FAILURE_ID : undefined,
      };
    },
    failure: errors.root?.message,
    sending: isSubmitting,
  } as const;
}
