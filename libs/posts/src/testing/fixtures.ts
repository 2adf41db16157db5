import type { Like, Ltk, MediaObject, PostActivities, PostReport } from '@social-shop/api-contract';
import { profile } from '@social-shop/creators/testing';
import { product } from '@social-shop/products/testing';
import { fixtureId } from '@social-shop/testing';
import { postPicture } from '@social-shop/testing/pictures';
import type { Static } from 'typebox';

type WireLtk = Static<typeof Ltk>;

/** The nth post, as on the wire: six products, and the creator of the fixtures. */
export const ltk = (number = 1, over: Partial<WireLtk> = {}): WireLtk => {
  const { url, width, height, color, alt } = postPicture(number);
  return {
    id: fixtureId(2_000 + number),
    profile_id: profile().id,
    hero_image: url,
    hero_image_width: width,
    hero_image_height: height,
    hero_image_color: color,
    hero_image_alt: alt,
    product_ids: [1, 2, 3, 4, 5, 6].map((nth) => product(nth).id),
    products_count: 6,
    price_from: { amount: 3_400, currency: 'USD' },
    caption: 'Everything I packed for four slow days by the lake. #packlight #linenseason',
    share_url: `https://shop.test/posts/${fixtureId(2_000 + number)}`,
    created_at: '2026-11-24T09:30:00.000Z',
    ...over,
  };
};

/** The clip of a post; its poster is the post's picture. */
export const clip = (post: WireLtk, url: string): Static<typeof MediaObject> => ({
  id: fixtureId(5_000),
  type: 'video',
  url,
  width: post.hero_image_width,
  height: post.hero_image_height,
  dominant_color: post.hero_image_color,
  alt: post.hero_image_alt,
  duration_ms: 2_000,
});

/** A like of a post. */
export const like = (postId = ltk().id): Static<typeof Like> => ({
  ltk_id: postId,
  date_liked: '2026-11-24T09:30:00.000Z',
  like_type: 'CLICK',
  network: 'LTK',
});

/** A report of a post. */
export const report = (postId = ltk().id): Static<typeof PostReport> => ({
  id: fixtureId(6_500),
  ltk_id: postId,
  reason: 'misleading',
  reported_at: '2026-11-24T09:30:00.000Z',
});

/** Posts from one number to another, both included. */
export const ltks = (from: number, to: number): WireLtk[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ltk(from + index));

/** A page of a feed, as on the wire, with the included data. */
export const feedPage = (posts: readonly WireLtk[], next?: string): Static<typeof PostActivities> => ({
  activities: posts.map(({ id, profile_id, created_at }) => ({ post_id: id, profile_id, created_at })),
  ltks: [...posts],
  profiles: [profile()],
  meta: { limit: 36, ...(next === undefined ? {} : { next }) },
});
