// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.js';
import { run, say } from './console.js';
import { prepare } from './prepare.js';
import { execute, tool } from './processes.js';
import { countTests } from './testReport.js';

/** @typedef {import('./testReport.js').Count} Count */

/** Each counts as one test. */
const CHECKS = [
  { name: 'types', command: tool('typescript/bin/tsc', '--noEmit') },
  { name: 'lint', command: tool('eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  { name: 'format', command: tool('prettier/bin/prettier.cjs', '--check', '.') },
];

/** @returns {Promise<Count>} */
async function runChecks() {
  say(`Checking ${CHECKS.map(({ name }) => name).join(', ')}`);
  const outcomes = await Promise.all(
    CHECKS.map(async ({ name, command }) => ({ name, ...(await execute(command)) })),
  );
  for (const { name, code, output } of outcomes) {
    if (code !== 0) console.log(output.trimEnd());
    console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  }
  const failed = outcomes.filter(({ code }) => code !== 0).length;
  return { passed: outcomes.length - failed, failed };
}

/**
 * @param {'unit' | 'browser'} project
 * @param {string[]} filter
 * @param {string} chromium
 * @returns {Promise<Count>}
 */
async function runTests(project, filter, chromium) {
  say(`Running the ${project} tests`);
  const folder = mkdtempSync(join(tmpdir(), 'centar-report-'));
  const report = join(folder, 'report.json');
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const filtered = filter.length > 0;
  const selection = filtered ? [...filter, '--passWithNoTests'] : [];
  const { code } = await execute(
    tool('vitest/vitest.mjs', 'run', '--project', project, ...reporting, ...selection),
    { env: { NODE_ENV: 'test', CHROMIUM_PATH: chromium }, show: true },
  );
  const count = countTests(report, code, { filtered });
  rmSync(folder, { recursive: true });
  return count;
}

/**
 * `npm test`: everything, or, with arguments, only the tests that they select (as for Vitest). The
 * closing line sums all; each of types, lint and format counts as one.
 */
await run(async () => {
  const filter = process.argv.slice(2);
  await prepare({ install: true, generate: true, build: true });
  const chromium = await ensureChromium();
  const counts = [
    ...(filter.length === 0 ? [await runChecks()] : []),
    await runTests('unit', filter, chromium),
    await runTests('browser', filter, chromium),
  ];
  const sum = (/** @type {keyof Count} */ key) =>
    counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${String(sum('passed'))} passed, ${String(sum('failed'))} failed`);
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1;
});
