import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Platform } from './upstream/platform.ts';

const REQUEST_HEADERS = ['accept', 'if-none-match', 'x-request-id', 'range', 'if-range'];
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'cache-control',
  'etag',
  'retry-after',
  'x-request-id',
  'last-modified',
  'accept-ranges',
  'content-range',
];

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

interface Options {
  readonly platform: Platform;
  /** Tells the platform which visitor a picture is for, because it limits pictures per visitor. */
  readonly visitorHeaders: (request: FastifyRequest) => IncomingHttpHeaders;
}

/** The size in a picture's address. Anything but a number could name another path. */
const schema = {
  params: { type: 'object', properties: { width: { type: 'integer' }, height: { type: 'integer' } } },
} as const;

/** Streams the platform's pictures and clips through this origin, so that a page needs one connection and one policy. */
export const imageProxy: FastifyPluginAsync<Options> = async (host, { platform, visitorHeaders }) => {
  const pass = (base: string, names: string) =>
    host.get<{ Params: Readonly<Record<string, string | number>> }>(
      `${base}${names}`,
      { schema },
      async (request, reply) => {
        try {
          const { statusCode, headers, body } = await platform.pictures.request({
            origin: new URL(platform.client.baseUrl).origin,
            path: [base, ...Object.values(request.params).map(encodeURIComponent)].join('/'),
            query: request.query as Record<string, unknown>,
            method: request.method === 'HEAD' ? 'HEAD' : 'GET',
            headers: { ...pick(request.headers, REQUEST_HEADERS), ...visitorHeaders(request) },
            signal: request.signal,
          });
          return reply
            .headers(pick(headers, RESPONSE_HEADERS))
            .header('cross-origin-resource-policy', 'cross-origin')
            .code(statusCode)
            .send(body);
        } catch (error) {
          if (!request.signal.aborted) request.log.warn({ err: error }, 'picture not passed on');
          return reply
            .code(503)
            .header('retry-after', '5')
            .type('text/plain; charset=utf-8')
            .send('picture unavailable');
        }
      },
    );
  // The only resource that other sites may embed, for share cards.
  pass('/images', '/:name');
  pass('/images', '/:name/:width');
  pass('/images', '/:name/:width/:height');
  pass('/clips', '/:name');
};
