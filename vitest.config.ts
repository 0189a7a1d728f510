import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Packages require `graphql`, our modules import it: both must get the same file, or two copies meet. */
const alias = [{ find: /^graphql$/, replacement: path('node_modules/graphql/index.js') }];

const SECOND = 1000;

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: [
            '{demo,domain,graphql-server,prisma,scripts,tools,bench}/**/*.test.{ts,tsx}',
            'pwa/{src,build}/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 30 * SECOND,
          hookTimeout: 60 * SECOND,
        },
      },
    ],
  },
});
