import { libraryConfig } from '@social-shop/tools/vite';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';

/** What asks for the engine of its project, as every test does that uses one of the `testing.ts`. */
const onAnEngine = globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes("testing.ts'"),
);

/** Where engines may differ: opening and moving a database, and order under inserts. The journeys run on the embedded one. */
const onBothEngines = (file: string) => file.startsWith('src/db/') || file.endsWith('/paging.test.ts');

/** The platform's tests on a PostgreSQL server, as in production; `npm test -- --whole` runs them on the embedded engine, too. */
const onServerOnly = process.env['WHOLE'] ? [] : onAnEngine.filter((file) => !onBothEngines(file));

export default mergeConfig(libraryConfig(import.meta.dirname, 'node'), {
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'embedded', exclude: ['**/node_modules/**', '**/*.server.test.ts', ...onServerOnly] },
      },
      {
        extends: true,
        test: { name: 'server', include: onAnEngine, globalSetup: './postgres.config.ts' },
      },
    ],
  },
});
