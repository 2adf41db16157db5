import type { Flag } from '@social-shop/experiments';

/** Visits to shops are counted (specification 2, section 4). */
export const visitTrackingShop: Flag = { name: 'visit-tracking-shop', initial: 'on' };
