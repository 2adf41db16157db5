/** Addresses of this library's pages. Those of hashtags are in `@social-shop/posts/paths`, since posts link to them. */
export const discoveryPaths = {
  categories: () => '/categories',
  category: (key: string) => `/categories/${encodeURIComponent(key)}`,
  deals: () => '/deals',
} as const;
