import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Packages require `graphql`, our modules import it: both must get the same file, or two copies meet. */
const alias = [{ find: /^graphql$/, replacement: path('node_modules/graphql/index.js') }];

const SECOND = 1000;

const NOT_OURS = ['**/node_modules/**', '**/dist/**'];

/** Files share a worker and its modules: each leaves the process as it found it. Polls give up only where something failed. */
const QUICK = {
  isolate: false,
  testTimeout: 60 * SECOND,
  hookTimeout: 60 * SECOND,
  expect: { poll: { timeout: 20 * SECOND } },
};

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          ...QUICK,
          name: 'unit',
          include: [
            '{domain,scripts,tools}/**/*.test.{ts,tsx}',
            'pwa/{src,build}/**/*.test.{ts,tsx}',
          ],
          exclude: [...NOT_OURS, '**/*.component.test.tsx'],
        },
      },
      {
        resolve: { alias },
        test: {
          ...QUICK,
          name: 'server',
          include: ['{demo,graphql-server,prisma}/**/*.test.ts'],
          exclude: NOT_OURS,
        },
      },
    ],
  },
});
