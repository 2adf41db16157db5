import type { Category, Hashtag, PostActivities } from '@social-shop/api-contract';
import { profile } from '@social-shop/creators/testing';
import { ltk, ltks } from '@social-shop/posts/testing';
import { product, productDetails } from '@social-shop/products/testing';
import { fixtureId } from '@social-shop/testing';
import { pictures } from '@social-shop/testing/pictures';
import type { Static } from 'typebox';

type WireCategory = Static<typeof Category>;

const NAMES = [
  ['Dresses', pictures.dress],
  ['Shoes', pictures.boots],
  ['Bags', pictures.baguette],
  ['Vases & Decor', pictures.vase],
  ['Wedding Guest', pictures.outfit],
  ['Jewelry', pictures.hoops],
] as const;

const category = (title: string, image_url: string): WireCategory => {
  const key = title.replace(/\W/g, '').toLowerCase();
  return {
    key,
    title,
    subtitle: `What creators love: ${title}.`,
    url: `/categories/${key}`,
    image_url,
    // Not the key, so that nothing takes one for the other.
    actions: [{ action_type: 'v1_hashtag', feed_hashtag: `${key}finds` }],
  };
};

/** Categories in their order, the first of them Dresses with the key `dresses` and the feed of `dressesfinds`. */
export const categories: readonly WireCategory[] = NAMES.map(([title, picture]) => category(title, picture));

/** Creators who use a hashtag: as many as the platform names. */
export const topCreators = Array.from({ length: 8 }, (_, index) =>
  profile({
    id: fixtureId(1 + index),
    display_name: `creator.${index}`,
    name: ['Maren Holt', 'Kiki Adeyemi', 'ليلى حداد', 'The Quiet Wardrobe'][index % 4] ?? '',
  }),
);

/** The platform's record of a hashtag. */
export const hashtagOf = (name: string): Static<typeof Hashtag> => ({
  name,
  posts_count: 1_206,
  creators_count: 20,
  top_creators: topCreators.map(({ id }, index) => ({ profile_id: id, posts_count: 84 - index })),
});

/** The head of a deal's feed with the products of two posts: on sale are those of even numbers, and each costs $10 more than the one before. */
export const dealFeed = (numbers = [1, 2, 3, 4, 5, 6]): Static<typeof PostActivities> => ({
  activities: ltks(1, 2).map(({ id, profile_id, created_at }) => ({ post_id: id, profile_id, created_at })),
  products: numbers.map((number) => product(number, { ltk_id: ltk(1 + (number % 2)).id })),
  product_details: numbers.map((number) =>
    productDetails(number, {
      price: 3_500 + 1_000 * number,
      ...(number % 2 === 0 && { percent_change: 20, old_price: 9_900 }),
    }),
  ),
  meta: { limit: 24 },
});
