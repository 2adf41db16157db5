import { withQuery } from '@social-shop/routing/paths';

/** Addresses of this library's pages. */
export const collectionsPaths = {
  favorites: () => '/account/favorites',
  favoritePosts: () => '/account/favorites/posts',
  favoriteProducts: (query: Readonly<Record<string, string | readonly string[] | undefined>> = {}) =>
    withQuery('/account/favorites/products', query),
  lists: () => '/wishlists',
  /** A shared list, by its hash (W8). */
  shared: (hash: string) => `/collections/${encodeURIComponent(hash)}`,
  /** A list of the visitor, with the tools of its owner. */
  list: (id: string) => `/wishlists/${encodeURIComponent(id)}`,
} as const;

const builtInPaths = {
  'favorite-posts': collectionsPaths.favoritePosts,
  'favorite-products': collectionsPaths.favoriteProducts,
} as const;

interface CollectionAddress {
  readonly id: string;
  readonly kind: 'list' | keyof typeof builtInPaths;
}

/** The page of a collection for its owner. */
export const collectionPath = ({ id, kind }: CollectionAddress): string =>
  kind === 'list' ? collectionsPaths.list(id) : builtInPaths[kind]();
