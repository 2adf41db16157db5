import { memberCall, publicCall } from '../call.ts';
import type * as schemas from '../posts.ts';

export const featuredPosts = publicCall<typeof schemas.featuredPosts>({
  method: 'GET',
  path: '/v3/activities/posts/global/featured',
  sameForAll: true,
});

export const trendingPosts = publicCall<typeof schemas.trendingPosts>({
  method: 'GET',
  path: '/v3/activities/posts/global/trending',
  sameForAll: true,
});

export const hashtagPosts = publicCall<typeof schemas.hashtagPosts>({
  method: 'GET',
  path: '/v3/activities/posts/hashtag/{hashtag}',
  sameForAll: true,
});

/** At the address of `featuredPosts`, which is the same for all. */
export const forYouPosts = memberCall<typeof schemas.forYouPosts>({
  method: 'GET',
  path: featuredPosts.path,
  rank: 'for-you',
});

export const followingPosts = memberCall<typeof schemas.followingPosts>({
  method: 'GET',
  path: '/v3/activities/posts/user/',
});

export const profilePosts = publicCall<typeof schemas.profilePosts>({
  method: 'GET',
  path: '/v3/activities/posts/profile/{profile_id}',
  sameForAll: true,
});

export const ltksList = publicCall<typeof schemas.ltksList>({ method: 'GET', path: '/v2/ltks', sameForAll: true });

export const postsList = publicCall<typeof schemas.postsList>({ method: 'GET', path: '/v3/posts', sameForAll: true });

/** The posts that show a product, the best first (W34). */
export const productPosts = publicCall<typeof schemas.productPosts>({
  method: 'GET',
  path: '/v3/products/{product_details_id}/posts',
  sameForAll: true,
});

export const postProducts = publicCall<typeof schemas.postProducts>({
  method: 'GET',
  path: '/v3/posts/{post_id}/products',
  sameForAll: true,
});
