import { collectionsPaths } from './paths.ts';

/** The orders of saved products, as in the address and on the wire. The first one is the default. */
export const orders = ['newest', 'price-low', 'price-high', 'drop'] as const;

/** The filters of saved products. */
export const filters = ['dropped', 'sale', 'in-stock'] as const;

/** Which saved products are shown, and in what order. */
export interface Selection {
  readonly order: (typeof orders)[number];
  /** All of them apply. */
  readonly only: readonly (typeof filters)[number][];
  /** Id of the only retailer. */
  readonly retailer?: string | undefined;
}

/** All of them, newest first. */
export const wholeSelection: Selection = { order: 'newest', only: [] };

/** Reads a selection from the address; values that are unknown are ignored. */
export function selectionOf(search: URLSearchParams): Selection {
  return {
    order: orders.find((order) => order === search.get('order')) ?? 'newest',
    only: filters.filter((filter) => search.getAll('only').includes(filter)),
    // Empty in the form that is sent without script.
    retailer: search.get('retailer') || undefined,
  };
}

/** The address of saved products with a selection. */
export const selectionPath = ({ order, only, retailer }: Selection): string =>
  collectionsPaths.favoriteProducts({ order: order === 'newest' ? undefined : order, only, retailer });

/** Whether a filter or a retailer is selected. */
export const isNarrowed = ({ only, retailer }: Selection): boolean => only.length > 0 || retailer !== undefined;
