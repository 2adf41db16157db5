import { DrizzleQueryError } from 'drizzle-orm';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's request id where it is a plain token, otherwise a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

interface Described {
  readonly [more: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
}

/**
 * What the log says of an error and of what caused it. Neither the values of a failed query nor the row that the database
 * repeats to explain itself are among it: they are people's, hashes of passwords too.
 */
function described(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const stack = error.stack?.split('\n') ?? [];
  return {
    type: error.constructor.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    ...('code' in error && { code: error.code }),
    // Without its head, which is the message once more.
    stack: stack.filter((line) => line.startsWith('    at ')).join('\n'),
    ...(error.cause !== undefined && { cause: described(error.cause) }),
  };
}

/** The pattern of the route that took a request. What was asked for may hold anything, a name or the key of a sign-in too. */
const routeOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>) => routeOptions?.url ?? 'unknown';

/** Nothing of a request but its method and route may reach the log: no path or query, cookies, addresses or agents. */
export const serializers = {
  err: described,
  req: (request: Pick<FastifyRequest, 'method' | 'routeOptions'>) => ({
    method: request.method,
    path: routeOf(request),
  }),
  res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
};

export const loggerOptions = (level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers,
});

/** One line for each answered request, and its id in the answer. */
export const requestLog = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
});
