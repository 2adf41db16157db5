import type { Call } from '@social-shop/api-contract/call';
import type { ModuleContext } from '../../http/context.ts';
import { page, type PageRequest } from '../../http/paging.ts';
import { newestMoment, pageOfPosts, sortKey, type Feed } from './repository.ts';

/** One page of a feed. */
export async function readFeed({ db, cursors }: ModuleContext, call: Call, feed: Feed, request: PageRequest) {
  const { rows: posts, meta } = await page(cursors, call, request, {
    selection: feed,
    read: (stretch) => pageOfPosts(db, feed, stretch),
    keyOf: (post) => sortKey(feed, post),
    firstMoment: () => firstMoment({ db }, feed),
  });
  return { posts, meta };
}

/** In a quiet shop the last day is that of the newest post: 'popular today' is never empty. */
export async function firstMoment({ db }: Pick<ModuleContext, 'db'>, feed: Feed): Promise<Date> {
  const now = new Date();
  return (feed.window && (await newestMoment(db, feed, now))) ?? now;
}
