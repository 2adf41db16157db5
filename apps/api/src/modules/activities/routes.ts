import { featuredPosts, profilePosts } from '@social-shop/api-contract/calls/posts';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../plugins/errors.ts';
import type { ModuleContext } from '../context.ts';
import { readFeed } from '../posts/feed.ts';
import { includesOf } from '../posts/includes.ts';
import { presentActivity } from '../posts/present.ts';
import type { Feed } from '../posts/repository.ts';
import { findProfiles } from '../profiles/repository.ts';
import { serve } from '../serve.ts';

export function activitiesRoutes(app: FastifyInstance, context: ModuleContext) {
  serve(app, featuredPosts, async ({ query }) => {
    const feed: Feed = query.rank === '24h' ? { order: 'ranked', window: 'day' } : { order: 'ranked' };
    const { posts, meta } = await readFeed(context, featuredPosts, feed, query);
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
