import { featuredPosts, hashtagPosts, profilePosts, trendingPosts } from '@social-shop/api-contract/calls/posts';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../http/context.ts';
import { serve } from '../../calls/serve.ts';
import { notFound } from '../../plugins/errors.ts';
import { findHashtag } from '../hashtags/repository.ts';
import { findProfiles } from '../profiles/repository.ts';
import { readFeed } from './feed.ts';
import { normalizeHashtag } from './hashtag.ts';
import { includesOf } from './includes.ts';
import { presentActivity } from './present.ts';
import type { Feed } from './repository.ts';

export function activitiesRoutes(app: FastifyInstance, context: ModuleContext) {
  serve(app, featuredPosts, async ({ query }) => {
    // Creators who are popular today (W25), or the best of all.
    const feed: Feed =
      query.rank === '24h'
        ? { order: 'ranked', window: 'day', ranked: 'creators' }
        : { order: 'ranked', ranked: 'featured' };
    const { posts, meta } = await readFeed(context, featuredPosts, feed, query);
    return { activities: posts.map(presentActivity), ...(await includesOf(context, posts, query.includes)), meta };
  });

  serve(app, trendingPosts, async ({ query }) => {
    const feed: Feed =
      query.rank === '24h'
        ? { order: 'ranked', window: 'day', ranked: 'today' }
        : { order: 'ranked', ranked: 'shared' };
    const { posts, meta } = await readFeed(context, trendingPosts, feed, query);
    return { activities: posts.map(presentActivity), ...(await includesOf(context, posts, query.includes)), meta };
  });

  serve(app, hashtagPosts, async ({ params, query }) => {
    const name = normalizeHashtag(params.hashtag);
    const feed: Feed = {
      hashtag: name,
      priceBelow: query.price_below,
      order: query.rank === 'chrono' ? 'newest' : 'ranked',
    };
    const { posts, meta } = await readFeed(context, hashtagPosts, feed, query);
    const total = feed.priceBelow === undefined ? await findHashtag(context.db, name) : undefined;
    return {
      activities: posts.map(presentActivity),
      ...(await includesOf(context, posts, query.includes)),
      meta: { ...meta, ...(total && { total_results: total.postsCount }) },
    };
  });

  serve(app, profilePosts, async ({ params: { profile_id: profileId }, query }) => {
    const feed: Feed =
      query.rank === 'top_month'
        ? { profileIds: [profileId], order: 'ranked', window: 'month' }
        : { profileIds: [profileId], order: 'newest' };
    const { posts, meta } = await readFeed(context, profilePosts, feed, query);
    if (posts.length === 0 && (await findProfiles(context.db, [profileId])).length === 0) {
      throw notFound(`Profile ${profileId}`);
    }
    return { activities: posts.map(presentActivity), ...(await includesOf(context, posts, query.includes)), meta };
  });
}
