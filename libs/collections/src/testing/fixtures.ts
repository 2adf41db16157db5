import type { WishCollection } from '@social-shop/api-contract';
import { wish } from '@social-shop/products/testing';
import { fixtureId } from '@social-shop/testing';
import type { Static } from 'typebox';

type WireCollection = Static<typeof WishCollection>;

/** The visitor of `signedIn` of `@social-shop/auth/testing`. */
export const ownerId = fixtureId(1);

/** A list of the visitor, as on the wire. */
export const collection = (number = 1, over: Partial<WireCollection> = {}): WireCollection => ({
  id: fixtureId(7_000 + number),
  user_id: ownerId,
  name: ['Autumn, but warm', 'New flat', 'For Mum, December'][number % 3] ?? '',
  kind: 'list',
  shared: false,
  items_count: 2,
  latest_ltk_product_ids: [fixtureId(3_001), fixtureId(3_002)],
  latest_ltk_ids: [],
  created_at: '2026-11-24T09:30:00.000Z',
  ...over,
});

/** The two built-in collections. */
export const builtIn = (kind: 'favorite-products' | 'favorite-posts', count: number): WireCollection => ({
  id: fixtureId(kind === 'favorite-products' ? 7_998 : 7_999),
  user_id: ownerId,
  name: kind,
  kind,
  shared: false,
  items_count: count,
  latest_ltk_product_ids:
    kind === 'favorite-products' && count > 0 ? [1, 2, 3, 4].map((n) => fixtureId(3_000 + n)) : [],
  latest_ltk_ids: kind === 'favorite-posts' && count > 0 ? [fixtureId(2_001)] : [],
});

/** Saved products: the first has become cheaper since, the second dearer, the others cost the same. */
export const saved = [
  wish(1, { saved_price: { amount: 14_900, currency: 'USD' } }),
  wish(2, { saved_price: { amount: 9_900, currency: 'USD' } }),
  wish(3),
  wish(4),
];
