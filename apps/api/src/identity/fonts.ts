import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { MOUNT } from './mountPath.ts';

const YEAR_SECONDS = 31_536_000;

/** The typeface of the hosted pages, from our own origin. */
export function fontRoutes(app: FastifyInstance): void {
  for (const subset of ['latin', 'latin-ext']) {
    const name = `@fontsource-variable/instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`;
    const file = readFileSync(createRequire(import.meta.url).resolve(name));
    app.get(
      `${MOUNT}/fonts/${subset}.woff2`,
      { schema: { hide: true }, exposeHeadRoute: false },
      async (_request, reply) =>
        reply.type('font/woff2').header('cache-control', `public, max-age=${YEAR_SECONDS}`).send(file),
    );
  }
}
