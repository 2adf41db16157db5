import { feature as auth } from '@social-shop/auth';
import { feature as collections } from '@social-shop/collections';
import { feature as creatorShop } from '@social-shop/creator-shop';
import { feature as discovery } from '@social-shop/discovery';
import { discover, feature as feeds } from '@social-shop/feeds';
import { feature as legal } from '@social-shop/legal';
import { feature as posts } from '@social-shop/posts';
import { feature as productPage } from '@social-shop/product-page';
import type { Feature } from '@social-shop/routing';
import { feature as search } from '@social-shop/search';

/** The shop is this list. */
export const features: readonly Feature[] = [
  feeds,
  posts,
  creatorShop,
  auth,
  discovery,
  legal,
  productPage,
  collections,
  search,
];

/** The feed at the end of error pages, so that they are no dead end. */
export const errorFeed = discover;
