import type { Replayer } from '@social-shop/auth';

/** Likes a post that a visitor pressed before signing in; for the host. */
export const pendingLike: Replayer = { lazy: () => import('./replayLike.ts') };
