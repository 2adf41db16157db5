import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the files of the client build: hashed files are cached for ever, the others for an hour.
 *
 * @param earlier Folder with the files of the previous build, for pages that are still open.
 */
export const buildFiles = (directory: string, earlier?: string) => async (host: FastifyInstance) => {
  await host.register(
    async (assets) => {
      // A missing file is a 404 and never a page, because a script or style would be parsed as HTML (T80).
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
    // Routes of these files only. Any other address is a page.
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.{br,gz}'],
  });
};
