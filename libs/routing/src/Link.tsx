import type { ComponentPropsWithRef } from 'react';

/**
 * A plain anchor. One listener of the host turns clicks into navigation and intent into prefetch (`installLinks`), so hundreds of links
 * cost no more than their HTML. `href` is a whole path, from `paths`.
 */
export function Link({ children, ...anchor }: ComponentPropsWithRef<'a'> & { readonly href: string }) {
  return <a {...anchor}>{children}</a>;
}
