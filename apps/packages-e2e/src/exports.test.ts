import { publishedLibraries } from '@social-shop/tools/package/manifest';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { listExports } from './exports.ts';

it.each(publishedLibraries().map((folder) => [basename(folder), folder]))(
  '%s exports the names in exports.txt: run `npm run accept-exports` to record an intended change',
  async (_, folder) => {
    await expect(listExports(folder)).toMatchFileSnapshot(join(folder, 'exports.txt'));
  },
);
