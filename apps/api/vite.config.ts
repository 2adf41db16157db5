import { libraryConfig } from '@social-shop/tools/vite';
import { mergeConfig } from 'vitest/config';

/** What starts an engine itself, or needs none. */
const onOneEngine = ['src/db/!(*.server).test.ts', 'src/images/**', 'src/catalog/*.test.ts', 'src/{env,main}.test.ts'];

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
