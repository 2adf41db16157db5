import type { Follow } from '@social-shop/api-contract';
import { createFollows, deleteFollows, followsList } from '@social-shop/api-contract/calls/follows';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { serve } from '../../calls/serve.ts';
import type { ModuleContext } from '../../http/context.ts';
import { nextUrl } from '../../http/nextUrl.ts';
import { notFound } from '../../plugins/errors.ts';
import { findProfiles } from '../profiles/repository.ts';
import { addFollows, findFollows, pageOfFollows, removeFollows, type FollowRow } from './repository.ts';

export function followsRoutes(app: FastifyInstance, { db }: Pick<ModuleContext, 'db'>) {
  serve(app, followsList, async ({ query, person: { user } }) => {
    const { profile_ids: profileIds, before_id: beforeId, after_id: afterId, excludes, limit } = query;
    if (profileIds) return { follows: (await findFollows(db, user.id, profileIds)).map(present), meta: { limit } };
    const found = await pageOfFollows(db, { userId: user.id, beforeId, afterId, excludes, count: limit + 1 });
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    return {
      follows: rows.map(present),
      meta: {
        limit,
        ...(last && { last_id: last.id, next_url: nextUrl(followsList, query, { before_id: last.id }) }),
      },
    };
  });

  serve(app, createFollows, async ({ body, person: { user }, reply }) => {
    const profileIds = body.follows.map(({ profile_id: id }) => id);
    const known = new Set((await findProfiles(db, profileIds)).map(({ id }) => id));
    const unknown = profileIds.find((id) => !known.has(id.toLowerCase()));
    if (unknown !== undefined) throw notFound(`Profile ${unknown}`);
    if (!(await addFollows(db, user.id, profileIds))) reply.code(200);
    const byProfile = new Map((await findFollows(db, user.id, profileIds)).map((row) => [row.profileId, row]));
    const inOrder = profileIds.flatMap((id) => byProfile.get(id.toLowerCase()) ?? []);
    return { follows: [...new Set(inOrder)].map(present) };
  });

  serve(app, deleteFollows, async ({ query: { profile_ids: profileIds }, person: { user } }) => {
    await removeFollows(db, user.id, profileIds);
  });
}

const present = ({ id, profileId, createdAt }: FollowRow): Static<typeof Follow> => ({
  id,
  profile_id: profileId,
  created_at: createdAt.toISOString(),
});
