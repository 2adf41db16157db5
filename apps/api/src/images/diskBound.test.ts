import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DiskBound } from './diskBound.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bound-'));
  await mkdir(join(folder, 'ab'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A file of 100 bytes that was last used this many days ago. */
async function file(name: string, daysAgo: number): Promise<string> {
  const path = join(folder, 'ab', name);
  await writeFile(path, Buffer.alloc(100));
  const then = new Date(Date.now() - daysAgo * DAY_MS);
  await utimes(path, then, then);
  return path;
}
const names = async () => (await readdir(join(folder, 'ab'))).sort();

it('removes the least recently used files, and no more than it must', async () => {
  const oldest = await file('oldest', 9);
  for (let day = 1; day < 9; day += 1) await file(`day ${day}`, day);
  const bound = new DiskBound(folder, 800);
  await bound.used(oldest);
  await bound.sweep();
  // 720 bytes are 0.9 of the limit: seven files of 100.
  expect(await names()).toEqual(['day 1', 'day 2', 'day 3', 'day 4', 'day 5', 'day 6', 'oldest']);
});

it('does not change a folder within its limit', async () => {
  for (let day = 0; day < 8; day += 1) await file(`day ${day}`, day);
  await new DiskBound(folder, 800).sweep();
  expect(await names()).toHaveLength(8);
});

it('sweeps by itself while files are written', async () => {
  const bound = new DiskBound(folder, 800);
  for (let number = 0; number < 50; number += 1) {
    await file(`file ${number}`, 50 - number);
    await bound.wrote(100);
    expect((await names()).length).toBeLessThanOrEqual(8);
  }
  expect(await names()).toContain('file 49');
});

it('removes unfinished files of a dead process, and none that is being written', async () => {
  await file('picture.webp.1.incoming', 1);
  await file('picture.webp.2.incoming', 0);
  await new DiskBound(folder, 800).sweep();
  expect(await names()).toEqual(['picture.webp.2.incoming']);
});

// K-X08
it('removes files that were never used again before used ones, however new they are', async () => {
  await file('in use', 0);
  const bound = new DiskBound(folder, 800);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 });
  await bound.used(join(folder, 'ab', 'in use'));
  vi.useRealTimers();
  for (let number = 0; number < 20; number += 1) {
    await file(`flood ${number}`, 0);
  }
  await bound.sweep();
  const left = await names();
  expect(left).toContain('in use');
  expect(left).toHaveLength(7);
});
