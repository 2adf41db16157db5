import plugin from 'fastify-plugin';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const GIVEN = /^[A-Za-z0-9._-]{8,64}$/;

/** The id of the incoming request, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
}

/** Gives each request an id that travels to the platform and back, and logs each response without personal data. */
export const requestIds = plugin(async (host) => {
  host.addHook('onRequest', async (request) => {
    request.id = requestIdOf(request.raw);
    request.headers['x-request-id'] = request.id;
  });
  host.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  host.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the address: queries and names in paths may be personal.
    const { method, routeOptions } = request;
    const entry = { id: request.id, method, route: routeOptions.url, page: reply.page, status: reply.statusCode };
    request.log.info({ ...entry, ms: Math.round(reply.elapsedTime) }, 'response sent');
  });
});

declare module 'fastify' {
  interface FastifyReply {
    /** The name of the page that was sent. */
    page?: string;
  }
}
