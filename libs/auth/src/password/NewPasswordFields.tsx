import { TextField } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import type { ComponentProps } from 'react';
import { messages } from '../messages.ts';

/** A new password and the same once more. */
export function NewPasswordFields({
  label,
  field,
}: {
  readonly label: string;
  readonly field: (name: 'password' | 'confirmation') => Omit<ComponentProps<typeof TextField>, 'label'>;
}) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        hint={formatMessage(messages.passwordHint)}
        {...field('password')}
      />
      <TextField
        label={formatMessage(messages.confirmPassword)}
        type="password"
        autoComplete="new-password"
        {...field('confirmation')}
      />
    </>
  );
}
