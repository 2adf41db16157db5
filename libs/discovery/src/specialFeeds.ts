import type { ApiClient } from '@social-shop/api-client';
import type { Message } from '@social-shop/i18n';
import type { LtkPage, PageOptions } from '@social-shop/posts';
import { fetchPopularToday, fetchTopShared, fetchTrendingCreators } from './api.ts';
import { messages } from './messages.ts';

interface SpecialFeed {
  readonly title: Message;
  readonly fetchPage: (api: ApiClient, options?: PageOptions) => Promise<LtkPage>;
}

/** The name of the feed 'popular today', as a hashtag and as a category. */
export const POPULAR_TODAY = 'ltkpopulartoday';

/** Feeds at the address of a hashtag, by its name. Each has a fixed order that visitors cannot change (W25). */
export const specialFeeds: ReadonlyMap<string, SpecialFeed> = new Map([
  [POPULAR_TODAY, { title: messages.popularToday, fetchPage: fetchPopularToday }],
  ['ltktrendingcreators', { title: messages.trendingCreators, fetchPage: fetchTrendingCreators }],
  ['ltktopshared', { title: messages.topShared, fetchPage: fetchTopShared }],
]);
