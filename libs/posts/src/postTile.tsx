import { postLabelId, PostTileSkeleton, postTileSize } from '@social-shop/commerce-ui';
import type { Tile } from '@social-shop/lists';
import { PostListTile } from './components/PostListTile.tsx';
import { messages } from './messages.ts';
import type { PostSummary } from './post.ts';

/** The most frequent sizes of posts. */
const shapes = [
  ['portrait', 4, 5],
  ['square', 1, 1],
  ['tall', 3, 4],
  ['portrait', 4, 5],
] as const;

const tileOf = ({ header }: { readonly header: boolean }): Tile<PostSummary> => ({
  sizeOf: (post) => postTileSize(post, header),
  labelIdOf: ({ id }) => postLabelId(id),
  render: (post, priority) => <PostListTile post={post} header={header} priority={priority} />,
  skeletons: [...shapes, ...shapes.toReversed()].map(([shape, heroImageWidth, heroImageHeight]) => ({
    size: postTileSize({ heroImageWidth, heroImageHeight }, header),
    element: <PostTileSkeleton shape={shape} header={header} />,
  })),
  texts: { offline: messages.offline, autoLoad: messages.autoLoad, newer: messages.newer },
});

/** A post in a list, with its creator. */
export const postTile = tileOf({ header: true });

/** A post in a list of one creator's posts, on a page that names the creator. */
export const postTileOfCreator = tileOf({ header: false });
