import { PasswordField } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import type { ComponentProps } from 'react';
import { messages } from '../messages.ts';

/** The field for a new password. */
export function NewPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'showLabel'>) {
  const { formatMessage } = useIntl();
  return <PasswordField autoComplete="new-password" showLabel={formatMessage(messages.showPassword)} {...props} />;
}
