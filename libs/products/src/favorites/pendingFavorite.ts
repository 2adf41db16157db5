import type { Replayer } from '@social-shop/auth';

/** Saves a product that a visitor pressed before signing in; for the host. */
export const pendingFavorite: Replayer = { lazy: () => import('./replayFavorite.ts') };
