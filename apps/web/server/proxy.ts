import { byRank } from '@social-shop/api-contract/byRank';
import { pathOf, routeOf, type Call } from '@social-shop/api-contract/call';
import { sessionState } from '@social-shop/auth/calls';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { FORM_TOKEN_HEADER, OWN_CALL_HEADER } from '../src/ownCall.ts';
import type { HostEnv } from './env.ts';
import { isOurCall } from './sameOrigin.ts';
import { equalTokens } from './session/signOut.ts';
import { visitorHeaders } from './visitorHeaders.ts';

/** The headers of a browser's request that the platform gets, and those of the platform's response that the browser gets (T38, T40). */
const REQUEST_HEADERS = ['accept', 'accept-language', 'content-type', 'idempotency-key', 'x-request-id'];
const RESPONSE_HEADERS = ['content-type', 'retry-after', 'x-request-id'];

/** The platform's responses are JSON. Anything else could become executable on our origin. */
const JSON_TYPE = /^application\/([\w.+-]+\+)?json\b/;

const fail = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ error_code: code, developer_message: message });

/** Whether a request is a call of a script, which expects the platform's error body (W4). */
export const isCall = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');

/** Sends the error of a call that the host cannot parse, or in which it failed itself (K-M17). */
export const failCall = (reply: FastifyReply, status: number, message: string) =>
  status < 500
    ? fail(reply.header('cache-control', 'private, no-store'), status, 'invalid-request', message)
    : fail(reply.header('cache-control', 'private, no-store'), status, 'internal-error', 'the host failed');

/** The client must not retry what this host itself refused (W29). */
const refuse = (reply: FastifyReply, status: number, message: string) => fail(reply, status, 'host-refused', message);

interface ProxyOptions {
  readonly env: HostEnv;
  /** The operations that it lets through (W21). */
  readonly calls: readonly Call[];
}

/** Passes on the platform's calls under `/api`, and no others, as the visitor who makes them. */
export const apiProxy: FastifyPluginAsync<ProxyOptions> = async (host, { env, calls }) => {
  // Bodies are passed on unparsed: the platform validates them.
  host.removeAllContentTypeParsers();
  host.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  host.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    if (isOurCall(request, env.publicUrl)) return;
    await refuse(reply, 403, `calls need ${OWN_CALL_HEADER}: 1 and the same origin`);
  });

  const forVisitor = visitorHeaders(env);
  function headersOf(request: FastifyRequest) {
    // Compression for the browser is the host's.
    const headers = new Headers({ 'accept-encoding': 'identity', ...forVisitor(request) });
    for (const name of REQUEST_HEADERS) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    return headers;
  }

  host.addConstraintStrategy(byRank);
  for (const call of calls) {
    const { method, rank } = call;
    host.route({
      method,
      url: `/api${routeOf(call)}`,
      exposeHeadRoute: false,
      ...(rank !== undefined && { constraints: { rank } }),
      handler: async (request, reply) => {
        const target = targetOf(call, request);
        if (target === undefined) return refuse(reply, 400, 'a parameter leaves its segment');
        const visitor = await host.visitors.of(request);
        const token = request.headers[FORM_TOKEN_HEADER];
        // The tab may not know yet that another tab has signed in as somebody else; this response makes it check.
        if (token !== undefined && !call.sameForAll && !equalTokens(visitor?.state.formToken, token))
          return fail(reply, 401, 'session-ended', 'the page belongs to another session');
        const url = request.raw.url ?? '';
        const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
        const send = host.visitorFetch(visitor);
        const init = {
          method,
          headers: headersOf(request),
          redirect: 'manual',
          signal: request.signal,
          ...(request.body === undefined ? {} : { body: request.body as Buffer<ArrayBuffer> }),
        } as const;
        try {
          const response = await send(env.apiUrl + target + query, init, call);
          return passOn(response, reply);
        } catch (error) {
          if (!request.signal.aborted) request.log.warn({ err: error }, 'no response from the platform');
          return fail(reply.header('retry-after', '5'), 503, 'unavailable', 'no response from the platform');
        }
      },
    });
  }

  host.get(`/api${sessionState.path}`, (request) => host.visitors.stateOf(request));
  host.all('/api/*', async (_request, reply) => refuse(reply, 404, 'no such call'));
};

/** The path at the platform; undefined if a value would become another path there (T39). */
function targetOf(call: Call, { params }: FastifyRequest) {
  try {
    return pathOf(call, params as Readonly<Record<string, string>>);
  } catch {
    return undefined;
  }
}

function passOn(response: Response, reply: FastifyReply) {
  const isRedirect = response.status >= 300 && response.status < 400;
  if (isRedirect || (response.body && !JSON_TYPE.test(response.headers.get('content-type') ?? ''))) {
    void response.body?.cancel();
    return fail(reply, 502, 'bad-response', 'the response of the platform does not match the contract');
  }
  for (const name of RESPONSE_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  reply.code(response.status);
  return response.body ? reply.send(Readable.fromWeb(response.body as ReadableStream)) : reply.send();
}
