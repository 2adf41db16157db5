import { Formatted } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';

/** A number of hits, '1,000+' if there are more than were counted. */
export function Count({ total, isComplete }: { readonly total: number; readonly isComplete: boolean }) {
  const intl = useIntl();
  const more = isComplete ? '' : '+';
  return <Formatted values={[total, more]}>{() => intl.formatNumber(total, { format: 'count' }) + more}</Formatted>;
}
