import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { keepOriginal, tidyOriginals } from './originals.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'images-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#c80000' } });

it('stores a fetched picture and serves it upright', async () => {
  // Orientation 6: the camera was held upright, the pixels are rotated.
  const bytes = await red(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const kept = await keepOriginal(dataDir, bytes);
  expect(kept).toMatchObject({ width: 20, height: 40, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(kept.dominantColor).toMatch(/^#[c-d][0-9a-f]0[0-9a-f]0[0-9a-f]$/);
  const picture = await compose({ kind: 'original', sha256: kept.sha256 }, kept, { dataDir });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 20, height: 40 });
});

it('scales down pictures that are larger than any response', async () => {
  const kept = await keepOriginal(dataDir, await red(3000, 1500).png().toBuffer());
  expect(kept).toMatchObject({ width: 2208, height: 1104 });
});

it('refuses files that are not pictures, cut short or far too large', async () => {
  const whole = await red(400, 400).jpeg().toBuffer();
  await expect(keepOriginal(dataDir, Buffer.from('<html>'))).rejects.toThrow();
  await expect(keepOriginal(dataDir, whole.subarray(0, whole.length / 2))).rejects.toThrow();
  await expect(keepOriginal(dataDir, await red(8000, 6000).png().toBuffer())).rejects.toThrow('pixel limit');
});

it('notices if a stored picture was damaged', async () => {
  const kept = await keepOriginal(dataDir, await red(40, 20).png().toBuffer());
  await truncate(join(dataDir, 'originals', kept.sha256), 50);
  await expect(compose({ kind: 'original', sha256: kept.sha256 }, kept, { dataDir })).rejects.toThrow('damaged');
});

it('removes half-written files of an import that died, and nothing else', async () => {
  const { sha256 } = await keepOriginal(dataDir, await red(40, 20).png().toBuffer());
  const folder = join(dataDir, 'originals');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  for (const name of ['old.incoming', 'young.incoming']) await writeFile(join(folder, name), 'half');
  for (const name of ['old.incoming', sha256]) await utimes(join(folder, name), anHourAgo, anHourAgo);
  await tidyOriginals(dataDir);
  expect((await readdir(folder)).sort()).toEqual([sha256, 'young.incoming'].sort());
});

// K-X17
describe('a fetched file', () => {
  it.each(['png', 'jpeg', 'gif', 'webp', 'avif'] as const)('is accepted as %s', async (format) => {
    const bytes = await red(40, 20)[format]().toBuffer();
    expect(await keepOriginal(dataDir, bytes)).toMatchObject({ width: 40, height: 20 });
  });

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000"><filter id="f"><feTurbulence baseFrequency=".01" numOctaves="9"/><feGaussianBlur stdDeviation="40"/></filter><rect width="6000" height="6000" filter="url(#f)"/></svg>`;
  it.each([
    ['a drawing', () => Buffer.from(svg)],
    ['a drawing with a declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['a compressed drawing', () => gzipSync(svg)],
    ['TIFF', () => red(4, 4).tiff().toBuffer()],
    ['raw numbers', () => Buffer.from('P6 4 4 255\n')],
    ['nothing', () => Buffer.alloc(0)],
  ])('is refused as %s before anything decodes it, even if it was stored before', async (_what, make) => {
    const bytes = await make();
    const from = performance.now();
    await expect(keepOriginal(dataDir, bytes)).rejects.toThrow('not a picture in a supported format');
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await mkdir(join(dataDir, 'originals'), { recursive: true });
    await writeFile(join(dataDir, 'originals', sha256), bytes);
    await expect(compose({ kind: 'original', sha256 }, { width: 60, height: 60 }, { dataDir })).rejects.toThrow(
      'not a picture in a supported format',
    );
    expect(performance.now() - from).toBeLessThan(1_000);
  });
});
