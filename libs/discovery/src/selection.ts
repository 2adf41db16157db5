import { withQuery } from '@social-shop/routing';
import type { PriceLimit } from './api.ts';

/** Order and filter of a list. */
export interface Selection {
  readonly newest: boolean;
  /** Only posts with a product below it, in US cents. */
  readonly priceBelow: PriceLimit | undefined;
}

/** The limits that visitors choose from, in US cents. */
export const limits: readonly PriceLimit[] = [2_500, 5_000, 10_000];

const dollars = (limit: PriceLimit) => `${limit / 100}`;

/** Reads the selection of an address; unknown values count as none. */
export const selectionOf = (search: URLSearchParams): Selection => ({
  newest: search.get('sort') === 'newest',
  priceBelow: limits.find((limit) => dollars(limit) === search.get('price')),
});

/** Returns the address of a list with a selection. The default selection adds no query. */
export const withSelection = (path: string, { newest, priceBelow }: Selection): string =>
  withQuery(path, {
    sort: newest ? 'newest' : undefined,
    price: priceBelow === undefined ? undefined : dollars(priceBelow),
  });
