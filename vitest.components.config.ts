import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { registeredDocuments } from './pwa/build/registeredDocumentsPlugin.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const SECOND = 1000;

/**
 * The component tests: screens of the staff panel in Chromium against a server that the test plays. Times are only how
 * long a hanging test may hang.
 */
export default defineConfig({
  root: path('pwa'),
  plugins: [registeredDocuments(path('pwa/src'), path('pwa/dist/documents.json'))],
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  optimizeDeps: {
    // Found while a test runs, they would make the page load anew under it.
    include: ['@apollo/client/errors', 'react-dom/server', 'sweetalert2/dist/sweetalert2.esm.js'],
  },
  test: {
    name: 'components',
    include: ['src/**/*.component.test.tsx'],
    testTimeout: 60 * SECOND,
    expect: { requireAssertions: true, poll: { timeout: 20 * SECOND } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        actionTimeout: 20 * SECOND,
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
