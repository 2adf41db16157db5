import { withQuery } from '@social-shop/routing';
import { keywordOf } from '../keyword.ts';
import { searchPaths } from '../paths.ts';
import type { SearchFilters, SearchSort } from '../provider/searchTypes.ts';
import type { SearchType } from '../provider/searchProvider.ts';

/** The types in the order of their tabs (S37). */
export const searchTypes = ['post', 'product', 'creator'] as const satisfies readonly SearchType[];

/** The orders that visitors choose from. */
export const sorts = ['relevant', 'newest', 'price_asc', 'price_desc'] as const satisfies readonly SearchSort[];

/** The price bands that visitors choose from, in US dollars, the upper limit included. */
export const priceBands = ['0-50', '50-150', '150-400', '400-'] as const;

/** A price band, from and to in US dollars. */
export type PriceBand = (typeof priceBands)[number];

/** Filters with several values, by their parameter in the address. */
export const listFilters = {
  category: 'categories',
  retailer: 'retailerIds',
  brand: 'brandIds',
  colour: 'colours',
} as const satisfies Readonly<Record<string, keyof SearchFilters>>;

/** The parameter of a filter with several values. */
export type ListFilter = keyof typeof listFilters;
export const listFilterNames = Object.keys(listFilters) as ListFilter[];

/** What the page shows, as its address says it. */
export interface Selection {
  /** Without space around it; empty before a search. */
  readonly keyword: string;
  readonly type: SearchType;
  readonly sort: SearchSort;
  readonly price: PriceBand | undefined;
  readonly sale: boolean;
  readonly stock: boolean;
  readonly category: readonly string[];
  readonly retailer: readonly string[];
  readonly brand: readonly string[];
  readonly colour: readonly string[];
  /** Whether scores are shown, where that is allowed (S24). */
  readonly debug: boolean;
  /** The weight of popularity, as it was typed. */
  readonly alpha: string | undefined;
}

/** The most values of one filter in an address, as of the contract. */
const MOST_VALUES = 32;
const LONGEST_VALUE = 50;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Names of the machine itself. Elsewhere nobody sees scores (S24). */
const OWN_MACHINE = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Reads the selection of an address. Unknown values count as none, so that no address fails.
 *
 * @param site the shop's own address, which decides whether `debug` works.
 */
export function selectionOf(search: URLSearchParams, site: string): Selection {
  const type = searchTypes.find((name) => name === search.get('type')) ?? 'post';
  const listOf = (name: ListFilter) =>
    [...new Set(search.getAll(name))]
      .filter((value) => (name === 'retailer' || name === 'brand' ? UUID.test(value) : isName(value)))
      .slice(0, MOST_VALUES);
  return {
    keyword: keywordOf(search.get('keyword') ?? ''),
    type,
    sort: sorts.find((name) => name === search.get('sort')) ?? 'relevant',
    price: priceBands.find((band) => band === search.get('price')),
    sale: search.get('sale') === '1',
    stock: search.get('stock') === '1',
    category: listOf('category'),
    retailer: listOf('retailer'),
    brand: listOf('brand'),
    colour: listOf('colour'),
    debug: search.get('debug') === 'true' && URL.canParse(site) && OWN_MACHINE.includes(new URL(site).hostname),
    alpha: search.get('alpha') ?? undefined,
  };
}

const isName = (value: string) => value !== '' && value.length <= LONGEST_VALUE;

/** No filters. */
export const unfiltered = {
  ...{ price: undefined, sale: false, stock: false },
  ...{ category: [], retailer: [], brand: [], colour: [] },
} as const satisfies Partial<Selection>;

/** Returns the address of a selection. What is as usual is left out; creators have no filters and one order. */
export function selectionPath({ keyword, type, ...rest }: Selection): string {
  const { debug, alpha, sort, price, sale, stock, ...lists } =
    type === 'creator' ? { ...rest, ...unfiltered, sort: 'relevant' as const } : rest;
  return withQuery(searchPaths.page({ keyword, type }), {
    sort: sort === 'relevant' ? undefined : sort,
    price,
    sale: sale ? '1' : undefined,
    stock: stock ? '1' : undefined,
    ...lists,
    debug: debug ? 'true' : undefined,
    alpha: debug ? alpha : undefined,
  });
}

/** The number of chosen filters. */
export const filterCount = (selection: Selection): number =>
  [selection.price, selection.sale, selection.stock].filter(Boolean).length +
  listFilterNames.reduce((sum, name) => sum + selection[name].length, 0);

/** The filters as a provider takes them; undefined without any. Creators have none. */
export function filtersOf(selection: Selection): SearchFilters | undefined {
  if (selection.type === 'creator' || filterCount(selection) === 0) return undefined;
  const [from, to] = (selection.price ?? '').split('-').map((dollars) => (dollars ? Number(dollars) * 100 : undefined));
  return {
    ...(from ? { priceMin: from } : {}),
    ...(to ? { priceMax: to } : {}),
    ...(selection.sale && { onSale: true }),
    ...(selection.stock && { inStock: true }),
    ...Object.fromEntries(
      listFilterNames.flatMap((name) => (selection[name].length > 0 ? [[listFilters[name], selection[name]]] : [])),
    ),
  };
}

/** The weight of popularity, if it is one (specification 1, section 5, Alpha). */
export function alphaOf({ debug, alpha }: Selection): number | undefined {
  const number = alpha === undefined || alpha.trim() === '' ? NaN : Number(alpha);
  return debug && number >= 0 && number <= 1 ? number : undefined;
}
