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

const stored = (name: string) => `place ${name}`;

/** Keeps a place for this tab. Where nothing can be kept, Back still leads to the page. */
export function keepPlace(name: string, place: KeptPlace): void {
  try {
    sessionStorage.setItem(stored(name), JSON.stringify(place));
  } catch {
    // No storage, or a full one.
  }
}

/** The place that was kept under a name. */
export function keptPlace(name: string): KeptPlace | undefined {
  try {
    const place = JSON.parse(sessionStorage.getItem(stored(name)) ?? 'null') as Partial<KeptPlace> | null;
    if (typeof place?.key !== 'string' || !Number.isFinite(place.offset)) return undefined;
    const { key, offset, link } = place;
    return { key, offset: Number(offset), ...(typeof link?.key === 'string' ? { link } : {}) };
  } catch {
    return undefined;
  }
}
