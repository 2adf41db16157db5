/**
 * A length that is linear in the column width: `share · width / 10,000 + fixed · rem / 16`.
 * Whole numbers only, so that sums are the same on the server and in every browser.
 */
export interface Extent {
  /** Ten-thousandths of the column width. */
  readonly share: number;
  /** Sixteenths of a rem: px, unless the visitor enlarges the text. */
  readonly fixed: number;
}

/** An extent in px. */
export const inPixels = ({ share, fixed }: Extent, columnWidth: number, rem: number) =>
  (share * columnWidth) / 10_000 + (fixed * rem) / 16;
