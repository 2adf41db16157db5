import fastify from 'fastify';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { errors } from '../plugins/errors.ts';
import { clips } from './clips.ts';
import { clipFiles } from './files.ts';
import { clipRoutes } from './routes.ts';

const MOST_BYTES = 150_000;
/** H.264's plainest profile, which every browser plays (ISO 14496-15, `avcC`). */
const BASELINE = 66;

const app = fastify();
await app.register(errors);
await app.register(clipRoutes, { folder: clipFiles });
afterAll(() => app.close());

const file = readFileSync(join(clipFiles, 'navy-table.mp4'));
const ask = (headers: Record<string, string> = {}) => app.inject({ url: '/clips/navy-table.mp4', headers });

it('has a file for each clip and none besides', () => {
  expect(readdirSync(clipFiles).sort()).toEqual(clips.map(({ name }) => `${name}.mp4`).sort());
  expect(new Set(clips.map(({ scene }) => scene.palette)).size).toBe(clips.length);
});

it.each(clips)('$name is small, silent, plays everywhere and from its first bytes on', ({ name }) => {
  const bytes = readFileSync(join(clipFiles, `${name}.mp4`));
  expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
  expect(bytes[bytes.indexOf('avcC') + 5]).toBe(BASELINE);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  expect(bytes.indexOf('mp4a')).toBe(-1);
});

it('serves a clip whole, for ever', async () => {
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
])('answers %s with these bytes', async (range, from, to) => {
  const { statusCode, headers, rawPayload } = await ask({ range });
  expect(statusCode).toBe(206);
  expect(headers['content-range']).toBe(`bytes ${from}-${to}/${file.length}`);
  expect(rawPayload.equals(file.subarray(from, to + 1))).toBe(true);
});

it('says how long a clip is to who asks beyond its end', async () => {
  const { statusCode, headers } = await ask({ range: `bytes=${file.length}-` });
  expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${file.length}`]);
});

it.each(['/clips/unknown.mp4', '/clips/', '/clips/..%2Fclips.ts', '/clips/%2e%2e/clips.ts'])(
  'knows no %s',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);
