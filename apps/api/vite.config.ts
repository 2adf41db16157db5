import { libraryConfig } from '@social-shop/tools/vite';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeConfig } from 'vitest/config';

/** What does not ask for the engine of its project, as every test does that uses one of the `testing.ts`. */
const onOneEngine = globSync('src/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (file) => !readFileSync(join(import.meta.dirname, file), 'utf8').includes("testing.ts'"),
);

/** The platform's tests on both engines: the embedded one, and a PostgreSQL server. */
export default mergeConfig(libraryConfig(import.meta.dirname, 'node'), {
  test: {
    projects: [
      { extends: true, test: { name: 'embedded', exclude: ['**/node_modules/**', '**/*.server.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          exclude: ['**/node_modules/**', ...onOneEngine],
          globalSetup: './postgres.config.ts',
        },
      },
    ],
  },
});
