/** Addresses of this library's pages. */
export const searchPaths = {
  page: () => '/search',
} as const;
