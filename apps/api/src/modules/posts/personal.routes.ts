import { followingPosts, forYouPosts } from '@social-shop/api-contract/calls/posts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../calls/serve.ts';
import type { ModuleContext } from '../../http/context.ts';
import { page } from '../../http/paging.ts';
import { pageOfFollowedPosts } from './following.ts';
import { pageForPerson } from './forYou.ts';
import { includesOf } from './includes.ts';
import { presentActivity } from './present.ts';

/** Feeds that are each person's own; their cursors are refused to others (W9). */
export function personalFeedsRoutes(app: FastifyInstance, context: ModuleContext) {
  const { db, cursors } = context;

  serve(app, forYouPosts, async ({ query, person: { user } }) => {
    const { rows: posts, meta } = await page(cursors, forYouPosts, query, {
      selection: user.id,
      read: (stretch) => pageForPerson(db, user.id, stretch),
      keyOf: (post) => post.key,
    });
    return { activities: posts.map(presentActivity), ...(await includesOf(context, posts, query.includes)), meta };
  });

  serve(app, followingPosts, async ({ query, person: { user } }) => {
    const { rows: posts, meta } = await page(cursors, followingPosts, query, {
      selection: user.id,
      read: (stretch) => pageOfFollowedPosts(db, user.id, stretch),
      keyOf: (post) => post.createdAt.getTime(),
    });
    return { activities: posts.map(presentActivity), ...(await includesOf(context, posts, query.includes)), meta };
  });
}
