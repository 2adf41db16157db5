import { pictureFormats, pictureRatios, pictureWidths } from '@social-shop/api-contract';
import fc from 'fast-check';
import fastify from 'fastify';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { toShortId } from '../http/shortId.ts';
import { errors } from '../plugins/errors.ts';
import { securityHeaders } from '../plugins/securityHeaders.ts';
import { validation } from '../plugins/validation.ts';
import { drawings } from '../catalogue/demo.ts';
import { createComposer, type Composer } from './composer.ts';
import { QueueFull } from './queue.ts';
import type { Recipe } from './recipe.ts';
import { imageRoutes } from './routes.ts';
import { longestSide, masterSize, outputSize, type PixelSize } from './size.ts';
import { createImageStore, type ImageStore } from './store.ts';

const ids: Record<Recipe['kind'] | 'unknown', string> = {
  scene: '0b8a3a43-7c3c-4b5f-9d55-1f6f5e3f0a01',
  packshot: '0b8a3a43-7c3c-4b5f-9d55-1f6f5e3f0a02',
  avatar: '0b8a3a43-7c3c-4b5f-9d55-1f6f5e3f0a03',
  initials: '0b8a3a43-7c3c-4b5f-9d55-1f6f5e3f0a04',
  sizeChart: '0b8a3a43-7c3c-4b5f-9d55-1f6f5e3f0a07',
  original: '0b8a3a43-7c3c-4b5f-9d55-1f6f5e3f0a05',
  unknown: '0b8a3a43-7c3c-4b5f-9d55-1f6f5e3f0a06',
};
const media = new Map([
  [ids.scene, { recipe: { kind: 'scene', seed: 's', family: 'arch', palette: 'sage' }, width: 240, height: 300 }],
  [ids.packshot, { recipe: { kind: 'packshot', seed: 's', palette: 'rose', good: '1f45c' }, width: 200, height: 200 }],
  [ids.avatar, { recipe: { kind: 'avatar', seed: 's', palette: 'sky' }, width: 150, height: 150 }],
  [ids.initials, { recipe: { kind: 'initials', text: 'MO', palette: 'navy' }, width: 120, height: 120 }],
  [ids.sizeChart, { recipe: { kind: 'sizeChart', rows: [['SIZE', 'S']], palette: 'stone' }, width: 120, height: 90 }],
] satisfies [string, { recipe: Recipe; width: number; height: number }][]);

const appWith = async (store: ImageStore) => {
  const app = fastify({ forceCloseConnections: true });
  await app.register(errors);
  await app.register(securityHeaders);
  await app.register(validation);
  await app.register(imageRoutes, { store, findMedia: async (id) => media.get(id), visitorAddress: ({ ip }) => ip });
  return app;
};

let dataDir: string;
let app: Awaited<ReturnType<typeof appWith>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'images-'));
  app = await appWith(createImageStore({ dataDir, composer: createComposer({ dataDir, drawings }) }));
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

it.each(['scene', 'packshot', 'avatar', 'initials', 'sizeChart'] as const)(
  'serves a picture of kind %s',
  async (kind) => {
    const response = await app.inject(`/images/${ids[kind]}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const { width, height } = media.get(ids[kind]) ?? { width: 0, height: 0 };
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
  },
);

it.each([
  ['width=100', 'webp', 100, 125],
  ['width=50&dpr=2', 'webp', 100, 125],
  // The next larger size of screens.
  ['width=40&dpr=1.5', 'webp', 88, 110],
  ['width=101', 'webp', 176, 220],
  ['width=90&height=113', 'webp', 100, 125],
  ['height=100&format=jpg', 'jpeg', 88, 110],
  ['width=88&height=88&fit=crop&format=avif&quality=50', 'heif', 88, 88],
  ['width=736&dpr=3', 'webp', 240, 300],
  ['width=2208&height=2208&quality=1', 'webp', 240, 240],
  ['width=100&utm_source=letter&unknown=1', 'webp', 100, 125],
])('serves a picture for %s', async (query, format, width, height) => {
  const response = await app.inject(`/images/${ids.scene}?${query}`);
  expect(response.statusCode).toBe(200);
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width, height });
});

// One picture is drawn and stored once, however its address is written.
it('sends the same picture for a size in the path and among the parameters', async () => {
  const store = createImageStore({ dataDir, composer: createComposer({ dataDir, drawings }) });
  const asked = vi.fn<(size: PixelSize, look: string) => void>();
  const own = await appWith({
    ...store,
    picture: async ({ recipe, width, height }, options) => {
      asked(outputSize(masterSize(recipe, { width, height }), options), `${options.quality} ${options.format}`);
      return { body: Buffer.from(''), contentType: '', etag: '"1"' };
    },
  });
  const drawn = async (url: string) => {
    asked.mockClear();
    const { statusCode, headers } = await own.inject(url);
    return [statusCode, headers['cache-control'], ...asked.mock.calls];
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...media.keys()),
      fc.constantFrom(...pictureWidths),
      fc.option(fc.constantFrom(...pictureRatios)),
      fc.constantFrom(1, 2, 3),
      fc.constantFrom(undefined, ...pictureFormats),
      async (id, width, ratio, dpr, format) => {
        const height = ratio && Math.round(width * ratio);
        const tall = height ? `&height=${height}` : '';
        const old = `/images/${id}?width=${width}${tall}&dpr=${dpr}&quality=80&format=${format ?? 'webp'}&fit=crop`;
        const path = `/images/${toShortId(id)}/${width * dpr}${height ? `/${height * dpr}` : ''}`;
        const picture = await drawn(path + (format ? `?format=${format}` : ''));
        expect(picture).toEqual(await drawn(old));
        expect(picture[0]).toBe(Math.max(width, height ?? 0) * dpr > longestSide ? 400 : 200);
      },
    ),
  );
  await own.close();
});

it.each([
  '/0',
  '/-1',
  '/1.5',
  '/abc',
  '/',
  '/2209',
  '/1e9',
  '/100/0',
  '/100/',
  '/100/2209',
  '/100/abc',
  '/1105?dpr=2',
  '/100/1105?dpr=2',
  '/100?format=png',
  '/100?quality=0',
  '/100?fit=cover',
])('refuses a size in the path: %s', async (size) => {
  const response = await app.inject(`/images/${ids.scene}${size}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error_code: 'invalid-request', developer_message: expect.any(String) });
  expect(response.headers['cache-control']).not.toContain('immutable');
});

it('stores one picture for both forms of its address, under one name', async () => {
  const url = `/images/${ids.packshot}`;
  const old = await app.inject(`${url}?width=88&height=88&dpr=2&quality=80&format=webp&fit=crop`);
  const kept = await readdir(join(dataDir, 'images'), { recursive: true });
  const short = await app.inject(`${url}/176/176`);
  expect(short.rawPayload).toEqual(old.rawPayload);
  expect(short.headers).toMatchObject({ etag: old.headers.etag, 'cache-control': old.headers['cache-control'] });
  expect(await readdir(join(dataDir, 'images'), { recursive: true })).toEqual(kept);
});

it.each([
  'width=0',
  'width=-1',
  'width=1.5',
  'width=abc',
  'width=',
  'width=2209',
  'width=1e9',
  'width=737&dpr=3',
  'width=100&width=200',
  'height=0',
  'height=2209',
  'height=1105&dpr=2',
  'dpr=0',
  'dpr=0.5',
  'dpr=3.1',
  'dpr=NaN',
  'quality=0',
  'quality=101',
  'quality=8.5',
  'format=png',
  'format=WEBP',
  'format=',
  'fit=cover',
])('refuses %s', async (query) => {
  const response = await app.inject(`/images/${ids.scene}?${query}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error_code: 'invalid-request', developer_message: expect.any(String) });
  expect(response.headers['cache-control']).not.toContain('immutable');
});

it('is a 404 for an unknown picture', async () => {
  const response = await app.inject(`/images/${ids.unknown}?width=100`);
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ error_code: 'not-found' });
  expect(response.headers['cache-control']).not.toContain('immutable');
});

it.each(['..%2F..%2Fsecret', 'AAAAAAAAAAAAAAAAAAAAAB', 'AAAAAAAAAAAAAAAAAAAAA'])('refuses %s as an id', async (id) => {
  const response = await app.inject(`/images/${id}`);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error_code: 'invalid-request' });
});

it('sends 304 to a client that has the picture', async () => {
  const url = `/images/${ids.scene}?width=100`;
  const { headers } = await app.inject(url);
  const known = await app.inject({ url, headers: { 'if-none-match': `"other", W/${String(headers.etag)}` } });
  expect(known.statusCode).toBe(304);
  expect(known.rawPayload).toHaveLength(0);
  expect(known.headers.etag).toBe(headers.etag);
  const other = await app.inject({ url, headers: { 'if-none-match': '"other"' } });
  expect(other.statusCode).toBe(200);
});

it('continues for the others if a client leaves', async () => {
  const gate = Promise.withResolvers<void>();
  const compose = vi.fn<Composer['compose']>(async (_recipe, { width, height }) => {
    await gate.promise;
    return sharp({ create: { width, height, channels: 3, background: '#b5533a' } })
      .webp()
      .toBuffer();
  });
  const folder = await mkdtemp(join(tmpdir(), 'images-'));
  const slow = await appWith(
    createImageStore({ dataDir: folder, composer: { compose, close: async () => undefined } }),
  );
  const url = `${await slow.listen({ port: 0 })}/images/${ids.scene}?width=100`;
  const away = new AbortController();
  const first = fetch(url, { signal: away.signal }).catch((error: Error) => error.name);
  await vi.waitFor(() => expect(compose).toHaveBeenCalled());
  const second = fetch(url);
  away.abort();
  expect(await first).toBe('AbortError');
  gate.resolve();
  expect((await second).status).toBe(200);
  expect(compose).toHaveBeenCalledOnce();
  await slow.close();
  await rm(folder, { recursive: true });
});

// K-B09
it('draws nothing for a client that left while it waited, and logs no failure', async () => {
  const gate = Promise.withResolvers<void>();
  const compose = vi.fn<Composer['compose']>(async (_recipe, { width, height }) => {
    await gate.promise;
    return sharp({ create: { width, height, channels: 3, background: '#b5533a' } })
      .webp()
      .toBuffer();
  });
  const folder = await mkdtemp(join(tmpdir(), 'images-'));
  const composer = { compose, close: async () => undefined };
  const slow = await appWith(createImageStore({ dataDir: folder, composer, limits: { atOnce: 1, waiting: 10 } }));
  const asked = vi.fn();
  slow.addHook('onRequest', async () => asked());
  const statuses: number[] = [];
  slow.addHook('onSend', async (_request, reply) => void statuses.push(reply.statusCode));
  const url = `${await slow.listen({ port: 0 })}/images/`;
  const first = fetch(`${url}${ids.scene}?width=100`);
  await vi.waitFor(() => expect(compose).toHaveBeenCalledOnce());
  const away = new AbortController();
  const second = fetch(`${url}${ids.packshot}?width=100`, { signal: away.signal }).catch((error: Error) => error.name);
  const third = fetch(`${url}${ids.avatar}?width=100`);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  away.abort();
  expect(await second).toBe('AbortError');
  await vi.waitFor(() => expect(statuses).toEqual([499]));
  gate.resolve();
  expect((await first).status).toBe(200);
  expect((await third).status).toBe(200);
  expect(compose.mock.calls.map(([{ kind }]) => kind)).toEqual(['scene', 'avatar']);
  await slow.close();
  await rm(folder, { recursive: true });
});

it('is a 503 with Retry-After when it is overloaded', async () => {
  const busy = await appWith({ picture: () => Promise.reject(new QueueFull()), close: async () => undefined });
  const response = await busy.inject(`/images/${ids.scene}`);
  expect(response.statusCode).toBe(503);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(response.headers['cache-control']).not.toContain('immutable');
  await busy.close();
});
