import { globSync } from 'node:fs';
import path from 'node:path';
import { catalogueRules } from '@social-shop/i18n/locales';
import { icons } from '@social-shop/tools/vite/icons';
import { messages, withoutParser } from '@social-shop/tools/vite/messages';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const libraries = path.resolve(root, '../../libs');

/** The plugins that the libraries' source needs, as in the host. */
export default defineConfig({
  root,
  cacheDir: `${root}/node_modules/.vite`,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    icons(),
    messages({
      features: globSync('*/src/messages.ts', { cwd: libraries })
        .map((file) => path.resolve(libraries, file, '../..'))
        .sort(),
      rules: catalogueRules,
    }),
  ],
  resolve: { alias: [withoutParser] },
});
