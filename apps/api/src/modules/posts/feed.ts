import { nameOf, type Call } from '@social-shop/api-contract/call';
import type { ModuleContext } from '../context.ts';
import type { Position } from '../cursors.ts';
import { newestMoment, pageOfPosts, sortKey, type Feed } from './repository.ts';

interface PageRequest {
  readonly limit: number;
  readonly next?: string | undefined;
  /** Where to begin when there is no cursor. */
  readonly from?: Position | undefined;
}

/**
 * One page of a feed. Every page sees the feed as of the moment of the first, and goes on after the last row by its sort
 * key and id, so that posts that are added or deleted between pages neither repeat nor skip another one (W15).
 *
 * @param call whose feed: a cursor of another call, or of another selection, is refused.
 */
export async function readFeed(
  { db, cursors }: ModuleContext,
  call: Call,
  feed: Feed,
  { limit, next, from }: PageRequest,
) {
  const list = `${nameOf(call)} ${JSON.stringify(feed)}`;
  const position = next === undefined ? from : cursors.read(list, next);
  const moment = position?.moment ?? (await firstMoment({ db }, feed));
  const rows = await pageOfPosts(db, feed, { moment, after: position, count: limit + 1 });
  const posts = rows.slice(0, limit);
  const last = posts.at(-1);
  const isLastPage = rows.length <= limit || last === undefined;
  return {
    posts,
    meta: {
      limit,
      ...(!isLastPage && { next: cursors.write(list, { moment, key: sortKey(feed, last), id: last.id }) }),
    },
  };
}

/** The last day of a quiet shop is the day of its newest post: 'popular today' is not empty because nobody posted. */
export async function firstMoment({ db }: Pick<ModuleContext, 'db'>, feed: Feed): Promise<Date> {
  const now = new Date();
  return (feed.window && (await newestMoment(db, feed, now))) ?? now;
}
