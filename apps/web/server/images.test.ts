import { faultyServer, type Reply } from '@social-shop/api-client/testing';
import Fastify from 'fastify';
import { get, type IncomingHttpHeaders } from 'node:http';
import { expect, it } from 'vitest';
import { imageProxy } from './images.ts';
import { connectPlatform } from './upstream/platform.ts';

/** The picture route in front of a platform that sends this reply. */
async function pictures(...replies: readonly Reply[]) {
  const server = await faultyServer(...replies);
  const platform = connectPlatform({ apiUrl: server.url });
  const host = Fastify();
  await host.register(imageProxy, { platform, visitorHeaders: ({ ip }) => ({ 'x-visitor-address': ip }) });
  return {
    server,
    host,
    async [Symbol.asyncDispose]() {
      await host.close();
      await platform.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

it('passes on a picture with its query and caching headers, and nothing else', async () => {
  const picture: Reply = (response) => {
    response.writeHead(200, {
      'content-type': 'image/webp',
      etag: '"1"',
      'set-cookie': 'stolen=1',
      server: 'platform',
    });
    response.end('bytes');
  };
  await using test = await pictures(picture);
  const { statusCode, headers, body } = await test.host.inject('/images/a%2Fb?width=3&format=webp');
  expect([statusCode, body, test.server.hits[0]?.url]).toEqual([200, 'bytes', '/images/a%2Fb?width=3&format=webp']);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', etag: '"1"' });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('server');
});

it('passes on a size in the path, and refuses one that is malformed', async () => {
  await using test = await pictures((response) => response.end('bytes'));
  const statusOf = async (path: string) => (await test.host.inject(path)).statusCode;
  expect([await statusOf('/images/1/450'), await statusOf('/images/1/88/88?format=jpg')]).toEqual([200, 200]);
  for (const size of ['docs', '1/docs', '1.5', '..%2f..', '4%2f5']) {
    expect(await statusOf(`/images/1/${size}`), size).toBe(400);
  }
  expect(await statusOf('/images/1/2/3/4')).toBe(404);
  expect(test.server.hits.map(({ url }) => url)).toEqual(['/images/1/450', '/images/1/88/88?format=jpg']);
});

it('passes on the ranges of a clip that a player requests', async () => {
  let asked: IncomingHttpHeaders = {};
  const range: Reply = (response) => {
    asked = response.req.headers;
    response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 2-4/9', 'accept-ranges': 'bytes' });
    response.end('cde');
  };
  const beyond: Reply = (response) => response.writeHead(416, { 'content-range': 'bytes */9' }).end();
  await using test = await pictures(range, beyond);
  const ask = (headers: Record<string, string>) => test.host.inject({ url: '/clips/navy-table.mp4', headers });
  const part = await ask({ range: 'bytes=2-4', 'if-range': '"1"' });
  expect([part.statusCode, part.body, test.server.hits[0]?.url]).toEqual([206, 'cde', '/clips/navy-table.mp4']);
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/9', 'accept-ranges': 'bytes' });
  expect(asked).toMatchObject({ range: 'bytes=2-4', 'if-range': '"1"' });
  const nothing = await ask({ range: 'bytes=9-' });
  expect([nothing.statusCode, nothing.headers['content-range']]).toEqual([416, 'bytes */9']);
});

it('passes on 404 and 304, and sends 503 with Retry-After when there is no response', async () => {
  const status =
    (code: number): Reply =>
    (response) =>
      response.writeHead(code).end();
  await using test = await pictures(status(404), status(304), (response) => response.destroy());
  const { host } = test;
  expect((await host.inject('/images/1')).statusCode).toBe(404);
  expect((await host.inject({ url: '/images/1', headers: { 'if-none-match': '"1"' } })).statusCode).toBe(304);
  const failed = await host.inject('/images/1');
  expect([failed.statusCode, failed.headers['retry-after'], failed.body]).toEqual([503, '5', 'picture unavailable']);
});

it.each<[string, Reply]>([
  ['before', () => {}],
  ['in the middle of', (response) => void response.writeHead(200, { 'content-length': '9' }).write('half')],
])('aborts the request when the visitor leaves %s the response (T77)', async (_, reply) => {
  await using test = await pictures(reply);
  const url = await test.host.listen({ port: 0, host: '127.0.0.1' });
  const visit = get(`${url}/images/1`).on('error', () => {});
  await expect.poll(() => test.server.open()).toBe(1);
  visit.destroy();
  await expect.poll(() => test.server.open()).toBe(0);
});
