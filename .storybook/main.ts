import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { plugins } from './plugins.ts';

const config: StorybookConfig = {
  stories: ['../libs/*/src/**/*.stories.tsx'],
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
