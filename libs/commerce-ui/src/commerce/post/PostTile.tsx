import type { Ltk, Of, TilePictures } from '@social-shop/api-contract';
import { useIntl } from '@social-shop/i18n';
import { Link, paths } from '@social-shop/routing';
import type { ReactNode } from 'react';
import { Icon } from '../../icon/Icon.tsx';
import { messages } from '../../messages.ts';
import { Picture, type PictureSize } from '../../pictures/Picture.tsx';
import { hidden } from '../../theme/text.css.ts';
import * as css from './PostTile.css.ts';
import { TileCreator } from '../creator/TileCreator.tsx';
import { PostShelf, type ShelfProduct } from './PostShelf.tsx';
import { pictureRatio } from './pictureRatio.ts';
import type { CreatorView } from '../creator/creatorView.ts';

/** The fields of a post that a tile shows. */
export type TilePost = Pick<
  Of<typeof Ltk>,
  | 'id'
  | 'heroImage'
  | 'heroImageWidth'
  | 'heroImageHeight'
  | 'heroImageColor'
  | 'heroImageAlt'
  | 'videoMediaId'
  | 'productsCount'
  | 'priceFrom'
>;

export interface PostTileProps {
  readonly post: TilePost;
  readonly creator: CreatorView;
  /** In the creator's order; the first three are shown. */
  readonly products: readonly ShelfProduct[];
  /** False on the creator's own page. */
  readonly header?: boolean;
  /** The post is in the first row: load its picture first. */
  readonly priority?: boolean;
  /** The button of a menu, beside the creator. */
  readonly more?: ReactNode;
  /** A round button on the picture, at its lower end. */
  readonly action?: ReactNode;
  /** Covers the picture and the mark of a video: a clip while it plays. */
  readonly clip?: ReactNode;
}

const heroSize: PictureSize = {
  widths: [225, 450] satisfies TilePictures['hero'],
  sizes: '(min-width: 1440px) 328px, (min-width: 1264px) 23vw, (min-width: 600px) 31vw, 47vw',
};

/** Id of the element that names a post's tile: the link on its picture. */
export const postLabelId = (postId: string) => `post-${postId}`;

/** A post in a list: its creator, its picture and its products (S27). */
export function PostTile({
  post,
  creator,
  products,
  header = true,
  priority = false,
  more,
  action,
  clip,
}: PostTileProps) {
  const intl = useIntl();
  const { name } = creator;
  const href = paths.post(post.id);
  return (
    <div>
      {header && (
        <div className={css.header}>
          <TileCreator creator={creator} />
          {more}
        </div>
      )}
      <div className={css.frame}>
        <Link id={postLabelId(post.id)} href={href} className={css.hero}>
          <Picture
            className={css.heroShape}
            url={post.heroImage}
            alt={
              post.heroImageAlt
                ? intl.formatMessage(messages.postPicture, { name, description: post.heroImageAlt })
                : intl.formatMessage(messages.postBy, { name })
            }
            size={heroSize}
            ratio={pictureRatio(post.heroImageWidth, post.heroImageHeight)}
            sourceWidth={post.heroImageWidth}
            sourceHeight={post.heroImageHeight}
            color={post.heroImageColor}
            priority={priority}
          />
          {post.videoMediaId && (
            <span className={css.video}>
              <Icon name="playFill" size={16} />
              <span className={hidden}>{intl.formatMessage(messages.video)}</span>
            </span>
          )}
          {clip}
        </Link>
        {action && <div className={css.action}>{action}</div>}
      </div>
      <PostShelf
        products={products}
        count={post.productsCount}
        priceFrom={post.priceFrom}
        color={post.heroImageColor}
        postHref={href}
      />
    </div>
  );
}
