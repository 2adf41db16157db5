import type { ComponentPropsWithRef } from 'react';

/**
 * A plain anchor: the host's one listener turns clicks into navigation and intent into prefetch (`installLinks`), so that a
 * list of hundreds costs no more than its HTML. `href` is a whole path, from `paths`.
 */
export function Link({ children, ...anchor }: ComponentPropsWithRef<'a'> & { readonly href: string }) {
  return <a {...anchor}>{children}</a>;
}
