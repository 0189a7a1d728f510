import { defineConfig } from '@playwright/test';
import inChromium from './playwright.config.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** `npm run test:browsers`: a short journey in Firefox and WebKit, more in Chromium. */
export default defineConfig({
  testDir: 'pwa/e2e/otherBrowsers',
  testMatch: '**/*.browsers.ts',
  projects: [
    { name: 'firefox' },
    { name: 'webkit' },
    { name: 'chromium', testMatch: '**/*.chromium.ts', use: inChromium.use ?? {} },
  ],
  globalSetup: './pwa/e2e/templates.ts',
  outputDir: 'node_modules/.centar/browsers',
  workers: 1,
  timeout: 5 * MINUTE,
  expect: { timeout: 30 * SECOND },
  forbidOnly: true,
  reporter: 'list',
});
