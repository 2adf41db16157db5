import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  // An answer that a browser is made to show as a page can do nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Headers for data (T63). A route that answers a page, a picture or the documentation sets its own over them. */
export const securityHeaders = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
});

/** Hook of what pages of any origin show: pictures and clips, also without the shop's host before them (K-B01). */
export async function openToEveryOrigin(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cross-origin-resource-policy', 'cross-origin');
}
