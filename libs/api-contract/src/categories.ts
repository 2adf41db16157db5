/** The categories of the platform in the order in which they are shown, each by the hashtag of its feed (W24). */
export const categories = [
  'dresses',
  'knitwear',
  'coats',
  'skirts',
  'trousers',
  'shoes',
  'boots',
  'bags',
  'jewelry',
  'sunglasses',
  'hats',
  'weddingguest',
  'workwear',
  'travel',
  'beauty',
  'skincare',
  'fragrance',
  'home',
  'lighting',
  'decor',
  'kitchen',
  'candles',
  'ltkgiftguide',
  'findsunder50',
] as const;

export type CategoryHashtag = (typeof categories)[number];

/** The categories that the shop names itself, as its addresses spell them; the feed is that of the hashtag in lower case (W25). */
export const namedCategories = [
  'salealert',
  'findsunder100',
  'findsunder50',
  'LTKGiftGuide',
  'LTKHoliday',
  'ltkpopulartoday',
  'ltkbuynow',
] as const;

export type NamedCategoryKey = (typeof namedCategories)[number];
