const portrait = 1.25;

/** Height divided by width of a post's picture, kept between .8 and 1.78; a portrait where the size is not known. */
export function pictureRatio(width: number, height: number): number {
  const ratio = height / width;
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(Math.max(ratio, 0.8), 1.78) : portrait;
}
