import { valibotResolver } from '@hookform/resolvers/valibot';
import { useIntl } from '@social-shop/i18n';
import { useForm, type FieldValues, type Path } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { messages } from '../messages.ts';
import { FAILURE_ID } from './FormPage.tsx';

interface Options<Fields extends FieldValues> {
  readonly schema: GenericSchema<Fields>;
  readonly send: (fields: Fields) => Promise<void>;
  /** Returns the text of a failed `send`. */
  readonly failureText: (error: unknown) => string;
  /** Returns the field at fault, if any. It gets the focus, and the text as its description. */
  readonly fieldAtFault?: (error: unknown) => Path<Fields> | undefined;
}

const textFor = (key: string | undefined) => Object.entries(messages).find(([name]) => name === key)?.[1];

/**
 * A form that is sent only if its schema accepts it. Each invalid field shows its error, and the first one gets the focus, so that it is
 * read. A failure of `send` is shown above.
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
      // Not the default, which would put a password into the address if the form were sent before its script has loaded.
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
    /** Props of the text field of this name. */
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
