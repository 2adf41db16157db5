import type { Extent } from './extent.ts';
import { pictureRatio } from './pictureRatio.ts';
import type { PostTileProps } from './PostTile.tsx';

// The rows of `PostTile.css.ts`, in sixteenths of a rem: the header, and the gap of 8 above four squares of (w − 24) / 4 (S27).
const HEADER = 41;
const SHELF = 8 - 24 / 4;
const SHELF_SHARE = 10_000 / 4;

/** Height of a post's tile, before it is drawn. */
export const postTileSize = (
  { heroImageWidth, heroImageHeight }: Pick<PostTileProps['post'], 'heroImageWidth' | 'heroImageHeight'>,
  header: boolean,
): Extent => ({
  share: Math.round(10_000 * pictureRatio(heroImageWidth, heroImageHeight)) + SHELF_SHARE,
  fixed: (header ? HEADER : 0) + SHELF,
});
