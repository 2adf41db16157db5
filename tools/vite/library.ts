import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { basename, join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { icons } from './icons.ts';

/** Against what never comes only: how long something takes depends on what else the machine does. */
export const patience = {
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
} as const;

/**
 * The test files of a project share a process, which loads the project once; what a test stubs ends with it. A whole run shows that
 * no file needs what another has left.
 */
export const oneProcess = {
  isolate: Boolean(process.env['WHOLE']),
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

interface Options {
  /** Programs of their own share two processors with everything else: a test of them is tried again, and named when it needed that. */
  readonly startsPrograms?: boolean;
}

/** Unit tests of one project: the files beside its code, named after its folder. */
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
      // What a test reads of a program's output must not depend on who looks at the test.
      env: { FORCE_COLOR: '0' },
      setupFiles: process.env['WHOLE'] ? [join(import.meta.dirname, 'longRuns.ts')] : [],
      ...patience,
      ...oneProcess,
      ...(environment === 'jsdom' && { isolate: true }),
      retry: startsPrograms && process.env['CI'] ? 1 : 0,
    },
  });
}
