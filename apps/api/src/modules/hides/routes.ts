import { createHide, deleteHides, hidesList } from '@social-shop/api-contract/calls/hides';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../calls/serve.ts';
import type { ModuleContext } from '../../http/context.ts';
import { invalidRequest, notFound } from '../../plugins/errors.ts';
import { postExists } from '../posts/repository.ts';
import { findProfilesByName } from '../profiles/repository.ts';
import { findHides, hidePost, hideProfile, showPosts, showProfiles } from './repository.ts';

export function hidesRoutes(app: FastifyInstance, { db }: Pick<ModuleContext, 'db'>) {
  serve(app, hidesList, async ({ person: { user } }) => {
    const { posts, creators } = await findHides(db, user.id);
    return {
      hides: [
        ...posts.map(({ postId, hiddenAt }) => ({ ltk_id: postId, hidden_at: hiddenAt.toISOString() })),
        ...creators.map(({ displayName, hiddenAt }) => ({
          display_name: displayName,
          hidden_at: hiddenAt.toISOString(),
        })),
      ],
    };
  });

  serve(app, createHide, async ({ body, person: { user }, reply }) => {
    const { ltk_id: postId, display_name: displayName } = body;
    if (postId !== undefined && displayName === undefined) {
      if (!(await postExists(db, postId))) throw notFound(`Post ${postId}`);
      const { hiddenAt, isNew } = await hidePost(db, user.id, postId);
      if (!isNew) reply.code(200);
      return { hide: { ltk_id: postId, hidden_at: hiddenAt.toISOString() } };
    }
    if (displayName === undefined || postId !== undefined)
      throw invalidRequest('Expected either ltk_id or display_name.');
    const [profile] = await findProfilesByName(db, [displayName]);
    if (!profile) throw notFound(`Profile ${displayName}`);
    const { hiddenAt, isNew } = await hideProfile(db, user.id, profile.id);
    if (!isNew) reply.code(200);
    return { hide: { display_name: profile.displayName, hidden_at: hiddenAt.toISOString() } };
  });

  serve(app, deleteHides, async ({ query, person: { user } }) => {
    const { ltk_ids: postIds, display_names: displayNames } = query;
    if (!postIds && !displayNames) throw invalidRequest('Expected ltk_ids or display_names.');
    if (postIds) await showPosts(db, user.id, postIds);
    if (displayNames) {
      const profiles = await findProfilesByName(db, displayNames);
      if (profiles.length > 0)
        await showProfiles(
          db,
          user.id,
          profiles.map(({ id }) => id),
        );
    }
  });
}
