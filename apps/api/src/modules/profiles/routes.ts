import { followersStatistics, profilesList } from '@social-shop/api-contract/calls/profiles';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../http/context.ts';
import { serve } from '../../calls/serve.ts';
import { invalidRequest, notFound } from '../../plugins/errors.ts';
import { presentProfile } from './present.ts';
import { findFollowersCount, findProfiles, findProfilesByName } from './repository.ts';

export function profilesRoutes(app: FastifyInstance, { db, links }: ModuleContext) {
  serve(app, profilesList, async ({ query: { ids, display_names: displayNames } }) => {
    if (!ids && !displayNames) throw invalidRequest('Ask with ids or with display_names.');
    const rows = [...(await findProfiles(db, ids ?? [])), ...(await findProfilesByName(db, displayNames ?? []))];
    const once = new Map(rows.map((row) => [row.id, row]));
    return { profiles: [...once.values()].map((row) => presentProfile(links, row)) };
  });

  serve(app, followersStatistics, async ({ query: { profile_id: profileId } }) => {
    const followersCount = await findFollowersCount(db, profileId);
    if (followersCount === undefined) throw notFound(`Profile ${profileId}`);
    return { followers_statistics: { profile_id: profileId, followers_count: followersCount } };
  });
}
