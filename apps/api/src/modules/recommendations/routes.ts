import { profileRecommendations, recommendedProfiles } from '@social-shop/api-contract/calls/profiles';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../calls/serve.ts';
import type { ModuleContext } from '../../http/context.ts';
import { presentProfile } from '../profiles/present.ts';
import { findProfiles } from '../profiles/repository.ts';
import { recommendProfiles } from './repository.ts';

export function recommendationsRoutes(app: FastifyInstance, { db, links }: Pick<ModuleContext, 'db' | 'links'>) {
  for (const call of [recommendedProfiles, profileRecommendations]) {
    serve(app, call, async ({ query: { limit }, person: { user } }) => {
      const rows = await findProfiles(db, await recommendProfiles(db, user.id, limit));
      return { profiles: rows.map((row) => presentProfile(links, row)) };
    });
  }
}
