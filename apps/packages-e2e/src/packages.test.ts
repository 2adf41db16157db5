import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publishedLibraries } from '@social-shop/tools/package/manifest';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packAll } from './tarballs.ts';

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
let tarballs: readonly string[];
beforeAll(async () => {
  tarballs = await packAll(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** These packages are ES modules only: consumers that do not know `exports`, or call `require`, are not supported. */
const served = ['node16-esm', 'bundler'];

describe.each(publishedLibraries().map((library) => basename(library)))('%s', (name) => {
  const read = () => readFileSync(tarballs.find((file) => file.includes(`social-shop-${name}-`)) ?? '');

  it('meets the rules of registries and bundlers', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: Uint8Array.from(read()).buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('has types that match its code, however it is imported', async () => {
    const result = await checkPackage(createPackageFromTarballData(read()), { excludeEntrypoints: [/\.(css|json)$/] });
    if (!result.types) throw new Error('no types in the package');
    const problems = result.problems.filter(
      (problem) => !('resolutionKind' in problem) || served.includes(problem.resolutionKind),
    );
    expect(problems).toEqual([]);
  });
});
