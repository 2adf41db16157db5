import { DrizzleQueryError } from 'drizzle-orm';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** The caller's request id if it is a plain token, otherwise a new one. */
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
 * The log's record of an error and its causes. It has neither the values of a failed query nor the row that the database repeats in its
 * message: they are personal, and may be hashes of passwords.
 */
function described(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const stack = error.stack?.split('\n') ?? [];
  return {
    type: error.constructor.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    ...('code' in error && { code: error.code }),
    // Without its first line, which repeats the message.
    stack: stack.filter((line) => line.startsWith('    at ')).join('\n'),
    ...(error.cause !== undefined && { cause: described(error.cause) }),
  };
}

/** The pattern of the matched route. The path itself may contain anything, such as a name or the key of a sign-in. */
const routeOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>) => routeOptions?.url ?? 'unknown';

/** Only method and route of a request may be logged: no path or query, cookies, addresses or user agents. */
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

/** Logs one line for each request, and sends its id in the response. */
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
      'response sent',
    );
  });
});
