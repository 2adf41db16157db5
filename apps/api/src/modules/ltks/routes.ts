import { ltksList } from '@social-shop/api-contract';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { invalidCursor } from '../../plugins/errors.ts';
import type { ModuleContext } from '../context.ts';
import type { Position } from '../cursors.ts';
import { firstMoment, readFeed } from '../posts/feed.ts';
import { normalizeHashtag } from '../posts/hashtag.ts';
import { includesOf } from '../posts/includes.ts';
import { presentLtk } from '../posts/present.ts';
import { findPosts, sortKey, type Feed } from '../posts/repository.ts';
import { serve } from '../serve.ts';
import { fromCompactId } from './compact-id.ts';

type Query = Static<typeof ltksList.query>;

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
  const from =
    query.next === undefined && query.last_id !== undefined
      ? await positionOf(context, feed, query.last_id)
      : undefined;
  const { posts, meta } = await readFeed(context, ltksList, feed, { ...query, from });
  const last = posts.at(-1);
  return {
    posts,
    meta: {
      limit: meta.limit,
      ...(meta.next && last && { last_id: last.id, next_url: nextUrl(query, last.id, meta.next) }),
    },
  };
}

/** The place of a bare `last_id`. Unlike a cursor it knows no moment, and is lost when its post is deleted. */
async function positionOf({ db }: ModuleContext, feed: Feed, id: string): Promise<Position> {
  const moment = await firstMoment({ db }, feed);
  if (typeof feed.order === 'object') return { moment, key: 0, id };
  const [post] = await findPosts(db, [id]);
  if (!post) throw invalidCursor();
  return { moment, key: sortKey(feed, post), id };
}

/** The same call for the next page, with both ways to name its place: a client follows one of them. */
function nextUrl(query: Query, lastId: string, next: string): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, last_id: lastId, next })) {
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  return `${ltksList.path}?${search}`;
}

function feedOf(query: Query): Feed {
  const selection = {
    profileIds: query.profile_id === undefined ? undefined : [query.profile_id],
    displayName: query.display_name?.toLowerCase(),
    hashtag: query.hashtag === undefined ? undefined : normalizeHashtag(query.hashtag),
  };
  const window = query.trending || query.rank === '24h' ? ({ window: 'day' } as const) : {};
  if (query.seed !== undefined) return { ...selection, ...window, order: { shuffledBy: query.seed } };
  return { ...selection, ...window, order: query.featured || query.trending || query.rank ? 'ranked' : 'newest' };
}
