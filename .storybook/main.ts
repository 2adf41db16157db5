import path from 'node:path';
import { storyFolders } from '@social-shop/tools/test/storyFolders';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { plugins } from './plugins.ts';

const config: StorybookConfig = {
  // A title is the domain and the name of the file, without its folder.
  stories: storyFolders(path.resolve(import.meta.dirname, '..')).map(({ folder, domain }) => ({
    directory: `../${folder}`,
    files: '*.stories.tsx',
    titlePrefix: domain,
  })),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => mergeConfig(config, { plugins: plugins() }),
};

export default config;
