import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  // A response that a browser is made to show as a page can do nothing.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Headers for data (T63). Routes for pages, pictures or the documentation override them. */
export const securityHeaders = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
});

/** Hook for what pages of any origin may show: pictures and clips, even without the shop's host in front (K-B01). */
export async function openToEveryOrigin(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cross-origin-resource-policy', 'cross-origin');
}
