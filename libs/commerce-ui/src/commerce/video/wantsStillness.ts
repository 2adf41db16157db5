/** Returns whether the visitor prefers less motion or less data. Then no clip is loaded or played before they ask. */
export function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  // Written out, because importing `media` would add all its queries to the first view.
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}
