import { postTile } from '@social-shop/posts';
import { memo } from 'react';
import type { Post } from './posts.ts';

/** The product's tile in a list that is not ours: what a post's tile has is said there alone. */
export const Tile = memo(function Tile({ post }: { readonly post: Post }) {
  return postTile.render(post, false);
});
