import Fastify from 'fastify';
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFront } from './keptPageFastPath.ts';
import type { KeptPage } from './pageCache.ts';

const page: KeptPage = { page: 'home', bytes: Buffer.from('kept'), headers: { 'content-length': '4', etag: 'page' } };

let pages: Map<string, KeptPage>;
let answered: string[];
let host: ReturnType<typeof setUp>;

/** A framework that answers 'rendered' and lets the front remember each request. */
function setUp() {
  const front = createFront({
    kept: (key) => pages.get(key),
    headers: { 'x-frame-options': 'DENY' },
    onAnswered: (_, id) => answered.push(id),
  });
  const framework = Fastify({
    serverFactory: (handle) =>
      createServer((request, response) => {
        if (!front.answer(request, response)) handle(request, response);
      }),
  });
  framework.all('/*', async (request) => {
    front.remember(request.raw, 'key');
    return 'rendered';
  });
  return { front, framework };
}

beforeEach(async () => {
  pages = new Map([['key', page]]);
  answered = [];
  host = setUp();
  await host.framework.listen({ port: 0 });
});
afterEach(() => host.framework.close());

function ask(headers: Record<string, string> = {}, { path = '/', method = 'GET' } = {}) {
  const { port } = host.framework.server.address() as AddressInfo;
  return new Promise<{ body: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const sent = httpRequest({ port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (data: Buffer) => (body += data.toString()));
      response.on('end', () => resolve({ body, headers: response.headers }));
    });
    sent.on('error', reject).end();
  });
}

const asked = { 'accept-encoding': 'br', 'accept-language': 'en', cookie: 'theme=dark' };

it('answers the same request with the kept page, the headers of every answer and an id', async () => {
  expect((await ask(asked)).body).toBe('rendered');
  const again = await ask({ ...asked, 'x-request-id': 'visitor-1', 'user-agent': 'another' });
  expect(again.body).toBe('kept');
  expect(again.headers).toMatchObject({ etag: 'page', 'x-frame-options': 'DENY', 'x-request-id': 'visitor-1' });
  expect(answered).toEqual(['visitor-1']);
});

it.each<[string, Record<string, string>, object?]>([
  ['another coding', { ...asked, 'accept-encoding': 'gzip' }],
  ['another language', { ...asked, 'accept-language': 'de' }],
  ['another cookie', { ...asked, cookie: 'theme=dark; session=1' }],
  ['no cookie', { 'accept-encoding': 'br', 'accept-language': 'en' }],
  ['another address', asked, { path: '/?next=1' }],
  ['another method', asked, { method: 'POST' }],
  ['a cookie that looks like a language', { 'accept-encoding': 'br', cookie: 'en\\ntheme=dark' }],
])('leaves %s to the framework', async (_, headers, options) => {
  await ask(asked);
  expect((await ask(headers, options)).body).toBe('rendered');
});

it('leaves everything to the framework once the page is no longer kept, or the host stops', async () => {
  await ask(asked);
  pages.clear();
  expect((await ask(asked)).body).toBe('rendered');
  pages.set('key', page);
  expect((await ask(asked)).body).toBe('kept');
  host.front.close();
  expect((await ask(asked)).body).toBe('rendered');
});

it('remembers nothing of what is too long', async () => {
  const long = { ...asked, cookie: 'x'.repeat(3_000) };
  await ask(long);
  expect((await ask(long)).body).toBe('rendered');
});
