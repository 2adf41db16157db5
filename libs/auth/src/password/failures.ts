import { ApiError } from '@social-shop/api-client';
import { useIntl } from '@social-shop/i18n';
import { messages } from '../messages.ts';

/** Returns the text of a failed log-in or sign-up. It does not reveal whether an account exists (P12). */
export function useSignInFailure(): (error: unknown) => string {
  const { formatMessage } = useIntl();
  return (error) => {
    if (!(error instanceof ApiError)) return formatMessage(messages.somethingWrong);
    if (error.code === 'wrong-credentials') return formatMessage(messages.wrongCredentials);
    if (error.status === 429) return formatMessage(messages.tooManyAttempts);
    return error.userMessage ?? formatMessage(messages.somethingWrong);
  };
}

/** The field to correct. For wrong credentials it is the password, which reveals nothing about the email (P12). */
export function signInFieldAtFault(error: unknown): 'email' | 'password' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'wrong-credentials') return 'password';
  return error.code === 'conflict' ? 'email' : undefined;
}

/** The text of a failure to request or change a password: that of the server or the error (specification 1, section 8). */
export function passwordFailure(error: unknown): string {
  if (error instanceof ApiError) return error.userMessage ?? error.developerMessage ?? error.message;
  return error instanceof Error ? error.message : String(error);
}
