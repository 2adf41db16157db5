import { readStored, store } from '@social-shop/routing';

/**
 * The place of a visitor in a list: a tile, and its distance below the bar in px. If negative, `offset` is the share of the tile's height
 * above that edge, because the height depends on the window's width.
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

/** Keeps a place for this tab. Without storage, Back still opens the page. */
export const keepPlace = (name: string, place: KeptPlace): boolean => store('sessionStorage', keyOf(name), place);

/** Returns the place kept under a name. */
export function keptPlace(name: string): KeptPlace | undefined {
  const { key, offset, link } = (readStored('sessionStorage', keyOf(name)) ?? {}) as Partial<KeptPlace>;
  if (typeof key !== 'string' || !Number.isFinite(offset)) return undefined;
  return { key, offset: Number(offset), ...(typeof link?.key === 'string' ? { link } : {}) };
}
