import { feature as auth } from '@social-shop/auth';
import { feature as creatorShop } from '@social-shop/creator-shop';
import { discover, feature as feeds } from '@social-shop/feeds';
import { feature as posts } from '@social-shop/posts';
import type { Feature } from '@social-shop/routing';

/** The shop is this list. */
export const features: readonly Feature[] = [feeds, posts, creatorShop, auth];

/** What an error page ends with, so that nobody's way ends there. */
export const errorFeed = discover;
