import { defineConfig } from 'vitest/config';

// Other ports than the journeys', so both suites can run at once.
process.env['E2E_PORT'] ??= '4320';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite',
  test: {
    name: 'http',
    include: ['*.test.ts'],
    globalSetup: './servers.ts',
    setupFiles: './recover.ts',
    // All tests share one platform: the faults of one test must not affect another.
    fileParallelism: false,
    isolate: false,
    // Only stops tests that hang. A test's duration depends on the load of the machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
