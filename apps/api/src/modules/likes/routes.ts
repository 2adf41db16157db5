import type { Like } from '@social-shop/api-contract';
import { createLike, deleteLikes, likesList } from '@social-shop/api-contract/calls/likes';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { serve } from '../../calls/serve.ts';
import type { ModuleContext } from '../../http/context.ts';
import { nextUrl } from '../../http/nextUrl.ts';
import { invalidRequest, notFound } from '../../plugins/errors.ts';
import { recordActivity } from '../activity/repository.ts';
import { addLike, findLikes, pageOfLikes, removeLikes, type LikeRow } from './repository.ts';

export function likesRoutes(
  app: FastifyInstance,
  { db, networkDigestOf }: Pick<ModuleContext, 'db' | 'networkDigestOf'>,
) {
  serve(app, likesList, async ({ query, person: { user } }) => {
    const { ltk_ids: postIds, before_datetime: before, limit } = query;
    if (postIds) return { likes: (await findLikes(db, user.id, postIds)).map(presentLike), meta: { limit } };
    const values = { userId: user.id, before: before === undefined ? undefined : momentOf(before), count: limit + 1 };
    const found = await pageOfLikes(db, values);
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    return {
      likes: rows.map(presentLike),
      meta: {
        limit,
        ...(last && {
          last_id: last.postId,
          next_url: nextUrl(likesList, query, { before_datetime: last.likedAt.toISOString() }),
        }),
      },
    };
  });

  serve(app, createLike, async ({ body: { ltk_id: postId }, person: { user }, request, reply }) => {
    const added = await addLike(db, user.id, postId);
    if (!added) throw notFound(`Post ${postId}`);
    if (added.isNew) {
      const at = new Date();
      await recordActivity(db, { kind: 'like', postIds: [postId], network: networkDigestOf(request, at), at });
    } else reply.code(200);
    return { like: presentLike(added.like) };
  });

  serve(app, deleteLikes, async ({ query: { ltk_ids: postIds }, person: { user } }) => {
    await removeLikes(db, user.id, postIds);
  });
}

/** RFC 3339 allows leap seconds, which no date of ours can hold. */
function momentOf(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw invalidRequest(`before_datetime is ${text}, expected a possible moment.`);
  return moment;
}

export const presentLike = ({ postId, likedAt }: LikeRow): Static<typeof Like> => ({
  ltk_id: postId,
  date_liked: likedAt.toISOString(),
  like_type: 'CLICK',
  network: 'LTK',
});
