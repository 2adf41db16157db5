import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { createHost } from './server.ts';
import { sqliteStore } from './session/sqliteStore.ts';
import { connectPlatform } from './upstream/platform.ts';

const PUBLIC_URL = 'https://shop.test';
const FLAGS = '/v1/experiments/';

/** Requests that reached the platform, without the host's own. */
let asked: IncomingMessage[] = [];
let respond: (response: ServerResponse) => void;
const json = (response: ServerResponse) => response.setHeader('content-type', 'application/json').end('{}');
const platform = createServer((request, response) => {
  if (request.url === FLAGS) return json(response);
  asked.push(request);
  request.resume();
  return respond(response);
});
let host: Awaited<ReturnType<typeof createHost>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  host = await createHost({
    env: readEnv({
      LOG_LEVEL: 'silent',
      API_URL: apiUrl,
      PUBLIC_URL,
      SESSION_KEYS: 'k'.repeat(32),
      OIDC_CLIENT_SECRET: 'secret',
    }),
    platform: connectPlatform({ apiUrl }),
    store: sqliteStore(':memory:'),
    // Anything that is no call is a page, and none of these addresses has one.
    renderPage: async () => ({ status: 404, html: '<!doctype html><html></html>', page: '404', whole: true }),
    queryOf: async () => [],
    pagePaths: async () => [],
    renderFallback: async () => '<!doctype html><html></html>',
    files: async () => undefined,
    // Shedding has tests of its own, and on a busy machine it would disturb these.
    maxLag: 0,
  });
});
afterAll(async () => {
  await host.close();
  platform.closeAllConnections();
  platform.close();
});
afterEach(() => {
  asked = [];
  respond = json;
});
respond = json;

const EVENTS = '/api/v1/analytics/events';
const ours = { 'x-shop-request': '1' };

const bodies: Record<string, { payload: string; type?: string }> = {
  json: { payload: '{"events":[]}', type: 'application/json' },
  form: { payload: 'events=', type: 'application/x-www-form-urlencoded' },
  'text/plain': { payload: '{"events":[]}', type: 'text/plain' },
  none: { payload: '' },
};
const sites = ['same-origin', 'same-site', 'cross-site', 'none', undefined];
const origins = [PUBLIC_URL, 'https://evil.test', 'null', undefined];

it('passes on only calls from our own page with our header, whatever method and body (T33)', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
    for (const { payload, type } of Object.values(bodies))
      for (const header of [true, false])
        for (const site of sites)
          for (const origin of origins) {
            asked = [];
            const headers = {
              ...(header ? ours : {}),
              ...(type ? { 'content-type': type } : {}),
              ...(site ? { 'sec-fetch-site': site } : {}),
              ...(origin ? { origin } : {}),
            };
            const { statusCode } = await host.inject({ method, url: EVENTS, headers, payload });
            const own = (site === 'same-origin' || !site) && (origin === PUBLIC_URL || !origin);
            const passes = header && own;
            const expected = !passes ? 403 : method === 'POST' ? 200 : 404;
            expect([statusCode, asked.length], JSON.stringify({ method, ...headers })).toEqual([
              expected,
              expected === 200 ? 1 : 0,
            ]);
          }
});

it.each(['https://evil.test', 'null', `${PUBLIC_URL}.evil.test`])('lets %s read nothing (T36)', async (origin) => {
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await host.inject({ method, url: '/api/v2/ltks', headers: { ...ours, origin } });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
  expect(asked).toHaveLength(0);
});

it('passes on only the allowed headers of a request (T38)', async () => {
  const allowed = {
    accept: 'application/json',
    'accept-language': 'de',
    'content-type': 'application/json',
    'x-request-id': 'request-1',
    'idempotency-key': 'key-1',
  };
  const forged = {
    'user-id': '1',
    'x-user-id': '1',
    authorization: 'Bearer x',
    cookie: 'session=1',
    forwarded: 'for=9.9.9.9',
    'x-forwarded-for': '9.9.9.9',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'ftp',
    'x-http-method-override': 'DELETE',
    'x-react-router-prerender-data': '{}',
    connection: 'x-foo',
    'x-foo': '1',
    'user-agent': 'visitor',
    referer: `${PUBLIC_URL}/posts/1`,
  };
  await host.inject({
    method: 'POST',
    url: EVENTS,
    payload: '{"events":[]}',
    headers: { ...ours, ...allowed, ...forged },
  });
  const [sent] = asked;
  const { host: _host, connection, 'content-length': _length, ...headers } = sent?.headers ?? {};
  expect(connection).toBe('keep-alive');
  expect(headers).toEqual({
    ...allowed,
    'accept-encoding': 'identity',
    'x-visitor-address': '127.0.0.1',
    'x-host-authorization': `Basic ${btoa('social-shop:secret')}`,
    'sec-fetch-mode': 'cors',
    'user-agent': 'node',
  });
});

/** Raw bytes over a socket: a client would normalise the path. */
async function raw(path: string, method = 'GET') {
  if (!host.server.listening) await host.listen({ port: 0, host: '127.0.0.1' });
  const { port } = host.server.address() as AddressInfo;
  return new Promise<number>((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path, method, headers: ours, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

it.each<[string, string?]>([
  ['/api/../x'],
  ['/api/%2e%2e/x'],
  ['/api/v2/..%2f..%2fx'],
  ['/api/v2/..%5cx'],
  ['/api/v2/ltks;/../x'],
  ['/api/v2/ltks%00'],
  ['/api//evil.test/v2/ltks'],
  ['/api/v3/posts/a%2Fb/products'],
  ['/api/v3/posts/a%5Cb/products'],
  ['/api/v3/posts/../products'],
  ['/api/v3/posts/%2e%2e/products'],
  ['/api/v3/posts/a%00b/products'],
  ['/api/v3/posts//products'],
  ['/api/v2/ltks', 'DELETE'],
  ['/api/v2/ltks', 'HEAD'],
  ['/api/v2/ltks', 'PROPFIND'],
])('responds to %s itself, with a 4xx (T39)', async (path, method) => {
  const status = await raw(path, method);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(asked).toHaveLength(0);
});

it('calls its own platform, whatever host an absolute address names (T39)', async () => {
  await raw('http://evil.test/api/v2/ltks');
  expect(asked.map(({ url }) => url).filter((url) => url !== '/v2/ltks')).toEqual([]);
});

it('drops headers of the platform’s response that are not allowed (T40)', async () => {
  respond = (response) => {
    const theirs = {
      'set-cookie': 'a=1',
      server: 'x',
      'x-powered-by': 'x',
      'access-control-allow-origin': '*',
      etag: 'x',
    };
    for (const [name, value] of Object.entries(theirs)) response.setHeader(name, value);
    json(response);
  };
  const { headers } = await host.inject({ url: '/api/v2/ltks', headers: ours });
  for (const name of ['set-cookie', 'server', 'x-powered-by', 'access-control-allow-origin', 'etag']) {
    expect(headers).not.toHaveProperty(name);
  }
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' });
});

it.each<[string, (response: ServerResponse) => void]>([
  ['a page (T40)', (response) => void response.setHeader('content-type', 'text/html').end('<script>alert(1)</script>')],
  ['something nameless (T40)', (response) => void response.end('x')],
  [
    'a redirect to another host (T41)',
    (response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  ],
])('does not pass on %s from the platform', async (_, given) => {
  respond = given;
  const { statusCode, body, headers } = await host.inject({ url: '/api/v2/ltks', headers: ours });
  expect([statusCode, headers.location]).toEqual([502, undefined]);
  expect(body).not.toContain('script');
  expect(asked).toHaveLength(1);
});

it.each([200, 204, 404, 422, 500, 503])('passes on the status %i and its body', async (status) => {
  respond = (response) =>
    status === 204
      ? void response.writeHead(204).end()
      : void response.writeHead(status, { 'content-type': 'application/json' }).end('{"error_code":"x"}');
  const response = await host.inject({ url: '/api/v2/ltks?ids=1&ids=2', headers: ours });
  expect([response.statusCode, response.body]).toEqual([status, status === 204 ? '' : '{"error_code":"x"}']);
  expect(asked.map(({ url }) => url)).toEqual(['/v2/ltks?ids=1&ids=2']);
});

it.each<[string, string, Record<string, string>, string, number]>([
  ['a malformed content type', EVENTS, { 'content-type': 'application/json\tx' }, '{}', 415],
  ['a content type without a subtype', EVENTS, { 'content-type': 'application/' }, '{}', 415],
  ['a body that is too large', EVENTS, { 'content-type': 'application/json' }, 'x'.repeat(300_000), 413],
  [
    'a malformed content type, of a call of the host',
    '/api/session/password-request',
    { 'content-type': 'a\tb' },
    'x',
    415,
  ],
  [
    'malformed JSON, of a call of the host',
    '/api/session/password-request',
    { 'content-type': 'application/json' },
    '{',
    400,
  ],
])('refuses %s with the error body of the platform (K-M17)', async (_, url, headers, payload, status) => {
  const response = await host.inject({ method: 'POST', url, headers: { ...ours, ...headers }, payload });
  expect(response.statusCode).toBe(status);
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(response.json()).toEqual({ error_code: 'invalid-request', developer_message: expect.any(String) as string });
  expect(asked).toEqual([]);
});
