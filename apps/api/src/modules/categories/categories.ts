import type { messages } from './messages.ts';

/** The categories in the order in which they are shown, each by the hashtag of its feed (W24). */
export const categories = [
  'dresses',
  'knitwear',
  'coats',
  'skirts',
  'trousers',
  'shoes',
  'boots',
  'bags',
  'jewelry',
  'sunglasses',
  'hats',
  'weddingguest',
  'workwear',
  'travel',
  'beauty',
  'skincare',
  'fragrance',
  'home',
  'lighting',
  'decor',
  'kitchen',
  'candles',
  'ltkgiftguide',
  'findsunder50',
] as const satisfies readonly (keyof typeof messages)[];
