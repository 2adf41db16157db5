import { experimentsList } from '@social-shop/api-contract/calls/experiments';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../http/context.ts';
import { serve } from '../../calls/serve.ts';
import { listExperiments } from './repository.ts';

export function experimentsRoutes(app: FastifyInstance, { db }: ModuleContext) {
  serve(app, experimentsList, async () => ({ experiments: await listExperiments(db) }));
}
