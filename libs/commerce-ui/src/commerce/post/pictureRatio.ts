const portrait = 1.25;

/**
 * Height divided by width of a post's picture, kept between two bounds, by default those of a tile; a portrait if the size is not known.
 */
export function pictureRatio(width: number, height: number, lowest = 0.8, highest = 1.78): number {
  const ratio = height / width;
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(Math.max(ratio, lowest), highest) : portrait;
}
