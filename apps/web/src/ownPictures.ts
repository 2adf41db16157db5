import type { Site } from '@social-shop/routing';

/**
 * Makes addresses of the shop's own pictures short: a page names hundreds, and at its own origin a path is enough. Pictures of another
 * host (`IMAGE_BASE_URL`) keep their addresses.
 */
export function ownPictures({ publicUrl }: Site): (text: string) => string {
  const own = `${publicUrl}/images/`;
  return (text) => (text.startsWith(own) ? text.slice(publicUrl.length) : text);
}
