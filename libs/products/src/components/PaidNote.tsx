import { muted, text } from '@social-shop/commerce-ui/theme';
import { useIntl } from '@social-shop/i18n';
import { messages } from '../messages.ts';

/** Tells visitors that the creator may earn a commission from a link to a retailer (S35). */
export function PaidNote({ count, className }: { readonly count: number; readonly className?: string }) {
  return (
    <p className={[text.caption, muted, className].filter(Boolean).join(' ')}>
      {useIntl().formatMessage(messages.paidLinks, { count })}
    </p>
  );
}
