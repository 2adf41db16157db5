import { withQuery } from '@social-shop/routing/paths';

/** The source of a visit: `li` is the post, `ci` the content that linked to the product (S18). */
export interface ProductSource {
  readonly li?: string;
  readonly ci?: string;
}

/** Addresses of the pages of products and their categories, for all screens that link to them. */
export const productPaths = {
  /** The page of a product, by the id of its details. */
  product: (detailsId: string, { li, ci, variant }: ProductSource & { readonly variant?: string | undefined } = {}) =>
    withQuery(`/products/${encodeURIComponent(detailsId)}`, { li, ci, variant }),
  categories: () => '/categories',
  /** The feed of a category, by its hashtag (W24). */
  category: (hashtag: string) => `/categories/${encodeURIComponent(hashtag)}`,
} as const;
