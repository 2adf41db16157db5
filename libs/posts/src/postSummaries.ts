import { ApiError, type ApiClient } from '@social-shop/api-client';
import type { ListPage } from '@social-shop/lists';
import {
  fetchProductDetails,
  fetchProducts,
  postProduct,
  type Product,
  type ProductDetails,
} from '@social-shop/products';
import type { Ltk, LtkPage } from './api.ts';
import { postSummary, type PostSummary } from './post.ts';

/** Products shown per post (specification 1, section 9). */
const SHELF = 3;

/** Handles a failed call for products: returns no products, or throws so that the page fails. */
type OnFailure = (error: unknown) => never[];

/** If a call fails, its part of the tiles is empty. Any other error, such as the caller's abort, is thrown again. */
const orNone: OnFailure = (error) => {
  if (error instanceof ApiError) return [];
  throw error;
};

const unique = (ids: readonly string[]) => [...new Set(ids)];

const byId = <T extends { readonly id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]));

/** Only a post with a single product shows its name and price; others show pictures (S27). */
const single = ({ productIds }: Ltk) => (productIds.length === 1 ? productIds : []);

/**
 * Makes a page of a list: with the feed itself three upstream calls (S29). Products that fail leave their shelf empty, by default.
 * A post whose creator is missing is left out, and the page does not fail (K-F15).
 */
export async function postSummaries(
  api: ApiClient,
  page: LtkPage,
  signal?: AbortSignal,
  onFailure: OnFailure = orNone,
): Promise<ListPage<PostSummary>> {
  const { ltks, profiles, next, posted, about } = page;
  const shelf = ({ productIds }: Ltk) => productIds.slice(0, SHELF);
  const products = byId<Product>(
    page.products ?? (await fetchProducts(api, unique(ltks.flatMap(shelf)), signal).catch(onFailure)),
  );
  const detailsIds = ltks.flatMap(single).flatMap((id) => products.get(id)?.productDetailsId ?? []);
  const details = byId<ProductDetails>(
    page.productDetails ?? (await fetchProductDetails(api, unique(detailsIds), signal).catch(onFailure)),
  );
  const creators = byId(profiles);

  const items = ltks.flatMap((ltk) => {
    const profile = creators.get(ltk.profileId);
    if (!profile) return [];
    const ofOne = single(ltk).length === 1;
    const views = shelf(ltk).flatMap((id) => {
      const product = products.get(id);
      const view = product && postProduct(product, ofOne ? details.get(product.productDetailsId) : undefined);
      if (!view) return [];
      const { detailsId, imageUrl, name, price } = view;
      return { detailsId, imageUrl, ...(name !== undefined && { name }), ...(price && { price }) };
    });
    const summary = postSummary(ltk, profile, views);
    return posted ? { ...summary, posted: { by: ltk.profileId, at: ltk.createdAt } } : summary;
  });
  return { items, ...(next === undefined ? {} : { next }), ...(about === undefined ? {} : { about }) };
}
