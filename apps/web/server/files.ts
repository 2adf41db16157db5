import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves what the client build wrote: hashed files for ever, the rest for an hour; a missing file is 404 as text (T80). */
export const buildFiles = (directory: string) => async (host: FastifyInstance) => {
  await host.register(fastifyStatic, {
    root: `${directory}/assets`,
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    // A wildcard route would fall through to pages; each file is a route of its own.
    wildcard: false,
  });
  host.get('/assets/*', async (_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('Not found\n'),
  );
  await host.register(fastifyStatic, {
    root: directory,
    prefix: '/',
    decorateReply: false,
    maxAge: '1h',
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**'],
  });
};
