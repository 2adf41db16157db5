import type { Call } from '@social-shop/api-contract/call';
import type { ModuleContext } from '../../http/context.ts';
import { page, type PageRequest } from '../../http/paging.ts';
import { firstMoment, pageOfPosts } from './rankedFeed.ts';
import { sortKey, type Feed } from './repository.ts';

/** One page of a feed. */
export async function readFeed({ db, cursors }: ModuleContext, call: Call, feed: Feed, request: PageRequest) {
  const { rows: posts, meta } = await page(cursors, call, request, {
    selection: feed,
    read: (stretch) => pageOfPosts(db, feed, stretch),
    keyOf: (post) => sortKey(feed, post),
    firstMoment: () => firstMoment(db, feed),
  });
  return { posts, meta };
}
