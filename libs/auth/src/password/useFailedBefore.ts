import { useIntl } from '@social-shop/i18n';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages.ts';

/** Returns the error text if the host has redirected back to the form: `failed` in the address, or `later` after too many attempts. */
export function useFailedBefore(): string | undefined {
  const { formatMessage } = useIntl();
  const failed = useSearchParams()[0].get('failed');
  if (failed === null) return undefined;
  return formatMessage(failed === 'later' ? messages.tooManyAttempts : messages.somethingWrong);
}
