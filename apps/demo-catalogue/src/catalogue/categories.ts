import { merchandise } from './goods/index.ts';
import type { Department } from './goods/merchandise.ts';

/** The categories that visitors browse, each by the hashtag of its feed. */
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
] as const;

export type Category = (typeof categories)[number];

const ofDepartment: Readonly<Record<Department, Category>> = {
  clothing: 'workwear',
  shoes: 'shoes',
  bags: 'bags',
  accessories: 'jewelry',
  beauty: 'beauty',
  home: 'home',
  table: 'kitchen',
  plants: 'home',
};

/** Goods that have a category of their own within their department. */
const ofGood: Readonly<Record<string, Category>> = {
  slip: 'dresses',
  wrap: 'dresses',
  knit: 'knitwear',
  coat: 'coats',
  skirt: 'skirts',
  trousers: 'trousers',
  boots: 'boots',
  '1f462': 'boots',
  '1f97e': 'boots',
  '1f392': 'travel',
  shades: 'sunglasses',
  sunhat: 'hats',
  perfume: 'fragrance',
  jar: 'skincare',
  dropper: 'skincare',
  lamp: 'lighting',
  candle: 'candles',
  vase: 'decor',
  bottlevase: 'decor',
  ring: 'decor',
};

/** The category of a good; undefined if no shop sells it. */
export function categoryOf(good: string): Category | null {
  const department = merchandise[good]?.department;
  return department === undefined ? null : (ofGood[good] ?? ofDepartment[department]);
}
