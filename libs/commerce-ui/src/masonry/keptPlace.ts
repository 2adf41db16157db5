/** Where a reader is in a list: a tile, and how far below the top of the window it begins, in px. */
export interface KeptPlace {
  readonly key: string;
  readonly offset: number;
  /** Of the tile, in px: a window of another width makes it another one. */
  readonly height: number;
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
    if (typeof place?.key !== 'string' || !Number.isFinite(place.offset) || !Number.isFinite(place.height))
      return undefined;
    return { key: place.key, offset: Number(place.offset), height: Number(place.height) };
  } catch {
    return undefined;
  }
}
