import { mediaObjectsByIds } from '@social-shop/api-contract/calls/media';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../http/context.ts';
import { serve } from '../../calls/serve.ts';
import { presentMedia } from './present.ts';
import { findMedia } from './repository.ts';

export function mediaRoutes(app: FastifyInstance, { db, links }: ModuleContext) {
  serve(app, mediaObjectsByIds, async ({ query }) => ({
    media_objects: (await findMedia(db, query.ids)).map((row) => presentMedia(links, row)),
  }));
}
