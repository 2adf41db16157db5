import type { Replayer } from '@social-shop/auth';

/** Follows a creator whom a visitor wanted to follow before signing in; for the host. */
export const pendingFollow: Replayer = { lazy: () => import('./replayFollow.ts') };
