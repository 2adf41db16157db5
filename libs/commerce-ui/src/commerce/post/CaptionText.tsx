import { cut, Link } from '@social-shop/routing';
import { textLink } from '../../theme/text.css.ts';
import { parseCaption } from './caption.ts';
import * as css from './CaptionText.css.ts';

/** What a creator wrote. Hashtags are links where `hashtagHref` says where they lead. */
export function CaptionText({
  children,
  hashtagHref,
  max = Infinity,
}: {
  readonly children: string;
  readonly hashtagHref?: (hashtag: string) => string;
  /** In characters as a reader counts them. */
  readonly max?: number;
}) {
  return (
    <p className={css.caption} dir="auto">
      {parseCaption(cut(children, max)).map(({ text, hashtag }, index) =>
        hashtag && hashtagHref ? (
          <Link key={index} href={hashtagHref(hashtag)} className={textLink}>
            {text}
          </Link>
        ) : (
          text
        ),
      )}
    </p>
  );
}
