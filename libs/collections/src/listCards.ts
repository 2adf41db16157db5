import type { ApiClient } from '@social-shop/api-client';
import { fetchPosts } from '@social-shop/posts/api';
import { fetchProducts } from '@social-shop/products';
import { fetchCollections, type Collection } from './api.ts';

/** A collection with the pictures of its latest items, four at most. */
export interface ListCardView {
  readonly collection: Collection;
  readonly pictures: readonly string[];
}

/** Ids of one call (W16). */
const MOST_IDS = 128;

/** The visitor's collections as cards. Without their pictures they are cards all the same. */
export async function fetchListCards(api: ApiClient, signal?: AbortSignal): Promise<readonly ListCardView[]> {
  const collections = await fetchCollections(api, signal);
  const productIds = [...new Set(collections.flatMap(({ latestLtkProductIds: ids }) => ids))];
  const parts = Array.from({ length: Math.ceil(productIds.length / MOST_IDS) }, (_, part) =>
    fetchProducts(api, productIds.slice(part * MOST_IDS, (part + 1) * MOST_IDS), signal),
  );
  const pictures = new Map<string, string>();
  const addProducts = Promise.all(parts).then((found) => {
    for (const { id, imageUrl } of found.flat()) pictures.set(id, imageUrl);
  });
  const postIds = collections.flatMap(({ latestLtkIds: ids }) => ids);
  const addPosts =
    postIds.length > 0
      ? fetchPosts(api, postIds, signal).then(({ ltks }) => {
          for (const { id, heroImage } of ltks) pictures.set(id, heroImage);
        })
      : undefined;
  await Promise.allSettled([addProducts, addPosts]);
  return collections.map((collection) => ({
    collection,
    pictures: [...collection.latestLtkProductIds, ...collection.latestLtkIds].flatMap((id) => pictures.get(id) ?? []),
  }));
}
