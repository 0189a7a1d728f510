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
  // A test that expects nothing proves nothing.
  expect: { requireAssertions: true, poll: { timeout: 20 * SECOND } },
};

const POSTGRES_ONLY = '{graphql-server,prisma}/**/postgres*.test.ts';

/** Tests that run on PostgreSQL too: of code with SQL of its own, and of code that relies on a single writer. */
const ON_POSTGRES = [
  POSTGRES_ONLY,
  'graphql-server/test/{content,rest}Contract.test.ts',
  'graphql-server/test/{contentModel,otherLists,testApp}.test.ts',
  'graphql-server/src/accounts/**/{administratorRaces,deviceMarks,limits,login,ownAccount,sessions,users}.test.ts',
  'graphql-server/src/accounts/passwordReset/passwordReset.test.ts',
  'graphql-server/src/{audit,centre}/*.test.ts',
  'graphql-server/src/contentTypes/**/*.test.ts',
  'graphql-server/src/items/**/*.test.ts',
  'graphql-server/src/platform/cache/*.test.ts',
  'graphql-server/src/platform/files/storageQuota.test.ts',
  'graphql-server/src/web/feeds/*.test.ts',
  'graphql-server/src/web/pages/{formerAddresses,pageExistence}.test.ts',
];

/** Checks of uploaded files, in which the database plays no part. */
const FILES_ALONE = 'graphql-server/src/contentTypes/news/newsUploads.test.ts';

export default defineConfig({
  test: {
    pool: 'forks',
    // Two more than the cores of the smallest machine: now and then a test waits for a limit of time to pass.
    maxWorkers: 4,
    // Most of what a test makes is garbage at its end: with room for it V8 collects less often.
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=32'],
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
          exclude: [...NOT_OURS, POSTGRES_ONLY],
        },
      },
      {
        // The same tests on the other database: contracts, content, accounts, cache.
        resolve: { alias },
        test: {
          ...QUICK,
          name: 'postgres',
          include: ON_POSTGRES,
          exclude: [...NOT_OURS, FILES_ALONE],
          env: { TEST_DATABASE: 'postgresql' },
          globalSetup: 'graphql-server/test/postgresSetup.ts',
        },
      },
    ],
  },
});
