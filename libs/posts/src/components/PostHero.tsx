import { cropUrl, Picture, pictureRatio } from '@social-shop/commerce-ui';
import type { Post } from '../post.ts';
import { LikeButton } from './LikeButton.tsx';
import * as css from './PostHero.css.ts';
import { PostVideo } from './PostVideo.tsx';

const WIDEST = 736;
const SIZE = { widths: [450, WIDEST], sizes: '(min-width: 1440px) 625px, (min-width: 720px) 45vw, 95vw' } as const;

/** Wider than any column. */
const WIDTH = 1_000;

/** The picture of a post on its page, and its video. */
export function PostHero({ post }: { readonly post: Post }) {
  // Not cropped, unless it is a strip: tiles show a part (K-B05).
  const ratio = pictureRatio(post.heroImageWidth, post.heroImageHeight, 0.1, 10);
  const crop = { ratio, sourceWidth: post.heroImageWidth, sourceHeight: post.heroImageHeight };
  return (
    <div className={css.frame}>
      {/* Gives the frame its size: unlike a box, it can be bounded on both sides and keep its shape. */}
      <svg className={css.shape} width={WIDTH} height={Math.round(WIDTH * ratio)} aria-hidden="true" />
      <Picture
        className={css.picture}
        url={post.heroImage}
        alt={post.heroImageAlt}
        size={SIZE}
        {...crop}
        color={post.heroImageColor}
        priority
      />
      {post.videoMediaId && <PostVideo mediaId={post.videoMediaId} poster={cropUrl(post.heroImage, WIDEST, crop)} />}
      <div className={css.like}>
        <LikeButton postId={post.id} creatorName={post.creator.name} />
      </div>
    </div>
  );
}
