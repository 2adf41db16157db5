import replyFrom from '@fastify/reply-from';
import { operations } from '@social-shop/api-contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { HostEnv } from './env.ts';
import type { Platform } from './upstream/platform.ts';

/** All that the platform hears of a browser's request, and a browser of the platform's answer (T38, T40). */
const REQUEST_HEADERS = ['accept', 'accept-language', 'content-type', 'content-length', 'x-request-id'];
const ANSWER_HEADERS = ['content-type', 'content-length', 'retry-after', 'x-request-id'];

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

const refuse = (reply: FastifyReply, status: number, message: string) =>
  // The client must not try again what this host itself refused (W29).
  reply.code(status).send({ error_code: 'host-refused', developer_message: message });

/** Only our own pages may call: a header that other origins cannot send, and the browser's word where it gives one (W21). */
function sameOrigin(request: FastifyRequest) {
  const site = request.headers['sec-fetch-site'];
  return request.headers['x-shop-request'] === '1' && (site === undefined || site === 'same-origin');
}

/** The platform's calls under `/api`: exactly the contract's operations, anonymous. */
export const apiProxy: FastifyPluginAsync<{ readonly env: HostEnv; readonly platform: Platform }> = async (
  host,
  { env, platform },
) => {
  await host.register(replyFrom, { base: env.apiUrl, undici: platform.calls, retryMethods: [] });

  for (const { method, path } of operations) {
    const pattern = path.replace(/\{(\w+)\}/g, ':$1');
    host.route({
      method,
      url: `/api${pattern}`,
      handler: async (request, reply) => {
        if (!sameOrigin(request)) return refuse(reply, 403, 'calls need x-shop-request: 1 and the same origin');
        const params = request.params as Readonly<Record<string, string>>;
        const target = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
        return reply.from(target, {
          rewriteRequestHeaders: (_request, headers) => pick(headers as IncomingHttpHeaders, REQUEST_HEADERS),
          rewriteHeaders: (headers) => ({
            ...pick(headers as IncomingHttpHeaders, ANSWER_HEADERS),
            'cache-control': 'private, no-store',
          }),
          onError: (failed) => {
            void failed.code(503).header('retry-after', '5').send({
              error_code: 'unavailable',
              developer_message: 'the platform did not answer',
            });
          },
        });
      },
    });
  }
  host.all('/api/*', async (_request, reply) => refuse(reply, 404, 'no such call'));
};
