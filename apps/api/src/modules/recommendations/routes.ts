import { profileRecommendations, recommendedProfiles } from '@social-shop/api-contract/calls/recommendations';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../calls/serve.ts';
import type { ModuleContext } from '../../http/context.ts';
import { presentMedia } from '../media/present.ts';
import { findMedia } from '../media/repository.ts';
import { latestOfEach } from '../posts/latestOfEach.ts';
import { mediaOf, presentPost } from '../posts/present.ts';
import { presentProfile } from '../profiles/present.ts';
import { findFollowersCounts, findProfiles } from '../profiles/repository.ts';
import { recommendProfiles } from './repository.ts';

/** Posts that are shown of each creator. */
const POSTS = 3;

type Include = 'followers_statistics' | 'posts' | 'media_objects';

export function recommendationsRoutes(app: FastifyInstance, context: Pick<ModuleContext, 'db' | 'links'>) {
  const { db, links } = context;
  for (const call of [recommendedProfiles, profileRecommendations]) {
    serve(app, call, async ({ query: { limit, includes }, person: { user } }) => {
      const ids = await recommendProfiles(db, user.id, limit);
      const profiles = (await findProfiles(db, ids)).map((row) => presentProfile(links, row));
      return { profiles, ...(await includesOf(context, ids, includes)) };
    });
  }
}

/** The requested includes (W16). */
async function includesOf({ db, links }: Pick<ModuleContext, 'db' | 'links'>, ids: string[], asked: Include[] = []) {
  const has = (include: Include) => asked.includes(include);
  const posts = has('posts') || has('media_objects') ? await latestOfEach(db, { profileIds: ids, count: POSTS }) : [];
  return {
    ...(has('followers_statistics') && {
      followers_statistics: (await findFollowersCounts(db, ids)).map(({ id, followersCount }) => ({
        profile_id: id,
        followers_count: followersCount,
      })),
    }),
    ...(has('posts') && { posts: posts.map(presentPost) }),
    ...(has('media_objects') && {
      media_objects: (await findMedia(db, posts.flatMap(mediaOf))).map((row) => presentMedia(links, row)),
    }),
  };
}
