import { useIntl } from '@social-shop/i18n';
import type { ComponentPropsWithRef } from 'react';
import { messages } from '../messages.ts';
import * as css from './SkipLink.css.ts';

/**
 * Seen when it has the keyboard focus: jumps to the element with the id `to`. Without a text of its own it is the first thing in
 * the page and leads past the top bar.
 */
export function SkipLink({ to, children, ...link }: ComponentPropsWithRef<'a'> & { readonly to: string }) {
  const intl = useIntl();
  return (
    <a {...link} href={`#${to}`} className={css.skip}>
      {children ?? intl.formatMessage(messages.skipToContent)}
    </a>
  );
}
