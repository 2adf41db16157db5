import type { FastifyPluginAsync } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { HostEnv } from './env.ts';

const REQUEST_HEADERS = ['accept', 'if-none-match', 'x-request-id'];
const ANSWER_HEADERS = ['content-type', 'content-length', 'cache-control', 'etag', 'retry-after', 'x-request-id'];

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** Streams the platform's pictures through this origin, so that a page needs one connection and one policy. */
export const imageProxy: FastifyPluginAsync<{ readonly env: HostEnv }> = async (host, { env }) => {
  await host.register(replyFrom, { base: env.apiUrl, undici: { connections: 64 }, retryMethods: [] });
  host.get<{ Params: { id: string } }>('/images/:id', async (request, reply) =>
    reply.from(`/images/${encodeURIComponent(request.params.id)}`, {
      rewriteRequestHeaders: (_request, headers) => pick(headers as IncomingHttpHeaders, REQUEST_HEADERS),
      rewriteHeaders: (headers) => ({
        ...pick(headers as IncomingHttpHeaders, ANSWER_HEADERS),
        // Pictures are the one thing that other sites may show: share cards.
        'cross-origin-resource-policy': 'cross-origin',
      }),
      onError: (failed) => {
        void failed.code(503).header('retry-after', '5').type('text/plain; charset=utf-8').send('picture unavailable');
      },
    }),
  );
};
