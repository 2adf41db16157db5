import type { Replayers } from '@social-shop/auth';
import { pendingFollow } from '@social-shop/creators';
import { pendingLike } from '@social-shop/posts';
import { pendingFavorite } from '@social-shop/products';

/** What can be pressed before signing in, and is done after it (P3). */
export const pendingActions: Replayers = { like: pendingLike, follow: pendingFollow, favorite: pendingFavorite };
