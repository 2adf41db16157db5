import { featuredPosts, followingPosts, forYouPosts, profilePosts } from '@social-shop/api-contract/calls/posts';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../http/context.ts';
import { page } from '../../http/paging.ts';
import { serve } from '../../calls/serve.ts';
import { notFound } from '../../plugins/errors.ts';
import { findProfiles } from '../profiles/repository.ts';
import { readFeed } from './feed.ts';
import { pageOfFollowedPosts } from './following.ts';
import { pageForPerson } from './forYou.ts';
import { includesOf } from './includes.ts';
import { presentActivity } from './present.ts';
import type { Feed } from './repository.ts';

export function activitiesRoutes(app: FastifyInstance, context: ModuleContext) {
  serve(app, featuredPosts, async ({ query }) => {
    const feed: Feed = query.rank === '24h' ? { order: 'ranked', window: 'day' } : { order: 'ranked' };
    const { posts, meta } = await readFeed(context, featuredPosts, feed, query);
    return { activities: posts.map(presentActivity), ...(await includesOf(context, posts, query.includes)), meta };
  });

  serve(app, forYouPosts, async ({ query, person: { user } }) => {
    const { rows: posts, meta } = await page(context.cursors, forYouPosts, query, {
      // A cursor is this person's only (W9).
      selection: user.id,
      read: (stretch) => pageForPerson(context.db, user.id, stretch),
      keyOf: (post) => post.key,
    });
    return { activities: posts.map(presentActivity), ...(await includesOf(context, posts, query.includes)), meta };
  });

  serve(app, followingPosts, async ({ query, person: { user } }) => {
    const { rows: posts, meta } = await page(context.cursors, followingPosts, query, {
      selection: user.id,
      read: (stretch) => pageOfFollowedPosts(context.db, user.id, stretch),
      keyOf: (post) => post.createdAt.getTime(),
    });
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
