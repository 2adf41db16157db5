/** The number of popular searches in the texts, and of those that are shown (specification 1, section 9). */
export const POPULAR = 40;
const SHOWN = 3;

/** Chooses the popular searches of a page: their places in the list, with a space between them. */
export function pickPopular(): string {
  const places = new Set<number>();
  while (places.size < SHOWN) places.add(Math.floor(Math.random() * POPULAR));
  return [...places].join(' ');
}
