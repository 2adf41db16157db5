import fastifyPlugin from 'fastify-plugin';
import type { Db } from '../db/database.ts';
import type { Job } from './job.ts';
import { JobRunner } from './runner.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly jobs: JobRunner;
  }
}

/** The platform's jobs. A listening platform starts them. They stop with the platform, before its database closes. */
export const jobs = fastifyPlugin<{ db: Db; jobs: readonly Job[] }>(async (app, { db, jobs: list }) => {
  const runner = new JobRunner({ db, log: app.log, jobs: list });
  app.decorate('jobs', runner);
  // Before running calls are finished: no batch begins meanwhile.
  app.addHook('preClose', () => runner.stop());
});
