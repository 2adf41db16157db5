import { defineConfig } from 'vitest/config';

/** The unit tests of all libraries in one run: separate runs would start Vite fifteen times. */
export default defineConfig({
  test: { projects: ['../libs/*/vite.config.ts'] },
});
