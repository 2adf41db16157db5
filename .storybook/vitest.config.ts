import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { oneProcess } from '@social-shop/tools/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const workspace = path.resolve(import.meta.dirname, '..');
/** The real folder of the packages: a copy of the workspace links to those of another one. */
const packages = path.dirname(realpathSync(`${workspace}/node_modules/vite`));

/** Part of the cache's name. If Vite prepares another package while stories run, it reloads the page, which ends them. */
const dependencies = createHash('sha256')
  .update(readFileSync(`${workspace}/package-lock.json`))
  .digest('hex')
  .slice(0, 8);

const executablePath =
  process.env['CHROMIUM'] ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file));

/** Every story is a test: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  root: workspace,
  cacheDir: `${workspace}/node_modules/.vite/stories-${dependencies}`,
  server: { fs: { allow: [workspace, packages] } },
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  test: {
    name: 'stories',
    ...oneProcess,
    // The first story waits until Vite has prepared everything that stories import.
    testTimeout: 180_000,
    setupFiles: [`${import.meta.dirname}/pictures.ts`],
    // A picture that is not accepted fails; `npm run accept-pictures` writes it.
    update: 'none',
    attachmentsDir: `${import.meta.dirname}/test-results/attachments`,
    browser: {
      // The page lets the server write pictures, so listen on this machine only.
      api: { host: '127.0.0.1', allowWrite: true },
      enabled: true,
      // The first page waits too.
      connectTimeout: 300_000,
      headless: true,
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          resolveScreenshotPath: ({ arg, ext }) => `${import.meta.dirname}/pictures/${arg}${ext}`,
          resolveDiffPath: ({ arg, ext }) => `${import.meta.dirname}/test-results/pictures/${arg}${ext}`,
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.05 },
          // Shorter than Vitest's own wait for timers at the end.
          timeout: 9_000,
        },
      },
      provider: playwright({
        // High enough for the pictures: a story higher than the window is scaled down.
        contextOptions: { viewport: { width: 1280, height: 1000 }, deviceScaleFactor: 1 },
        launchOptions: {
          ...(executablePath && { executablePath }),
          env: { ...process.env, FONTCONFIG_FILE: `${import.meta.dirname}/fonts.conf` },
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-lcd-text',
            // The same as in fonts.conf; without a window Chromium does not read it there.
            '--font-render-hinting=slight',
            '--force-color-profile=srgb',
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
