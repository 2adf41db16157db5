import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves what the client build wrote: hashed files for ever, the rest for an hour.
 *
 * @param earlier Folder with the files of the build before, for pages that are still open.
 */
export const buildFiles = (directory: string, earlier?: string) => async (host: FastifyInstance) => {
  await host.register(
    async (assets) => {
      // A file that is gone is an error of its page, which must not be handed another page in its place (T80).
      assets.setNotFoundHandler(async (_request, reply) =>
        reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('Not found\n'),
      );
      await assets.register(fastifyStatic, {
        root: [`${directory}/assets`, ...(earlier ? [earlier] : [])],
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
      });
    },
    { prefix: '/assets' },
  );
  await host.register(fastifyStatic, {
    root: directory,
    decorateReply: false,
    preCompressed: true,
    maxAge: '1h',
    // Routes of these files only: any other address is a page.
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.{br,gz}'],
  });
};
