import { globSync } from 'node:fs';
import path from 'node:path';
import { catalogueRules } from '@social-shop/i18n/locales';
import { icons } from '@social-shop/tools/vite/icons';
import { messages } from '@social-shop/tools/vite/messages';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';

const workspace = path.resolve(import.meta.dirname, '..');

/** The Vite plugins that the source of the libraries and the host needs, for stories and their tests. */
export const plugins = () => [
  react(),
  vanillaExtractPlugin(),
  icons(),
  messages({
    features: globSync('{libs/*,apps/web}/src/messages.ts', { cwd: workspace }).map((file) =>
      path.resolve(workspace, file, '../..'),
    ),
    rules: catalogueRules,
    pseudo: true,
  }),
];
