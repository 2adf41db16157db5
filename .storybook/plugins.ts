import { globSync } from 'node:fs';
import path from 'node:path';
import { catalogueRules } from '@social-shop/i18n/locales';
import { icons } from '@social-shop/tools/vite/icons';
import { messages } from '@social-shop/tools/vite/messages';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';

const libraries = path.resolve(import.meta.dirname, '../libs');

/** What the libraries' source needs from Vite, wherever stories are shown or run. */
export const plugins = () => [
  react(),
  vanillaExtractPlugin(),
  icons(),
  messages({
    features: globSync('*/src/messages.ts', { cwd: libraries }).map((file) => path.resolve(libraries, file, '../..')),
    rules: catalogueRules,
    pseudo: true,
  }),
];
