import { postTile } from '@social-shop/posts';
import type { Post } from './posts.ts';

/** The layout of the feed on a phone, in px: every list is given it. */
export const COLUMNS = 2;
export const GAP_X = 8;
export const GAP_Y = 16;

/** The overscan of lists that have such an option, in px. */
export const OVERSCAN = 700;

export const columnWidthIn = (width: number) => (width - (COLUMNS - 1) * GAP_X) / COLUMNS;

/** Height of a post's tile, in px at a root font of 16 px. */
export function tileHeight(post: Post, columnWidth: number): number {
  const { share, fixed } = postTile.sizeOf(post);
  return (share * columnWidth) / 10_000 + fixed;
}
