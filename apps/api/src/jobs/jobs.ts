import fastifyPlugin from 'fastify-plugin';
import type { Db } from '../db/database.ts';
import type { Job } from './job.ts';
import { JobRunner } from './runner.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly jobs: JobRunner;
  }
}

/** The platform's jobs, to be started by who listens. They stop with the platform, before its database does. */
export const jobs = fastifyPlugin<{ db: Db; jobs: readonly Job[] }>(async (app, { db, jobs: list }) => {
  const runner = new JobRunner({ db, log: app.log, jobs: list });
  app.decorate('jobs', runner);
  // Before the calls in flight are waited for: no batch begins while they finish.
  app.addHook('preClose', () => runner.stop());
});
