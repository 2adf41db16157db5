import type { Site } from '@social-shop/routing';

/**
 * Returns a function that shortens the URLs of the shop's own pictures to their path. A page has hundreds of them. Pictures on another host
 * (`IMAGE_BASE_URL`) keep their URLs.
 */
export function ownPictures({ publicUrl }: Site): (text: string) => string {
  const own = `${publicUrl}/images/`;
  return (text) => (text.startsWith(own) ? text.slice(publicUrl.length) : text);
}
