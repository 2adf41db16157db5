import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { rootCause } from '../db/failure.ts';
import { isOutdated } from '../db/prepared.ts';

/** Seconds after which a client may try again. */
const RETRY_AFTER = '1';

interface FailureDetails {
  readonly error?: string;
  readonly userMessage?: string;
}

/** A failure that the caller gets in the wire's error body (W4, W19). */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  /** The body's `error`, for the one failure that clients recognise by it (W4). */
  readonly error: string | undefined;
  /** The text for the visitor. */
  readonly userMessage: string | undefined;

  constructor(status: number, code: string, developerMessage: string, more: FailureDetails = {}) {
    super(developerMessage);
    this.status = status;
    this.code = code;
    this.error = more.error;
    this.userMessage = more.userMessage;
  }
}

export const notFound = (what: string) => new ApiFailure(404, 'not-found', `${what} is not known.`);
export const invalidRequest = (why: string) => new ApiFailure(400, 'invalid-request', why);
export const invalidCursor = () =>
  new ApiFailure(400, 'invalid-cursor', 'The cursor is damaged or belongs to another list: start at the first page.');
/** Never sent, because the client has gone. It keeps the request out of the log's failures. 499 is nginx's status for it. */
export const clientGone = () => new ApiFailure(499, 'client-gone', 'The client has closed the request.');
export const unavailable = (why: string) => new ApiFailure(503, 'unavailable', why);

/** Sends every failure as `{ error_code, developer_message }`. Unexpected errors are logged, never shown. */
export const errors = fastifyPlugin(async (app) => {
  app.setNotFoundHandler((request, reply) => {
    sendFailure(
      reply,
      new ApiFailure(404, 'not-found', `${request.method} ${pathOf(request)} is not a call of this platform.`),
    );
  });
  app.setErrorHandler((error: FastifyError & { readonly headers?: Record<string, string> }, request, reply) => {
    const failure = failureOf(error);
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
    // For example the length of a file, for a range beyond its end (RFC 9110, section 15.5.17).
    if (error.headers) reply.headers(error.headers);
    sendFailure(reply, failure);
  });
});

export function sendFailure(reply: FastifyReply, failure: ApiFailure) {
  if (failure.status === 503) reply.header('retry-after', RETRY_AFTER);
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      error_code: failure.code,
      developer_message: failure.message,
      ...(failure.userMessage && { user_message: failure.userMessage }),
      ...(failure.error && { error: failure.error }),
    });
}

export const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '';

/** Converts any thrown error to a failure for the caller. */
export function failureOf(error: FastifyError): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (isDatabaseDown(error)) return unavailable('No response from the database.');
  if (UNSTORABLE.includes(sqlStateOf(error) ?? ''))
    return invalidRequest('The text has characters that cannot be stored.');
  const status = error.statusCode ?? 500;
  // Refused by the framework: validation, a body that does not parse, is too large or of another type.
  if (status >= 400 && status < 500) return new ApiFailure(status, 'invalid-request', error.message);
  if (status === 503) return unavailable('The platform is overloaded.');
  return new ApiFailure(500, 'internal-error', 'The platform failed.');
}

/** SQLSTATEs of a NUL character or half a surrogate pair in text. */
const UNSTORABLE = ['22021', '22P02', '22P05'];

/** SQLSTATE classes about the server, not the statement: connection, resources, a statement timed out or shut down. */
const DOWN_CLASSES = ['08', '53', '57'];
const DOWN_CODES = /^(ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)/;
const DOWN_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|embedded database has stopped|Cannot use a pool/;

function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The next call prepares the statement again and succeeds.
  if (isOutdated(rootCause(error))) return true;
  const state = sqlStateOf(error);
  if (state !== undefined) return DOWN_CLASSES.includes(state.slice(0, 2));
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // Drizzle wraps the driver's error.
  return DOWN_CODES.test(code) || DOWN_MESSAGES.test(error.message) || isDatabaseDown(error.cause);
}

/** The database's code of a failure; undefined if the database did not fail. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('severity' in error && 'code' in error && typeof error.code === 'string') return error.code;
  return sqlStateOf(error.cause);
}
