import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { basename, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { icons } from './icons.ts';

/** Only stops tests that hang. A test's duration depends on the load of the machine. */
export const patience = {
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
} as const;

/**
 * The test files of a project share a process, which loads the project once; stubs of a test end with it. A whole run checks that no file
 * needs the state of another.
 */
export const oneProcess = {
  isolate: Boolean(process.env['WHOLE']),
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

interface Options {
  /** Processes of their own share two processors with everything else: such tests are retried, and named if they needed it. */
  readonly startsPrograms?: boolean;
}

/** Unit tests of one project: the test files next to its code, named after its folder. */
export function libraryConfig(root: string, environment: 'jsdom' | 'node', { startsPrograms = false }: Options = {}) {
  const name = basename(root);
  return defineConfig({
    root,
    cacheDir: `${root}/node_modules/.vite`,
    plugins: environment === 'jsdom' ? [react(), vanillaExtractPlugin(), icons()] : [],
    test: {
      name,
      environment,
      include: ['**/*.test.{ts,tsx}'],
      passWithNoTests: true,
      // A program's output in a test must not depend on the terminal.
      env: { FORCE_COLOR: '0' },
      setupFiles: process.env['WHOLE'] ? [join(import.meta.dirname, 'longRuns.ts')] : [],
      ...patience,
      ...oneProcess,
      retry: startsPrograms && process.env['CI'] ? 1 : 0,
    },
  });
}
