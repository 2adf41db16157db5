import { readStored, store } from '@social-shop/routing';

/**
 * Where a reader is in a list: a tile, and how far below the bar it begins, in px. Below 0 it is how much of the tile is above that, as a
 * share of its height: in a window of another width the tile has another one.
 */
export interface KeptPlace {
  readonly key: string;
  readonly offset: number;
  /** The link that had the focus or was followed. */
  readonly link?: KeptLink | undefined;
}

/** A link of a tile. */
export interface KeptLink {
  readonly key: string;
  readonly href: string;
}

const keyOf = (name: string) => `lists.place.${name}`;

/** Keeps a place for this tab. Where nothing can be kept, Back still leads to the page. */
export const keepPlace = (name: string, place: KeptPlace): boolean => store('sessionStorage', keyOf(name), place);

/** The place that was kept under a name. */
export function keptPlace(name: string): KeptPlace | undefined {
  const { key, offset, link } = (readStored('sessionStorage', keyOf(name)) ?? {}) as Partial<KeptPlace>;
  if (typeof key !== 'string' || !Number.isFinite(offset)) return undefined;
  return { key, offset: Number(offset), ...(typeof link?.key === 'string' ? { link } : {}) };
}
