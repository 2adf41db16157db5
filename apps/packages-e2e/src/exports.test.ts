import { publishedLibraries } from '@social-shop/tools/package/manifest';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { listExports } from './exports.ts';

it.each(publishedLibraries().map((folder) => [basename(folder), folder]))(
  '%s exports what its exports.txt says: run `npm run accept-exports` to write down a change that its reviewers want',
  async (_, folder) => {
    await expect(listExports(folder)).toMatchFileSnapshot(join(folder, 'exports.txt'));
  },
);
