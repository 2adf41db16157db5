import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const executablePath = process.env['CHROMIUM'] ?? ['/usr/bin/chromium'].find((file) => existsSync(file));

/** Every story is a test: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  cacheDir: `${import.meta.dirname}/../node_modules/.vite/stories`,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    // The first story waits until Vite has prepared everything that stories import.
    testTimeout: 60_000,
    browser: {
      enabled: true,
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
