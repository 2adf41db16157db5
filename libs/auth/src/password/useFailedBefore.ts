import { useIntl } from '@social-shop/i18n';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../messages.ts';

/** What to say where the host sent back to a form that it could not act on: `failed` in the address, `later` after too many. */
export function useFailedBefore(): string | undefined {
  const { formatMessage } = useIntl();
  const failed = useSearchParams()[0].get('failed');
  if (failed === null) return undefined;
  return formatMessage(failed === 'later' ? messages.tooManyAttempts : messages.somethingWrong);
}
