import { defineConfig, devices } from '@playwright/test';
import { HOST_URL } from './src/addresses.ts';

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/setup.ts',
  outputDir: 'test-results/artifacts',
  // One platform serves all: a fault that one test asks for must not reach another.
  workers: 1,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  // On a new data folder the first look at a picture draws it.
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: HOST_URL,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
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
