import type { ApiClient } from '@social-shop/api-client';
import { detailsPrice, favorites, type ProductDetails } from '@social-shop/products';
import { shows } from '@social-shop/toggles';
import { queryOptions } from '@tanstack/react-query';
import { fetchMoreFrom, fetchProduct, fetchRetailerLink, fetchRetailerProduct, fetchSeenIn } from './api.ts';

/** Logs a failure with the message of the specification (1, section 8), and throws it again. */
async function logged<T>(message: string, signal: AbortSignal, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!signal.aborted) console.error(message, error);
    throw error;
  }
}

/** A product; fails with status 404 if there is none. */
export const productQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['product-page', 'product', id],
    queryFn: ({ signal }) => fetchProduct(api, id, signal),
    meta: shows<ProductDetails>((product) => [[favorites, [product.id]]]),
  });

/** A product as its retailer sells it, with its variants. */
export const retailerProductQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['product-page', 'retailer-product', id],
    queryFn: ({ signal }) =>
      logged('Error fetching retailer product by id', signal, fetchRetailerProduct(api, id, signal)),
  });

/** The address at the retailer, for a product without a usable link of its own. */
export const retailerLinkQuery = (api: ApiClient, id: string, hlc: string | undefined) =>
  queryOptions({
    queryKey: ['product-page', 'retailer-link', id, hlc ?? ''],
    queryFn: ({ signal }) =>
      logged(
        'Error fetching retailer product link from the consumer product service',
        signal,
        fetchRetailerLink(api, { id, hlc }, signal),
      ),
  });

/** The posts that show a product, each with its creator. They are part of the document, so they have only the fields of a tile. */
export const seenInQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['product-page', 'seen-in', id],
    queryFn: async ({ signal }) => {
      const { posts, ltks = [], profiles = [], meta } = await fetchSeenIn(api, id, signal);
      const shown = posts.flatMap((post) => {
        const ltk = ltks.find((candidate) => candidate.id === post.id);
        const creator = profiles.find((candidate) => candidate.id === post.postProfileId);
        if (!ltk || !creator) return [];
        const { heroImage, heroImageWidth, heroImageHeight, heroImageColor, heroImageAlt } = ltk;
        const { displayName, name, avatarUrl } = creator;
        return {
          ...{ id: post.id, heroImage, heroImageWidth, heroImageHeight, heroImageColor, heroImageAlt },
          creator: { displayName, name, avatarUrl },
        };
      });
      return { posts: shown, ...(meta.totalResults !== undefined && { count: meta.totalResults }) };
    },
  });

/** Other products of the same retailer, with the fields of a tile. */
export const moreFromQuery = (api: ApiClient, product: Pick<ProductDetails, 'id' | 'retailerId'>) =>
  queryOptions({
    queryKey: ['product-page', 'more-from', product.id],
    queryFn: async ({ signal }) =>
      (await fetchMoreFrom(api, product, signal)).map((details) => {
        const { id, name, imageUrl, percentChange = 0, availability } = details;
        return {
          ...{ id, name, imageUrl, price: detailsPrice(details) },
          ...(percentChange > 0 && { percentOff: percentChange }),
          ...(!availability && { soldOut: true as const }),
        };
      }),
  });
