import { featuredPosts, hashtagPosts, profilePosts, trendingPosts } from '@social-shop/api-contract/calls/posts';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../http/context.ts';
import { serve } from '../../calls/serve.ts';
import { notFound } from '../../plugins/errors.ts';
import { findProfiles } from '../profiles/repository.ts';
import { readFeed } from './feed.ts';
import { normalizeHashtag } from './hashtag.ts';
import { includesOf } from './includes.ts';
import { presentActivity } from './present.ts';
import type { Feed } from './repository.ts';

export function activitiesRoutes(app: FastifyInstance, context: ModuleContext) {
  serve(app, featuredPosts, async ({ query }) => {
    const feed: Feed = query.rank === '24h' ? { order: 'ranked', window: 'day' } : { order: 'ranked' };
    const { posts, meta } = await readFeed(context, featuredPosts, feed, query);
    return { activities: posts.map(presentActivity), ...(await includesOf(context, posts, query.includes)), meta };
  });

  serve(app, trendingPosts, async ({ query }) => {
    const feed: Feed = query.rank === '24h' ? { order: 'ranked', window: 'day' } : { order: 'ranked' };
    const { posts, meta } = await readFeed(context, trendingPosts, feed, query);
    return { activities: posts.map(presentActivity), ...(await includesOf(context, posts, query.includes)), meta };
  });

  serve(app, hashtagPosts, async ({ params, query }) => {
    const feed: Feed = {
      hashtag: normalizeHashtag(params.hashtag),
      priceBelow: query.price_below,
      order: query.rank === 'chrono' ? 'newest' : 'ranked',
    };
    const { posts, meta } = await readFeed(context, hashtagPosts, feed, query);
    return { activities: posts.map(presentActivity), ...(await includesOf(context, posts, query.includes)), meta };
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
