import type { CategoryHashtag } from '@social-shop/api-contract';
import { merchandise } from './goods/index.ts';
import type { Department } from './goods/merchandise.ts';

const ofDepartment: Readonly<Record<Department, CategoryHashtag>> = {
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
const ofGood: Readonly<Record<string, CategoryHashtag>> = {
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
export function categoryOf(good: string): CategoryHashtag | null {
  const department = merchandise[good]?.department;
  return department === undefined ? null : (ofGood[good] ?? ofDepartment[department]);
}
