import type { Flag } from '@social-shop/experiments';

/** Tiles show how much a price has dropped, and the old price. */
export const priceDropBadging: Flag = { name: 'price-drop-badging', initial: 'on' };
