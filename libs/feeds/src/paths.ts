import { paths } from '@social-shop/routing';

/** Addresses of this library's pages, the tabs of home. */
export const feedsPaths = {
  discover: () => paths.home(),
  following: () => '/home/following',
  forYou: () => '/home/for-you',
} as const;
