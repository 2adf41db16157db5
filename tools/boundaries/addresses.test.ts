import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const isFeature = (manifest: string) => read(manifest).includes('"layer:feature"');

it('core has no address that only features link to: features declare it (record 29)', () => {
  const names = [...read('libs/routing/src/paths.ts').matchAll(/^ {2}(\w+): \(/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  const libraries = globSync('libs/*/package.json', { cwd: root }).filter((manifest) => !isFeature(manifest));
  const folders = [...libraries.map((manifest) => `${dirname(manifest)}/src`), 'apps/web/src', 'apps/web/server'];
  const code = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  )
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .map(read)
    .join();
  expect(names.filter((name) => !code.includes(`paths.${name}(`))).toEqual([]);
});
