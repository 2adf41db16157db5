import type { Flag } from '@social-shop/experiments';

/** Visits to pages of posts are counted (specification 2, section 4). */
export const visitTrackingPost: Flag = { name: 'visit-tracking-post', initial: 'on' };
