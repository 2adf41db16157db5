import type { ApiClient } from '@social-shop/api-client';
import { follows } from '@social-shop/creators';
import { offeredLocales, regionOf } from '@social-shop/i18n';
import { postFeedQuery, type PostFeedQuery } from '@social-shop/posts';
import { postProduct } from '@social-shop/products';
import { freshness } from '@social-shop/routing';
import { shows } from '@social-shop/toggles';
import { queryOptions } from '@tanstack/react-query';
import {
  fetchCategories,
  fetchDealProducts,
  fetchHashtag,
  fetchHashtagPosts,
  fetchTrendingCreators,
  type Hashtag,
} from './api.ts';
import type { Deal } from './deals.ts';
import type { Selection } from './selection.ts';
import { POPULAR_TODAY, specialFeeds } from './specialFeeds.ts';

/** Products of a deal that its shelf shows. */
const DEAL_PRODUCTS = 12;

/** A hashtag with its counts; its failure carries status 404 without a post. */
export const hashtagQuery = (api: ApiClient, name: string) =>
  queryOptions({
    ...freshness,
    queryKey: ['discovery', 'hashtag', name],
    queryFn: ({ signal }) => fetchHashtag(api, name, signal),
    meta: shows<Hashtag>(({ creators }) => [[follows, creators.map(({ id }) => id)]]),
  });

/** The feed of a hashtag, from a cursor on. A special feed ignores the selection, because its order is fixed. */
export function hashtagFeedQuery(
  api: ApiClient,
  name: string,
  selection: Selection,
  start: string | null = null,
): PostFeedQuery {
  const special = specialFeeds.get(name);
  if (special) return postFeedQuery(api, ['discovery', 'special', name], (page) => special.fetchPage(api, page), start);
  const { newest, priceBelow } = selection;
  const key = ['discovery', 'hashtag-posts', name, newest ? 'newest' : 'popular', `${priceBelow ?? ''}`];
  return postFeedQuery(api, key, (page) => fetchHashtagPosts(api, { hashtag: name, ...selection }, page), start);
}

/** Popular posts of today, from a cursor. */
export const popularTodayQuery = (api: ApiClient, start: string | null = null) =>
  hashtagFeedQuery(api, POPULAR_TODAY, { newest: false, priceBelow: undefined }, start);

/**
 * The categories, in the visitor's language.
 *
 * @param locale code or BCP 47 tag of the language. It is not in the key: a change of the language loads a new document.
 */
export function categoriesQuery(api: ApiClient, locale: string) {
  const code = offeredLocales.find((offered) => offered.code === locale || offered.iso === locale)?.code ?? 'en';
  return queryOptions({
    ...freshness,
    queryKey: ['discovery', 'categories'],
    queryFn: ({ signal }) => fetchCategories(api, { locale: code, region: regionOf(code) }, signal),
  });
}

/** The creators who are popular today, each once, in the order of their posts. */
export const trendingCreatorsQuery = (api: ApiClient) =>
  queryOptions({
    ...freshness,
    queryKey: ['discovery', 'trending-creators'],
    queryFn: async ({ signal }) => {
      const { ltks, profiles } = await fetchTrendingCreators(api, { signal });
      const ids = new Set(ltks.map(({ profileId }) => profileId));
      return [...ids].flatMap((id) => {
        const profile = profiles.find((candidate) => candidate.id === id);
        return profile ? { displayName: profile.displayName, name: profile.name } : [];
      });
    },
  });

/** The products at the head of a deal. */
export const dealQuery = (api: ApiClient, { key, keeps }: Deal) =>
  queryOptions({
    ...freshness,
    queryKey: ['discovery', 'deal', key],
    queryFn: async ({ signal }) => {
      const products = await fetchDealProducts(api, key, keeps, signal);
      return products.slice(0, DEAL_PRODUCTS).flatMap(({ product, details }) => {
        const view = postProduct(product, details);
        return view ? { ...view, postId: product.ltkId } : [];
      });
    },
  });
