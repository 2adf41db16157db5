import type { ApiClient } from '@social-shop/api-client';
import { bubbles } from '@social-shop/api-contract/calls/presentation';
import { follows } from '@social-shop/creators';
import { offeredLocales, regionOf } from '@social-shop/i18n';
import { listQuery, type ListPage, type ListPages, type ListQuery } from '@social-shop/lists';
import { postFeedQuery, type PostFeedQuery } from '@social-shop/posts';
import { favorites } from '@social-shop/products';
import { freshness } from '@social-shop/routing';
import { shows } from '@social-shop/toggles';
import { queryOptions } from '@tanstack/react-query';
import { searching } from '../provider/searching.ts';
import { hitsPerPage, type SearchResult } from '../provider/searchProvider.ts';
import type { Facts } from './facts.ts';
import { foundCreators, foundPosts, foundProducts, type FoundCreator, type FoundProduct } from './foundItems.ts';
import { alphaOf, filtersOf, selectionPath, unfiltered, type Selection } from './selection.ts';

/** An offset of a page, from a cursor of an address. */
const offsetOf = (next: string | undefined) => (next !== undefined && /^\d{1,4}$/.test(next) ? Number(next) : 0);

const keyOf = (selection: Selection) => ['search', 'results', selectionPath(selection)];

/** Fetches a page. More exist while the loaded ids are not the total (specification 1, section 4). */
async function fetchPage(
  api: ApiClient,
  selection: Selection,
  { next, signal, isFirst }: { readonly next?: string; readonly signal?: AbortSignal; readonly isFirst: boolean },
): Promise<{ readonly result: SearchResult; readonly next?: string; readonly about?: Facts }> {
  const offset = offsetOf(next);
  const { keyword: rawQuery, type, sort, debug } = selection;
  const request = { rawQuery, type, sort, filters: filtersOf(selection), alpha: alphaOf(selection) };
  const page = { hitsPerPage: hitsPerPage[type], offset, signal };
  const result = await searching(api).search({ ...request, ...page });
  const { hits, total, isComplete, didYouMean } = result;
  const loaded = offset + hits.length;
  const facts = { total, isComplete, didYouMean, ...(debug && { scores: hits }) };
  return {
    result,
    ...(hits.length > 0 && loaded < total && { next: String(loaded) }),
    ...(isFirst && { about: facts }),
  };
}

/** The posts of a selection. */
export const postResultsQuery = (api: ApiClient, selection: Selection, start: string | null = null): PostFeedQuery =>
  postFeedQuery(
    api,
    keyOf(selection),
    async (options) => {
      const { result, ...page } = await fetchPage(api, selection, {
        ...options,
        isFirst: (options.next ?? null) === start,
      });
      return { ...foundPosts(result), ...page };
    },
    start,
  );

const pageOf = <Item>(
  { result, ...page }: Awaited<ReturnType<typeof fetchPage>>,
  itemsOf: (result: SearchResult) => readonly Item[],
): ListPage<Item> => ({ items: itemsOf(result), ...page });

/** The creators of a selection. */
export const creatorResultsQuery = (
  api: ApiClient,
  selection: Selection,
  start: string | null = null,
): ListQuery<FoundCreator> =>
  listQuery({
    key: keyOf(selection),
    start,
    fetchPage: async (options) =>
      pageOf(await fetchPage(api, selection, { ...options, isFirst: (options.next ?? null) === start }), foundCreators),
    meta: shows<ListPages<FoundCreator>>(({ pages }) => [[follows, idsIn(pages)]]),
  });

/** The products of a selection. */
export const productResultsQuery = (
  api: ApiClient,
  selection: Selection,
  start: string | null = null,
): ListQuery<FoundProduct> =>
  listQuery({
    key: keyOf(selection),
    start,
    fetchPage: async (options) =>
      pageOf(await fetchPage(api, selection, { ...options, isFirst: (options.next ?? null) === start }), foundProducts),
    meta: shows<ListPages<FoundProduct>>(({ pages }) => [[favorites, idsIn(pages)]]),
  });

const idsIn = (pages: readonly ListPage<{ readonly id: string }>[]) =>
  pages.flatMap(({ items }) => items.map(({ id }) => id));

/** What a page can do without: the browser tries again if the server had no time for it. */
const optional = { ...freshness, retryOnMount: true };

/** The number of hits of a selection, for its tab. */
export const countQuery = (api: ApiClient, selection: Selection) =>
  queryOptions({
    ...optional,
    queryKey: ['search', 'count', selectionPath({ ...selection, sort: 'relevant', debug: false })],
    queryFn: async ({ signal }) => {
      const { keyword: rawQuery, type } = selection;
      const { total, isComplete } = await searching(api).search({
        ...{ rawQuery, type, filters: filtersOf(selection), hitsPerPage: 1, offset: 0, signal },
      });
      return { total, isComplete };
    },
  });

/** The values of filters and their hits. By itself, since it takes longer than the results. */
export const facetsQuery = (api: ApiClient, selection: Selection) =>
  queryOptions({
    ...optional,
    queryKey: ['search', 'facets', selectionPath({ ...selection, sort: 'relevant', debug: false })],
    queryFn: async ({ signal }) => {
      const { keyword: rawQuery, type } = selection;
      const { facets = [] } = await searching(api).search({
        ...{ rawQuery, type, filters: filtersOf(selection), hitsPerPage: 1, offset: 0, facets: true, signal },
      });
      return facets;
    },
  });

/** The number of hits without filters. */
export const unfilteredCountQuery = (api: ApiClient, selection: Selection) =>
  countQuery(api, { ...selection, ...unfiltered });

/** Popular products that a page without results shows. */
const POPULAR = 4;

/** Popular products, whatever is searched for. */
export const popularProductsQuery = (api: ApiClient) =>
  queryOptions({
    ...optional,
    queryKey: ['search', 'popular-products'],
    queryFn: async ({ signal }) =>
      foundProducts(
        await searching(api).search({ rawQuery: '', type: 'product', hitsPerPage: POPULAR, offset: 0, signal }),
      ),
  });

/** The categories in a language; `key` is the hashtag of each. */
export const categoriesQuery = (api: ApiClient, locale: string) =>
  queryOptions({
    ...optional,
    queryKey: ['search', 'categories'],
    queryFn: async ({ signal }) => {
      const date = new Date().toISOString().slice(0, 10);
      const known = offeredLocales.find(({ code, iso }) => code === locale || iso === locale)?.code ?? 'en';
      const { modules } = await api(bubbles, {
        body: { countryCode: regionOf(known), date, version: '1.0', locale: known },
        signal,
      });
      return modules.flatMap(({ options }) => options.map(({ key, title, imageUrl }) => ({ key, title, imageUrl })));
    },
  });
