import type { Replayers } from '@social-shop/auth';
import { pendingFollow } from '@social-shop/creators';
import { pendingLike } from '@social-shop/posts';
import { pendingFavorite } from '@social-shop/products';

/** Actions that visitors may press before signing in, and that are done after it (P3). */
export const pendingActions: Replayers = { like: pendingLike, follow: pendingFollow, favorite: pendingFavorite };
