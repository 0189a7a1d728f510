// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.js';
import { Failure, run, say, seconds, timed } from './console.js';
import { ensureFirefox } from './otherBrowsers.js';
import { prepare } from './prepare.js';
import { endPrograms, execute, tool } from './processes.js';
import { useTestFolder } from './testFolder.js';
import { ALL_PARTS, selectedFiles } from './testParts.js';
import { countBrowserTests, countTests } from './testReport.js';

/** @typedef {import('./testReport.js').Count} Count */
/** @typedef {import('./testParts.js').Part} Part */

/** Each counts as one test. */
const CHECKS = [
  // Written in Go: collecting garbage less often saves a fifth of its processor time.
  { name: 'types and lint', command: tool('oxlint/bin/oxlint'), env: { GOGC: '400' } },
  { name: 'format', command: tool('oxfmt/bin/oxfmt', '--check') },
  { name: 'unused exports and dependencies', command: tool('knip/bin/knip.js') },
];

/** @returns {Promise<Count>} */
async function runChecks() {
  const failures = [];
  for (const { name, command, env = {} } of CHECKS) {
    const started = performance.now();
    const { code, output } = await execute(command, { env });
    if (code !== 0) console.log(output.trimEnd());
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(performance.now() - started)})`);
    if (code !== 0) failures.push(name);
  }
  return { passed: CHECKS.length - failures.length, failures };
}

/**
 * Runs tests, shows and counts them.
 * @param {(reportFile: string) => { command: string[], env: Record<string, string> }} testsWith
 * @param {(reportFile: string, exitCode: number) => Count} count
 */
async function runCounted(testsWith, count) {
  const folder = mkdtempSync(join(tmpdir(), 'centar-report-'));
  const report = join(folder, 'report.json');
  const { command, env } = testsWith(report);
  const { code } = await execute(command, { env, show: true });
  const counted = count(report, code);
  rmSync(folder, { recursive: true });
  return counted;
}

/**
 * @param {string[]} selection what tells Vitest which tests are meant
 * @param {string[]} files all of the selection where empty
 * @param {Record<string, string>} [env]
 */
function runVitest(selection, files, env) {
  return runCounted(
    (report) => ({
      command: tool(
        'vitest/vitest.mjs',
        'run',
        ...selection,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...files,
      ),
      env: { NODE_ENV: 'test', ...env },
    }),
    (report, code) => countTests(report, code, { filtered: files.length > 0 }),
  );
}

/**
 * @param {string[]} files all where empty
 * @param {Record<string, string>} env
 */
function runPlaywright(files, env) {
  return runCounted(
    (report) => ({
      command: tool('@playwright/test/cli.js', 'test', '--reporter=list,json', ...files),
      env: { NODE_ENV: 'test', ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    countBrowserTests,
  );
}

/**
 * For the offline test in Firefox. Without Firefox only that test fails.
 * @param {string[]} files all where empty
 */
async function firefoxFor(files) {
  if (files.length > 0 && !files.some((file) => file.includes('Firefox'))) return '';
  try {
    return await ensureFirefox();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(error.message);
    return '';
  }
}

/**
 * @param {string} name
 * @param {() => Promise<Count>} work
 */
async function timedPart(name, work) {
  const started = performance.now();
  const count = await work();
  return { name, ...count, took: performance.now() - started };
}

/**
 * `npm test`: everything, or only test files whose path contains one of the words, with what they
 * need. `--unit`, `--server`, `--components`, `--browser` and `--checks` select parts. The last
 * line sums all; each check counts as one.
 */
await run(async () => {
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
  const selected = words.length > 0 ? selectedFiles(words) : undefined;
  const isSelected = (/** @type {Part} */ part) =>
    selected ? selected.has(part) : flags.length === 0 || flags.includes(`--${part}`);
  const checks = !selected && (flags.length === 0 || flags.includes('--checks'));
  const parts = ALL_PARTS.filter(isSelected);
  const browser = parts.includes('browser');

  useTestFolder();
  const started = performance.now();
  await prepare({
    development: true,
    client: checks || parts.some((part) => part !== 'unit'),
    server: browser,
  });
  const prepared = performance.now() - started;

  const filesOf = (/** @type {Part[]} */ ...of) => of.flatMap((part) => selected?.get(part) ?? []);
  const quick = parts.filter((part) => part === 'unit' || part === 'server');
  const components = parts.includes('components');
  /** Chromium's path, after building the pages. */
  const prepareBrowser = async () => {
    await prepare({ development: true, pwa: browser });
    return ensureChromium({ shell: true });
  };
  const chromium =
    browser || components ? timed('Preparing the browser tests', prepareBrowser) : '';
  // Two sequences in parallel, for two cores; only components need what is built beside them.
  const rows = [
    async () => {
      await chromium;
      return [];
    },
    async () => {
      const results = [];
      if (checks) results.push(await timedPart('checks', runChecks));
      if (components) {
        const env = { CHROMIUM_PATH: await chromium };
        const config = ['--config', 'vitest.components.config.ts'];
        const run = () => runVitest(config, filesOf('components'), env);
        results.push(await timedPart('components', run));
      }
      return results;
    },
    async () => {
      if (quick.length === 0) return [];
      // Tests of the database run on both databases.
      const projects = quick
        .flatMap((part) => (part === 'server' ? [part, 'postgres'] : [part]))
        .flatMap((name) => ['--project', name]);
      return [await timedPart(quick.join(', '), () => runVitest(projects, filesOf(...quick)))];
    },
  ];
  const counts = await Promise.all(rows.map((row) => row())).catch(
    async (/** @type {unknown} */ error) => {
      // Otherwise output of the other sequence would follow the error.
      await endPrograms();
      throw error;
    },
  );
  const results = counts.flat();
  if (browser) {
    const files = filesOf('browser');
    const env = { CHROMIUM_PATH: await chromium, FIREFOX_PATH: await firefoxFor(files) };
    results.push(await timedPart('browser', () => runPlaywright(files, env)));
  }

  say(`preparing: ${seconds(prepared)}`);
  for (const { name, passed, failures, took } of results) {
    say(`${name}: ${String(passed)} passed, ${String(failures.length)} failed in ${seconds(took)}`);
  }
  const passed = results.reduce((sum, part) => sum + part.passed, 0);
  const failures = results.flatMap((part) => part.failures);
  say(`in all ${seconds(performance.now())}`);
  for (const failure of failures) console.log(`✗ ${failure}`);
  console.log(`\n${String(passed)} passed, ${String(failures.length)} failed`);
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
});
