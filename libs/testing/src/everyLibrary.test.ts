import { scrolled } from '@social-shop/analytics';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkLibrary } from './checkLibrary.ts';

const libraries = join(import.meta.dirname, '../..');

/**
 * The libraries that cannot check themselves, because this one depends on them, or because they do not run in a browser, with their names.
 */
const ground = {
  analytics: { events: [scrolled('discover', 36)] },
  'api-client': {},
  'api-contract': {},
  environment: {},
  experiments: {},
  i18n: {},
  routing: {},
};

it.each(Object.entries(ground))('%s keeps the rules of libraries', async (library, names) => {
  expect(await checkLibrary(join(libraries, library, 'src'), names)).toEqual([]);
});

it('is run by every other library', () => {
  const others = readdirSync(libraries, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(libraries, entry.name, 'package.json')))
    .map(({ name }) => name)
    .filter((name) => name !== 'testing' && !Object.hasOwn(ground, name));
  expect(others.filter((name) => !existsSync(join(libraries, name, 'src/library.test.ts')))).toEqual([]);
});
