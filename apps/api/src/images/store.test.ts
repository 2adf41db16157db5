import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Composer } from './composer.ts';
import { QueueFull } from './queue.ts';
import { createImageStore, type Media, type PictureOptions } from './store.ts';

const media: Media = {
  recipe: { kind: 'packshot', seed: 'x', palette: 'oat', good: 'mug' },
  width: 300,
  height: 375,
};
const options: PictureOptions = { width: 100, dpr: 1, quality: 80, format: 'webp' };
const VISITOR = '203.0.113.1';

/** Draws real pixels and counts, without the time of a scene. */
const compose = vi.fn<Composer['compose']>(async (_recipe, { width, height }) =>
  sharp({ create: { width, height, channels: 3, background: '#b5533a' } })
    .webp()
    .toBuffer(),
);
const composer: Composer = { compose, close: async () => undefined };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'images-'));
  compose.mockClear();
});
afterEach(() => rm(dataDir, { recursive: true }));

const keptFiles = async () =>
  (await readdir(join(dataDir, 'images'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

it('draws a picture once, however many request it at the same time', async () => {
  const store = createImageStore({ dataDir, composer });
  const widths = [100, 150, 200];
  const pictures = await Promise.all(
    Array.from({ length: 30 }, (_, index) => store.picture(media, { ...options, width: widths[index % 3] }, VISITOR)),
  );
  expect(compose).toHaveBeenCalledOnce();
  expect(new Set(pictures.map(({ etag }) => etag)).size).toBe(3);
  expect(await keptFiles()).toHaveLength(4);
});

it('reads from disk after a restart, without drawing anything', async () => {
  const first = await createImageStore({ dataDir, composer }).picture(media, options, VISITOR);
  const second = await createImageStore({ dataDir, composer }).picture(media, options, VISITOR);
  expect(second).toEqual(first);
  expect(compose).toHaveBeenCalledOnce();
});

it('gives the same recipe one picture and another recipe its own', async () => {
  const store = createImageStore({ dataDir, composer });
  await store.picture(media, options, VISITOR);
  await store.picture(
    { ...media, recipe: { kind: 'packshot', good: 'mug', palette: 'oat', seed: 'x' } },
    options,
    VISITOR,
  );
  expect(compose).toHaveBeenCalledTimes(1);
  await store.picture({ ...media, recipe: { ...media.recipe, dye: '#2f3a36' } as Media['recipe'] }, options, VISITOR);
  expect(compose).toHaveBeenCalledTimes(2);
});

it.each([
  ['cut short', (path: string) => truncate(path, 60)],
  ['emptied', (path: string) => truncate(path, 0)],
  [
    'changed in one byte',
    async (path: string) => {
      const bytes = await readFile(path);
      bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
      await writeFile(path, bytes);
    },
  ],
])('draws again what was stored and is %s', async (_, damage) => {
  const store = createImageStore({ dataDir, composer });
  const whole = await store.picture(media, options, VISITOR);
  for (const path of await keptFiles()) await damage(path);
  expect(await store.picture(media, options, VISITOR)).toEqual(whole);
  expect(compose).toHaveBeenCalledTimes(2);
  expect(await createImageStore({ dataDir, composer }).picture(media, options, VISITOR)).toEqual(whole);
  expect(compose).toHaveBeenCalledTimes(2);
});

it.each([
  ['webp', 'image/webp', 'webp', undefined],
  ['jpg', 'image/jpeg', 'jpeg', undefined],
  ['avif', 'image/avif', 'heif', 'av1'],
] as const)('encodes %s as its format', async (format, contentType, container, compression) => {
  const picture = await createImageStore({ dataDir, composer }).picture(media, { ...options, format }, VISITOR);
  const found = await sharp(picture.body).metadata();
  expect(picture.contentType).toBe(contentType);
  expect(found).toMatchObject({ format: container, width: 100, height: 125 });
  expect(found.compression).toBe(compression);
});

it('applies the quality', async () => {
  const store = createImageStore({ dataDir, composer });
  compose.mockImplementationOnce(async (_recipe, { width, height }) =>
    sharp({
      create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
    })
      .webp()
      .toBuffer(),
  );
  const rough = await store.picture(media, { ...options, quality: 20 }, VISITOR);
  const fine = await store.picture(media, { ...options, quality: 95 }, VISITOR);
  expect(rough.body.length).toBeLessThan(fine.body.length / 2);
});

it('retries after a failure', async () => {
  const store = createImageStore({ dataDir, composer });
  compose.mockRejectedValueOnce(new Error('no such good'));
  await expect(store.picture(media, options, VISITOR)).rejects.toThrow('no such good');
  expect((await store.picture(media, options, VISITOR)).body.length).toBeGreaterThan(0);
});

it('refuses work beyond its limits and still sends stored pictures', async () => {
  const store = createImageStore({ dataDir, composer, limits: { atOnce: 1, waiting: 1 } });
  await store.picture(media, options, VISITOR);
  const gate = Promise.withResolvers<void>();
  compose.mockImplementationOnce(async () => {
    await gate.promise;
    throw new Error('given up');
  });
  const other = (seed: string): Media => ({ ...media, recipe: { kind: 'avatar', seed, palette: 'oat' } });
  const busy = store.picture(other('a'), options, VISITOR).catch(() => 'failed');
  await vi.waitFor(() => expect(compose).toHaveBeenCalledTimes(2));
  const rest = [store.picture(other('b'), options, VISITOR), store.picture(other('c'), options, VISITOR)];
  await expect(Promise.race(rest)).rejects.toThrow(QueueFull);
  expect((await store.picture(media, options, VISITOR)).body.length).toBeGreaterThan(0);
  gate.resolve();
  expect(await busy).toBe('failed');
  const settled = await Promise.allSettled(rest);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

// K-X08
it('draws and stores the same few variants of a picture, whatever is requested', async () => {
  const store = createImageStore({ dataDir, composer });
  for (let width = 1; width <= 300; width += 7) {
    for (const height of [undefined, width, 2_208 - width]) {
      await store.picture(media, { ...options, width, height, dpr: 1 + (width % 20) / 10 }, VISITOR);
    }
  }
  // Seven widths up to that of the picture in nine shapes, and the picture itself.
  expect((await keptFiles()).length).toBeLessThanOrEqual(7 * 9 + 1);
  const page: PictureOptions = { ...options, width: 225, height: 281 };
  const first = await store.picture(media, page, VISITOR);
  const made = (await keptFiles()).length;
  expect(await store.picture(media, page, VISITOR)).toEqual(first);
  expect(await keptFiles()).toHaveLength(made);
});

// K-X08
it('lets nobody wait behind all requests of another visitor, not even for the same picture', async () => {
  const store = createImageStore({ dataDir, composer, limits: { atOnce: 1, waiting: 100 } });
  const done: string[] = [];
  const ask = (seed: string, visitor: string) =>
    store
      .picture({ ...media, recipe: { kind: 'avatar', seed, palette: 'oat' } }, options, visitor)
      .then(() => done.push(`${visitor} ${seed}`));
  const flood = Array.from({ length: 30 }, (_, index) => ask(String(index), 'flood'));
  await vi.waitFor(() => expect(compose).toHaveBeenCalled());
  await Promise.all([ask('own', 'visitor'), ask('29', 'visitor')]);
  // Some of the flood may be done before the visitor's request.
  expect(done.filter((entry) => entry.startsWith('flood')).length).toBeLessThan(15);
  await Promise.all(flood);
});

it('sends pictures even if nothing can be written', async () => {
  const warning = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
  await writeFile(join(dataDir, 'images'), 'a file where the folder should be');
  const picture = await createImageStore({ dataDir, composer }).picture(media, options, VISITOR);
  expect(picture.body.length).toBeGreaterThan(0);
  expect(warning).toHaveBeenCalled();
  warning.mockRestore();
});
