import { useIntl } from '@social-shop/i18n';
import { Link, paths } from '@social-shop/routing';
import { messages } from '../../messages.ts';
import { Picture, type PictureSize } from '../../pictures/Picture.tsx';
import { Avatar } from '../../primitives/Avatar.tsx';
import type { CreatorView } from '../creator/creatorView.ts';
import type { TilePost } from './PostTile.tsx';
import * as css from './PostCard.css.ts';

const size: PictureSize = { widths: [225, 450], sizes: '(min-width: 960px) 19vw, (min-width: 600px) 29vw, 43vw' };

/** A post in a `Rail`: its picture and its creator, one link to the post. */
export function PostCard({
  post,
  creator,
}: {
  readonly post: Pick<
    TilePost,
    'id' | 'heroImage' | 'heroImageWidth' | 'heroImageHeight' | 'heroImageColor' | 'heroImageAlt'
  >;
  readonly creator: CreatorView;
}) {
  const intl = useIntl();
  const { name } = creator;
  return (
    <Link href={paths.post(post.id)} className={css.card}>
      <Picture
        className={css.picture}
        url={post.heroImage}
        alt={intl.formatMessage(messages.postPicture, { name, description: post.heroImageAlt })}
        size={size}
        ratio={1.25}
        sourceWidth={post.heroImageWidth}
        sourceHeight={post.heroImageHeight}
        color={post.heroImageColor}
      />
      <span className={css.creator} aria-hidden="true">
        <Avatar url={creator.avatarUrl} name={name} size={24} />
        <bdi className={css.name}>{name}</bdi>
      </span>
    </Link>
  );
}
