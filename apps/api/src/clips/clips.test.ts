import fastify from 'fastify';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { errors } from '../plugins/errors.ts';
import { clipRoutes } from './routes.ts';

const file = randomBytes(3_000);
const assets = mkdtempSync(join(tmpdir(), 'clips-'));
mkdirSync(join(assets, 'clips'));
writeFileSync(join(assets, 'clips/navy-table.mp4'), file);
writeFileSync(join(assets, 'secret.ts'), '');

const app = fastify();
await app.register(errors);
await app.register(clipRoutes, { folder: join(assets, 'clips') });
afterAll(async () => {
  await app.close();
  rmSync(assets, { recursive: true });
});

const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/clips/navy-table.mp4', headers });

it('serves a clip as a whole, cached for ever', async () => {
  const { statusCode, headers, rawPayload } = await ask();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: expect.any(String),
  });
  expect(rawPayload.equals(file)).toBe(true);
  expect((await ask({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

it.each([
  ['bytes=0-99', 0, 99],
  ['bytes=1000-', 1_000, file.length - 1],
  ['bytes=-10', file.length - 10, file.length - 1],
])('responds to %s with these bytes', async (range, from, to) => {
  const { statusCode, headers, rawPayload } = await ask({ range });
  expect(statusCode).toBe(206);
  expect(headers['content-range']).toBe(`bytes ${from}-${to}/${file.length}`);
  expect(rawPayload.equals(file.subarray(from, to + 1))).toBe(true);
});

it('states the length of a clip for a range beyond its end', async () => {
  const { statusCode, headers } = await ask({ range: `bytes=${file.length}-` });
  expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${file.length}`]);
});

it.each(['/clips/unknown.mp4', '/clips/', '/clips/..%2Fsecret.ts', '/clips/%2e%2e/secret.ts'])(
  'is a 404 for %s',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);
