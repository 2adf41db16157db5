import Fastify from 'fastify';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepEarlierAssets } from './earlierAssets.ts';
import { buildFiles } from '../files.ts';

let folder: string;
let kept: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  kept = join(folder, 'kept');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build as Vite writes it: only its own files, with compressed copies. */
function build(...names: string[]) {
  rmSync(join(folder, 'client'), { recursive: true, force: true });
  mkdirSync(join(folder, 'client/assets'), { recursive: true });
  for (const name of names) writeFileSync(join(folder, 'client/assets', name), `// ${name}`);
}

/** The responses of a freshly started host for these files. */
async function statuses(...names: string[]) {
  const host = Fastify();
  await host.register(buildFiles(join(folder, 'client'), await keepEarlierAssets(join(folder, 'client/assets'), kept)));
  const responses = await Promise.all(names.map((name) => host.inject(`/assets/${name}`)));
  await host.close();
  return responses.map(({ statusCode }) => statusCode);
}

it('serves the files of this build and of the previous one, however often it starts (T81)', async () => {
  build('a-1.js');
  await statuses();
  build('a-2.js', 'b-2.js');
  expect(await statuses('a-1.js', 'a-2.js')).toEqual([200, 200]);
  expect(await statuses('a-1.js', 'a-2.js')).toEqual([200, 200]);
  build('a-3.js');
  expect(await statuses('a-1.js', 'a-2.js', 'b-2.js', 'a-3.js')).toEqual([404, 200, 200, 200]);
});

it('survives several starts at once, and one that was killed halfway', async () => {
  build('a-1.js');
  await statuses();
  build('a-2.js');
  await Promise.all([1, 2, 3].map(() => keepEarlierAssets(join(folder, 'client/assets'), kept)));
  expect(await statuses('a-1.js', 'a-2.js')).toEqual([200, 200]);
  mkdirSync(join(kept, 'draft'));
  writeFileSync(join(kept, 'draft/half.js'), '');
  utimesSync(join(kept, 'draft'), 0, 0);
  build('a-3.js');
  expect(await statuses('a-1.js', 'a-2.js', 'a-3.js')).toEqual([404, 200, 200]);
  expect(readdirSync(kept).sort()).toEqual(['current', 'earlier']);
});
