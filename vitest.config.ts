import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SIMULATES_MANY } from './graphql-server/test/soak.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Packages require `graphql`, our modules import it: without the alias there would be two copies.
 */
const alias = [{ find: /^graphql$/, replacement: path('node_modules/graphql/index.js') }];

const SECOND = 1000;

const NOT_OURS = ['**/node_modules/**', '**/dist/**'];
/** Few seeds are run by one file. */
const OTHER_SEEDS = SIMULATES_MANY ? [] : ['**/simulation/otherSeeds.test.ts'];

/**
 * Files share a worker and its modules: each restores the process. Polls only time out after a
 * failure.
 */
const QUICK = {
  isolate: false,
  testTimeout: 300 * SECOND,
  hookTimeout: 300 * SECOND,
  // A test without expectations proves nothing.
  expect: { requireAssertions: true, poll: { timeout: 60 * SECOND } },
};

const POSTGRES_ONLY = '{graphql-server,prisma}/**/postgres*.test.ts';

/** They cover raw SQL, refusals by the database, and concurrent writers; nothing else differs. */
const ON_POSTGRES = [
  POSTGRES_ONLY,
  'graphql-server/test/{contentContract,contentModel}.test.ts',
  'graphql-server/test/simulation/*.test.ts',
  'graphql-server/src/accounts/users/administratorRaces.test.ts',
  'graphql-server/src/audit/audit.test.ts',
  'graphql-server/src/contentTypes/{archive,gallery,search}/*.test.ts',
  'graphql-server/src/contentTypes/cinema/cinema.test.ts',
  'graphql-server/src/contentTypes/**/{procurementYears,programDates}.test.ts',
  'graphql-server/src/items/**/{contentChanges,contentHealth}.test.ts',
  'graphql-server/src/items/**/{desk,linkingItems,staffFind,staffList}.test.ts',
  'graphql-server/src/{reports,items/readings}/*.test.ts',
  'graphql-server/src/platform/cache/cache.test.ts',
  'graphql-server/src/reservations/reservationRaces.test.ts',
  // Reservations race in the same way in every run.
  ...(process.env['SOAK'] === 'true'
    ? ['graphql-server/src/notifications/notificationRaces.test.ts']
    : []),
  'graphql-server/src/platform/files/storageQuota.test.ts',
  'graphql-server/src/web/feeds/feeds.test.ts',
];

export default defineConfig({
  test: {
    pool: 'forks',
    // Two more than the cores of the smallest machine, since some tests wait for a time limit.
    maxWorkers: 4,
    // Most memory of a test is garbage at its end: V8 then collects less often.
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
        resolve: { alias },
        test: {
          ...QUICK,
          name: 'postgres',
          include: ON_POSTGRES,
          exclude: [...NOT_OURS, ...OTHER_SEEDS],
          env: { TEST_DATABASE: 'postgresql' },
          globalSetup: 'graphql-server/test/postgresSetup.ts',
        },
      },
    ],
  },
});
