import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const workspace = path.resolve(import.meta.dirname, '..');
/** Where the packages really are: a copy of the workspace links to those of another. */
const packages = path.dirname(realpathSync(`${workspace}/node_modules/vite`));

const executablePath = process.env['CHROMIUM'] ?? ['/usr/bin/chromium'].find((file) => existsSync(file));

/** Every story is a test: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  root: workspace,
  cacheDir: `${workspace}/node_modules/.vite/stories`,
  server: { fs: { allow: [workspace, packages] } },
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    // The first story waits until Vite has prepared everything that stories import.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      // So does the first page.
      connectTimeout: 300_000,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
