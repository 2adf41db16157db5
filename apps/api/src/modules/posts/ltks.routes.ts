import type { Wire } from '@social-shop/api-contract';
import { ltksList } from '@social-shop/api-contract/calls/posts';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../http/context.ts';
import type { Position } from '../../http/cursors.ts';
import { nextUrl } from '../../http/nextUrl.ts';
import { serve } from '../../calls/serve.ts';
import { invalidCursor } from '../../plugins/errors.ts';
import { fromCompactId } from './compactId.ts';
import { readFeed } from './feed.ts';
import { normalizeHashtag } from './hashtag.ts';
import { includesOf } from './includes.ts';
import { presentLtk } from './present.ts';
import { firstMoment } from './rankedFeed.ts';
import { findPosts, sortKey, type Feed } from './repository.ts';

type Query = Wire<typeof ltksList, 'query'>;

export function ltksRoutes(app: FastifyInstance, context: ModuleContext) {
  serve(app, ltksList, async ({ query }) => {
    const { posts, meta } = query.ids || query.hashes ? await byIds(context, query) : await page(context, query);
    return {
      ltks: posts.map((post) => presentLtk(context.links, post)),
      ...(await includesOf(context, posts, query.includes)),
      meta,
    };
  });
}

async function byIds({ db }: ModuleContext, { ids = [], hashes = [], limit }: Query) {
  return { posts: await findPosts(db, [...ids, ...hashes.map(fromCompactId)]), meta: { limit } };
}

async function page(context: ModuleContext, query: Query) {
  const feed = feedOf(query);
  const { limit, last_id: lastId } = query;
  const place =
    lastId !== undefined && isId(lastId) ? { from: await positionOf(context, feed, lastId) } : { next: lastId };
  const { posts, meta } = await readFeed(context, ltksList, feed, { limit, ...place });
  return {
    posts,
    meta: {
      limit,
      ...(meta.next && { last_id: meta.next, next_url: nextUrl(ltksList, query, { last_id: meta.next }) }),
    },
  };
}

/** The id of a post: a UUID, which no cursor is. */
const isId = (lastId: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(lastId);

/** The position of a post. Unlike a cursor it has no time, and is lost when its post is deleted. */
async function positionOf({ db }: ModuleContext, feed: Feed, id: string): Promise<Position> {
  const moment = await firstMoment(db, feed);
  if (typeof feed.order === 'object') return { moment, key: 0, id };
  const [post] = await findPosts(db, [id]);
  if (!post) throw invalidCursor();
  return { moment, key: sortKey(feed, post), id };
}

function feedOf(query: Query): Feed {
  const selection = {
    profileIds: query.profile_id === undefined ? undefined : [query.profile_id],
    displayName: query.display_name?.toLowerCase(),
    hashtag: query.hashtag === undefined ? undefined : normalizeHashtag(query.hashtag),
  };
  const isOfToday = query.trending || query.rank === '24h';
  const window = isOfToday ? ({ window: 'day' } as const) : {};
  if (query.seed !== undefined) return { ...selection, ...window, order: { shuffledBy: query.seed } };
  if (!isOfToday && !query.featured) return { ...selection, order: 'newest' };
  const isOfAll = Object.values(selection).every((value) => value === undefined);
  return { ...selection, ...window, order: 'ranked', ...(isOfAll && { ranked: isOfToday ? 'today' : 'featured' }) };
}
