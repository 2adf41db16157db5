import { withQuery } from '@social-shop/routing/paths';

/** Addresses of this library's pages. */
export const searchPaths = {
  /** The results for a text; without one, the page to search from. */
  page: ({ keyword, type }: { readonly keyword?: string; readonly type?: string } = {}) =>
    withQuery('/search', { keyword: keyword || undefined, type: type === 'post' ? undefined : type }),
} as const;
