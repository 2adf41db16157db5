import { PostTile } from '@social-shop/commerce-ui';
import { useIntl } from '@social-shop/i18n';
import { shopHref } from '@social-shop/products';
import { memo } from 'react';
import type { Post } from './posts.ts';

/** The tile of every list but ours, which makes the same one of a post by itself (`PostListTile` of `posts`). */
export const Tile = memo(function Tile({ post }: { readonly post: Post }) {
  const intl = useIntl();
  const { creator, products, ...tile } = post;
  const shelf = products.map(({ link, ...product }, index) => ({
    ...product,
    href: shopHref(link, { li: post.id, ci: post.id }),
    name: product.name ?? intl.formatMessage({ id: 'posts.tile.product' }, { number: index + 1, name: creator.name }),
  }));
  return <PostTile post={tile} profile={creator} products={shelf} />;
});
