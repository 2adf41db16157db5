import { defineConfig, devices } from '@playwright/test';
import { answeredConsent } from './src/consentCookie.ts';
import { HOST_URL } from './src/addresses.ts';

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/setup.ts',
  outputDir: 'test-results/artifacts',
  // `npm run affected` selects the tests that a change can break.
  testMatch: process.env['JOURNEYS']?.split(',').map((name) => `${name}.spec.ts`) ?? '*.spec.ts',
  // All tests share one platform: the faults of one test must not affect another.
  workers: 1,
  // Only stops tests that hang. A test's duration depends on the load of the machine. The run as a whole has a limit.
  expect: { timeout: 120_000 },
  timeout: 600_000,
  globalTimeout: 2_400_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: HOST_URL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // The question about cookies covers the foot of the window, so journeys begin with an answer. Those about it begin without one.
    storageState: answeredConsent,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
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
  },
});
