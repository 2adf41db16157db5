import { deals } from './deals.ts';
import { messages } from './messages.ts';
import type { NamedCategory } from './namedCategory.ts';

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
