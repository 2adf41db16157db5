import type { TrackedEvent } from '@social-shop/analytics';

/** The phone's menu was opened (specification 2, section 7). */
export const phoneMenuOpened = () => ({ name: '/open-mobile-web-menu', properties: {} }) satisfies TrackedEvent;
