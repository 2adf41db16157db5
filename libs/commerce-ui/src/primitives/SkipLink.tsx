import { useIntl } from '@social-shop/i18n';
import type { ComponentPropsWithRef } from 'react';
import { messages } from '../messages.ts';
import * as css from './SkipLink.css.ts';

/**
 * A link to the element with the id `to`, visible when it has the focus. Without its own text it is the first element of the page and skips
 * the top bar.
 */
export function SkipLink({ to, children, ...link }: ComponentPropsWithRef<'a'> & { readonly to: string }) {
  const intl = useIntl();
  return (
    <a {...link} href={`#${to}`} className={css.skip}>
      {children ?? intl.formatMessage(messages.skipToContent)}
    </a>
  );
}
