import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkLibrary } from './checkLibrary.ts';

const libraries = join(import.meta.dirname, '../..');

/** The libraries that cannot ask for it: the check itself is made of them, or they know no browser. */
const ground = ['api-client', 'api-contract', 'environment', 'i18n', 'routing'];

it.each(ground)('%s keeps the rules of libraries', async (library) => {
  expect(await checkLibrary(join(libraries, library, 'src'))).toEqual([]);
});

it('is asked for by every other library', () => {
  const others = readdirSync(libraries, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(libraries, entry.name, 'package.json')))
    .map(({ name }) => name)
    .filter((name) => name !== 'testing' && !ground.includes(name));
  expect(others.filter((name) => !existsSync(join(libraries, name, 'src/library.test.ts')))).toEqual([]);
});
