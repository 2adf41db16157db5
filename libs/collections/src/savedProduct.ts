import type { ApiClient } from '@social-shop/api-client';
import type { ListItem, ListPage, ListPages } from '@social-shop/lists';
import { favorites, fetchProductDetails, fetchProducts, postProduct, type PostProduct } from '@social-shop/products';
import { shows } from '@social-shop/toggles';
import type { Wish, WishPage } from './api.ts';

/** A saved product as its tile shows it. */
export interface SavedProduct extends ListItem {
  /** That of the favorite. */
  readonly id: string;
  readonly product: PostProduct & { readonly name: string };
  readonly postId: string;
  /** The price when it was saved, in minor units; absent if it had none then. */
  readonly saved?: Wish['savedPrice'];
}

const unique = (ids: readonly string[]) => [...new Set(ids)];

const byId = <T extends { readonly id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]));

/** Makes a page of tiles of saved products, with two parallel calls. Products that no longer exist are left out. */
export async function savedProducts(
  api: ApiClient,
  { wishes, next }: WishPage,
  signal?: AbortSignal,
): Promise<ListPage<SavedProduct>> {
  const [products, details] = await Promise.all([
    fetchProducts(api, unique(wishes.map(({ ltkProductId }) => ltkProductId)), signal).then(byId),
    fetchProductDetails(api, unique(wishes.map(({ productDetailsId }) => productDetailsId)), signal).then(byId),
  ]);
  const items = wishes.flatMap(({ id, ltkId, ltkProductId, productDetailsId, savedPrice }): SavedProduct[] => {
    const product = products.get(ltkProductId);
    const shown = product && postProduct(product, details.get(productDetailsId));
    if (shown?.name === undefined) return [];
    return [{ id, postId: ltkId, product: { ...shown, name: shown.name }, ...(savedPrice && { saved: savedPrice }) }];
  });
  return { items, ...(next !== undefined && { next }) };
}

/** For a list of saved products: each has a heart. */
export const showsHearts = shows<ListPages<SavedProduct>>(({ pages }) => [
  [favorites, pages.flatMap(({ items }) => items.map(({ product }) => product.detailsId))],
]);
