import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import { sendFailure, unavailable } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/ready` respond 503, so a balancer sends no more requests. */
    startDraining(): void;
  }
}

/** `/health`: the process is alive, even if the database is not. `/ready`: it can serve calls. */
export const health = fastifyPlugin<{ database: Database }>(async (app, { database }) => {
  let draining = false;
  app.decorate('startDraining', () => {
    draining = true;
  });
  const quiet = { logLevel: 'warn', schema: { hide: true } } as const;
  app.get('/health', quiet, async () => ({ status: 'ok' }));
  app.get('/ready', quiet, async (_request, reply) => {
    if (draining) return sendFailure(reply, unavailable('The platform is shutting down.'));
    await database.pool.query('SELECT 1');
    return { status: 'ready' };
  });
});
