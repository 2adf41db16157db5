import { hashtag } from '@social-shop/api-contract/calls/hashtags';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../http/context.ts';
import { serve } from '../../calls/serve.ts';
import { notFound } from '../../plugins/errors.ts';
import { normalizeHashtag } from '../posts/hashtag.ts';
import { presentProfile } from '../profiles/present.ts';
import { findProfiles } from '../profiles/repository.ts';
import { findHashtag } from './repository.ts';

export function hashtagsRoutes(app: FastifyInstance, { db, links }: ModuleContext) {
  serve(app, hashtag, async ({ params, query: { includes = [] } }) => {
    const name = normalizeHashtag(params.hashtag);
    const row = await findHashtag(db, name);
    if (!row) throw notFound(`Hashtag ${name}`);
    const profileIds = row.topCreators.map(({ profileId }) => profileId);
    return {
      hashtag: {
        name: row.name,
        posts_count: row.postsCount,
        creators_count: row.creatorsCount,
        top_creators: row.topCreators.map(({ profileId, postsCount }) => ({
          profile_id: profileId,
          posts_count: postsCount,
        })),
      },
      ...(includes.includes('profiles') && {
        profiles: (await findProfiles(db, profileIds)).map((profile) => presentProfile(links, profile)),
      }),
    };
  });
}
