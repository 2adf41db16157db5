import type { Message } from '@social-shop/i18n';
import { deals } from './deals.ts';
import { messages } from './messages.ts';

/** A category that the shop itself names: its feed is that of the hashtag of the same name in lower case (W25). */
export interface NamedCategory {
  /** As addresses spell it. */
  readonly key: string;
  readonly title: Message;
  readonly subtitle: Message;
}

/** All named categories (specification 1, section 2). */
export const namedCategories: readonly NamedCategory[] = [
  ...deals,
  { key: 'LTKGiftGuide', title: messages.giftGuide, subtitle: messages.giftGuideSubtitle },
  { key: 'LTKHoliday', title: messages.holiday, subtitle: messages.holidaySubtitle },
  { key: 'ltkpopulartoday', title: messages.popularToday, subtitle: messages.popularTodaySubtitle },
  { key: 'ltkbuynow', title: messages.buyNow, subtitle: messages.buyNowSubtitle },
];

/** The named category of an address, in any case. */
export const findNamedCategory = (key: string) =>
  namedCategories.find((category) => category.key.toLowerCase() === key.toLowerCase());
