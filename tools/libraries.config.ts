import { defineConfig } from 'vitest/config';

/**
 * The unit tests of all libraries in one run, files of one library after the other in the same window: a window for each file, as a library's
 * own run has it, takes four times the processor time.
 */
export default defineConfig({
  test: { projects: ['../libs/*/vite.config.ts'], pool: 'threads', isolate: false },
});
