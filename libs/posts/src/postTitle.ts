import { onServer, useServed } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { cut, distinctTitle } from '@social-shop/routing';
import { messages } from './messages.ts';
import type { Post } from './post.ts';

const NAME_LENGTH = 20;

/** How a caption begins. Empty where it begins with what ends a title (S22). */
export const captionStart = (caption: string) => caption.replace(/\s+/g, ' ').trim().split('|')[0]?.trim() ?? '';

/**
 * Returns the title of a post's page: how its caption begins, whose it is and of which day, because captions repeat. The server's title is
 * kept, because a browser's first formatter of dates is slow (`Formatted`).
 */
export function usePostTitle({ caption, creator, createdAt }: Post): string {
  const intl = useIntl();
  if (useServed() && !onServer) return document.title;
  const day = intl.formatDate(createdAt, { format: 'day' });
  const start = captionStart(caption);
  return start
    ? distinctTitle(start, `${cut(creator.name, NAME_LENGTH)} · ${day}`)
    : distinctTitle(intl.formatMessage(messages.title, { name: creator.name }), day);
}
