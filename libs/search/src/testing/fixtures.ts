import type { Ltk } from '@social-shop/api-contract';
import { fixtureId } from '@social-shop/testing';
import type { Static } from 'typebox';

type WirePost = Static<typeof Ltk>;

/** The nth post, as on the wire. */
export const post = (number = 1, over: Partial<WirePost> = {}): WirePost => ({
  id: fixtureId(number),
  profile_id: fixtureId(1_000),
  // Pictures of the demo are in @social-shop/testing/pictures.
  hero_image: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"/%3E',
  hero_image_width: 800,
  hero_image_height: 1_000,
  hero_image_color: '#c9dfd2',
  hero_image_alt: `A linen dress on a rail, picture ${number}`,
  product_ids: [],
  products_count: 0,
  caption: 'Everything I packed for four slow days by the lake.',
  share_url: `https://shop.test/posts/${fixtureId(number)}`,
  created_at: '2026-11-24T09:30:00.000Z',
  ...over,
});
