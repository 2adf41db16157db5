import type { ApiClient } from '@social-shop/api-client';
import type { ResultOf } from '@social-shop/api-contract';
import { createWish, deleteWish, wishesList } from '@social-shop/api-contract/calls/wishes';

/** A favorite of the visitor. */
export type Wish = ResultOf<typeof wishesList>['wishes'][number];

/** Fetches the visitor's favorites of these products, by the ids of their details; at most 128 (W16). */
export async function fetchWishes(
  api: ApiClient,
  productDetailsIds: readonly string[],
  signal?: AbortSignal,
): Promise<Wish[]> {
  const { wishes } = await api(wishesList, { query: { productDetailsIds }, signal });
  return wishes;
}

/** What is saved: a product of a post, or by its details that of the best-ranked post (S33). */
export type Savable = { readonly ltkProductId: string } | { readonly productDetailsId: string };

/** Saves a product, or finds its favorite (W20). Returns the id of the favorite. */
export async function addWish(api: ApiClient, body: Savable): Promise<string> {
  const { wish } = await api(createWish, { body });
  return wish.id;
}

/** Removes a favorite; succeeds if it is already gone (W20). */
export async function removeWish(api: ApiClient, id: string): Promise<void> {
  await api(deleteWish, { params: { id } });
}
