import { cut, Link } from '@social-shop/routing';
import { textLink } from '../../theme/text.css.ts';
import { parseCaption } from './caption.ts';
import * as css from './CaptionText.css.ts';

/** A creator's text. Hashtags and handles are links if the page gives their addresses. */
export function CaptionText({
  children,
  hashtagHref,
  handleHref,
  max = Infinity,
}: {
  readonly children: string;
  readonly hashtagHref?: (hashtag: string) => string;
  /** Nothing for a handle that no creator has. */
  readonly handleHref?: (handle: string) => string | undefined;
  /** In characters as a visitor counts them. */
  readonly max?: number;
}) {
  return (
    <p className={css.caption} dir="auto">
      {parseCaption(cut(children, max)).map(({ text, hashtag, handle }, index) => {
        const href = hashtag ? hashtagHref?.(hashtag) : handle && handleHref?.(handle);
        if (!href) return text;
        return (
          <Link key={index} href={href} className={textLink}>
            {text}
          </Link>
        );
      })}
    </p>
  );
}
