// @ts-check
import { run } from './console.js';
import { prepare } from './prepare.js';
import { execute, tool } from './processes.js';

/** Milliseconds per test. */
const TEST_MS = 3_600_000;

/**
 * `npm run test:soak`: unit and server tests with hundreds of rounds (kills, races, fuzz). Words select
 * files, as for `npm test`.
 */
await run(async () => {
  await prepare({ development: true, client: true });
  const limits = [`--testTimeout=${String(TEST_MS)}`, `--hookTimeout=${String(TEST_MS)}`];
  const projects = ['--project', 'unit', '--project', 'server', '--project', 'postgres'];
  const tests = tool('vitest/vitest.mjs', 'run', ...projects, ...limits);
  const { code } = await execute([...tests, ...process.argv.slice(2)], {
    env: { NODE_ENV: 'test', SOAK: 'true' },
    show: true,
  });
  process.exitCode = code;
});
