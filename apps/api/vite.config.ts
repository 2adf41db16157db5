import { libraryConfig } from '@social-shop/tools/vite';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Whether a test imports the catalogue or starts a program that does: only these have to run again when the demo changes. */
const isOfCatalogue = (file: string) =>
  /^src\/(catalogue|import)\//.test(file) || /\/(catalogue|import)\/|'(main|import)\.ts'/.test(read(file));

/** The targets `test` and `test-catalogue` run a part each; without them all tests run. */
const part = process.env['TESTS'];
const isLeftOut = (file: string) => part !== undefined && (part === 'catalogue') !== isOfCatalogue(file);

const all = globSync('src/**/*.test.ts', { cwd: import.meta.dirname });
const files = all.filter((file) => !isLeftOut(file));
const leftOut = ['**/node_modules/**', ...all.filter(isLeftOut)];

/** Whether a test needs the engine of its project, as every test does that uses one of the `testing.ts`. */
const isOnAnEngine = (file: string) => read(file).includes("testing.ts'");

/** Where engines may differ: opening and moving a database, and order under inserts. The journeys run on the embedded one. */
const isOnBoth = (file: string) => file.startsWith('src/db/') || file.endsWith('/paging.test.ts');

/** The platform's tests on a PostgreSQL server, as in production; `npm test -- --whole` runs them on the embedded engine, too. */
const onServerOnly = process.env['WHOLE'] ? [] : files.filter((file) => isOnAnEngine(file) && !isOnBoth(file));
const onNone = files.filter((file) => !isOnAnEngine(file));

export default mergeConfig(libraryConfig(import.meta.dirname, 'node'), {
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'embedded', exclude: [...leftOut, '**/*.server.test.ts', ...onServerOnly] },
      },
      {
        extends: true,
        test: { name: 'server', exclude: [...leftOut, ...onNone], globalSetup: './postgres.config.ts' },
      },
    ],
  },
});
