import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { serbianWords } from './pwa/build/serbianWordsPlugin.ts';
import { registeredDocuments } from './pwa/build/registeredDocumentsPlugin.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** React's production build, as visitors get it: the development build takes longer. */
process.env['NODE_ENV'] = 'production';

const SECOND = 1000;

/** The panel loads them later. */
const EDITOR = ['commands', 'history', 'keymap', 'model', 'schema-list', 'state', 'view'].map(
  (part) => `prosemirror-${part}`,
);

/**
 * Screens of the staff panel in Chromium with a simulated server. Timeouts only end hanging tests.
 */
export default defineConfig({
  root: path('pwa'),
  plugins: [registeredDocuments(path('pwa/src'), path('pwa/dist/documents.json')), serbianWords()],
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  optimizeDeps: {
    // Dependencies found during a test would reload its page.
    include: [
      '@apollo/client/errors',
      'axe-core',
      'idiomorph',
      'mdast-util-from-markdown',
      'micromark-util-classify-character',
      ...EDITOR,
      'react/jsx-runtime',
      'react-dom/server',
      'sweetalert2/dist/sweetalert2.esm.js',
    ],
  },
  test: {
    name: 'components',
    testTimeout: 300 * SECOND,
    expect: { requireAssertions: true, poll: { timeout: 60 * SECOND } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        actionTimeout: 60 * SECOND,
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu'],
        },
      }),
      instances: [
        {
          browser: 'chromium',
          name: 'panel',
          include: ['src/{admin,features/*/admin}/**/*.component.test.tsx'],
          // The files share a page, because the panel's modules take longer than their tests.
          isolate: false,
          setupFiles: [path('pwa/test/sharedPage.ts')],
        },
        {
          browser: 'chromium',
          name: 'site',
          include: ['src/{public,shared}/**/*.component.test.tsx'],
        },
      ],
    },
  },
});
