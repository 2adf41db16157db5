import type { PriceView } from '@social-shop/commerce-ui';
import { readStored, store } from '@social-shop/routing';

/** All that the tile of a product shows, so that it needs no call. */
export interface RecentProduct {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly price?: PriceView;
}

const KEY = 'product-page.recent';
const MOST = 13;

const isPrice = (value: unknown): value is PriceView =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, part]) => typeof part === (name === 'currency' ? 'string' : 'number')) &&
  'regular' in value &&
  'currency' in value;

function isRecent(value: unknown): value is RecentProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, imageUrl, price } = value as Record<string, unknown>;
  const texts = [id, name, imageUrl].every((text) => typeof text === 'string');
  return texts && (price === undefined || isPrice(price));
}

/** The products whose pages this browser has shown, the last one first. */
export function readRecent(): RecentProduct[] {
  const stored = readStored('localStorage', KEY);
  return Array.isArray(stored) ? stored.filter(isRecent) : [];
}

/** Remembers that the page of a product was shown. */
export function rememberRecent(product: RecentProduct): void {
  const others = readRecent().filter(({ id }) => id !== product.id);
  store('localStorage', KEY, [product, ...others].slice(0, MOST));
}
