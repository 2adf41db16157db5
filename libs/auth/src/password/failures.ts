import { ApiError } from '@social-shop/api-client';
import { useIntl } from '@social-shop/i18n';
import { messages } from '../messages.ts';

/** Says why signing in or up did not work, without telling whether an account exists (P12). */
export function useSignInFailure(): (error: unknown) => string {
  const { formatMessage } = useIntl();
  return (error) => {
    if (!(error instanceof ApiError)) return formatMessage(messages.somethingWrong);
    if (error.code === 'wrong-credentials') return formatMessage(messages.wrongCredentials);
    if (error.status === 429) return formatMessage(messages.tooManyAttempts);
    return error.userMessage ?? formatMessage(messages.somethingWrong);
  };
}

/** The field to mend: of a wrong password itself, as far as anybody is told (P12). */
export function signInFieldAtFault(error: unknown): 'email' | 'password' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'wrong-credentials') return 'password';
  return error.code === 'conflict' ? 'email' : undefined;
}

/** Of a forgotten or changed password, what the server or the error says (specification 1, section 8). */
export function passwordFailure(error: unknown): string {
  if (error instanceof ApiError) return error.userMessage ?? error.developerMessage ?? error.message;
  return error instanceof Error ? error.message : String(error);
}
