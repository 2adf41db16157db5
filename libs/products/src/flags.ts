import type { Flag } from '@social-shop/experiments';

/** Tiles say by how much a price has fallen, and from what. */
export const priceDropBadging: Flag = { name: 'price-drop-badging', initial: 'on' };
