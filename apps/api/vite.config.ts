import { libraryConfig } from '@social-shop/tools/vite';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';

const files = globSync('src/**/*.test.ts', { cwd: import.meta.dirname });

/** Whether a test asks for the engine of its project, as every one does that uses one of the `testing.ts`. */
const isOnAnEngine = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8').includes("testing.ts'");

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
        test: { name: 'embedded', exclude: ['**/node_modules/**', '**/*.server.test.ts', ...onServerOnly] },
      },
      {
        extends: true,
        test: { name: 'server', exclude: ['**/node_modules/**', ...onNone], globalSetup: './postgres.config.ts' },
      },
    ],
  },
});
