import type { Extent } from '../post/extent.ts';

/** Size of an even product tile in a list: a picture of 4:5, and rows of fixed height; `noted` with a line below the price. */
export const evenTileSize = (noted: boolean): Extent => ({ share: 12_500, fixed: noted ? 162 : 138 });
