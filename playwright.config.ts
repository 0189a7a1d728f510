import { defineConfig } from '@playwright/test';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Files with tests of almost a minute start first, so that none runs alone at the end. */
const LONG = /(pageKinds|endlessWords|offline|offlinePoisoning|release)\.e2e\.ts$/;

/**
 * Journeys on the built product. Timeouts only end hanging tests; a busy machine is many times
 * slower than an idle one.
 */
export default defineConfig({
  testDir: 'pwa/e2e',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: LONG },
  ],
  globalSetup: './pwa/e2e/templates.ts',
  outputDir: 'node_modules/.centar/e2e',
  workers: 3,
  timeout: 4 * MINUTE,
  expect: { timeout: 30 * SECOND },
  forbidOnly: true,
  reporter: 'list',
  use: {
    actionTimeout: 30 * SECOND,
    navigationTimeout: 60 * SECOND,
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
});
