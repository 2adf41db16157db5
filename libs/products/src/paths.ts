import { withQuery } from '@social-shop/routing/paths';

/** Where a product was found: `li` the post, `ci` the content that led to it (S18). */
export interface ProductSource {
  readonly li?: string;
  readonly ci?: string;
}

/** Addresses of the page of a product, for all screens that show one. */
export const productPaths = {
  /** By the id of its details. */
  product: (detailsId: string, { li, ci, variant }: ProductSource & { readonly variant?: string | undefined } = {}) =>
    withQuery(`/products/${encodeURIComponent(detailsId)}`, { li, ci, variant }),
} as const;
