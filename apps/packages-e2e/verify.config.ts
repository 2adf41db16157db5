import { publishedLibraries } from '@social-shop/tools/package/manifest';
import { patience } from '@social-shop/tools/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { basename, join } from 'node:path';
import type { UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { builtPackages } from './src/builtPackages.ts';

/** Each library's own tests, on its built package. Only in a whole run, because the build changes nothing that they assert. */
const built = await Promise.all(
  (process.env['WHOLE'] ? publishedLibraries() : []).map(async (folder) => {
    const { default: config } = (await import(join(folder, 'vite.config.ts'))) as { default: UserConfig };
    return {
      ...config,
      plugins: [builtPackages(), vanillaExtractPlugin()],
      test: { ...config.test, name: `built ${basename(folder)}` },
    };
  }),
);

/** The packages as consumers get them: their contents, an application that installs them, and the libraries' tests. */
export default defineConfig({
  test: {
    projects: [
      {
        root: import.meta.dirname,
        test: { name: 'packages', include: ['src/**/*.test.ts'], ...patience },
      },
      ...built,
    ],
  },
});
