import { productPaths } from '@social-shop/products';

/** Addresses of this library's pages. Those of hashtags are in `@social-shop/posts/paths`, since posts link to them. */
export const discoveryPaths = {
  categories: productPaths.categories,
  category: productPaths.category,
  deals: () => '/deals',
  sitemap: () => '/sitemap',
} as const;
