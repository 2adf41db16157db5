import { defineConfig } from 'vitest/config';

// Not those of the journeys: both suites may run at once.
process.env['E2E_PORT'] ??= '4320';

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.vite',
  test: {
    name: 'http',
    include: ['*.test.ts'],
    globalSetup: './servers.ts',
    setupFiles: './recover.ts',
    // One platform serves all: a fault that one test asks for must not reach another.
    fileParallelism: false,
    isolate: false,
    // Only against what never ends: how long a test takes depends on who else uses the machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
