/** Whether a reader has asked for stillness or for little data: then nothing plays, and no clip is fetched, before they say so. */
export function wantsStillness(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  // Spelled out: with `media` all its queries would be part of the first view.
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}
