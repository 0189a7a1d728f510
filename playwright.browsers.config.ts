import { defineConfig } from '@playwright/test';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** `npm run test:browsers`: a short journey in Firefox and WebKit. */
export default defineConfig({
  testDir: 'pwa/e2e/otherBrowsers',
  testMatch: '**/*.browsers.ts',
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  globalSetup: './pwa/e2e/templates.ts',
  outputDir: 'node_modules/.centar/browsers',
  workers: 1,
  timeout: 5 * MINUTE,
  expect: { timeout: 30 * SECOND },
  forbidOnly: true,
  reporter: 'list',
});
