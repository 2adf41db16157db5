import { useIntl } from '@social-shop/i18n';
import { messages } from '../messages.ts';
import * as css from './SkipLink.css.ts';

/** First thing in the page, seen when it has the keyboard focus: jumps to the element with this id, past the top bar. */
export function SkipLink({ to }: { readonly to: string }) {
  return (
    <a href={`#${to}`} className={css.skip}>
      {useIntl().formatMessage(messages.skipToContent)}
    </a>
  );
}
