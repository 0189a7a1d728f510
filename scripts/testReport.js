// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failures: string[] }} Count `failures` name what failed and say why */

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} TestFile */
/** @typedef {{ status: string, results: { error?: { message?: string } }[] }} SpecRun */
/** @typedef {{ title: string, tests: SpecRun[] }} Spec */
/** @typedef {{ file: string, specs: Spec[], suites?: Suite[] }} Suite */

/**
 * A Vitest run's result. Also counts as failures: files that failed to load, set up or clean up,
 * skipped tests of a complete run, and a failed run.
 * @param {string} reportFile the JSON report, perhaps missing
 * @param {number} exitCode
 * @param {{ filtered: boolean }} options filtered runs may leave tests out
 * @returns {Count}
 */
export function countTests(reportFile, exitCode, { filtered }) {
  if (!existsSync(reportFile)) return withExitCode(0, [], exitCode || 1);
  const { numPassedTests, testResults } = JSON.parse(readFileSync(reportFile, 'utf8'));
  /** @type {TestFile[]} */
  const files = testResults;
  const failures = files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const leftOut = filtered
      ? []
      : assertionResults.filter((test) => !['failed', 'passed'].includes(test.status));
    return [
      ...failed.map((test) => failure(`${file}: ${test.fullName}`, test.failureMessages?.[0])),
      ...(status === 'failed' && failed.length === 0
        ? [failure(`${file}: around its tests`, message || 'see above')]
        : []),
      ...leftOut.map((test) => failure(`${file}: ${test.fullName}`, 'was not run')),
    ];
  });
  return withExitCode(numPassedTests, failures, exitCode);
}

/**
 * A Playwright run's result, by the same rules. A test that passed only on retry has failed.
 * @param {string} reportFile the JSON report, perhaps missing
 * @param {number} exitCode
 * @returns {Count}
 */
export function countBrowserTests(reportFile, exitCode) {
  if (!existsSync(reportFile)) return withExitCode(0, [], exitCode || 1);
  const { stats, errors, suites } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const failures = [
    ...errors.map((/** @type {{ message?: string }} */ { message }) =>
      failure('around the tests', message),
    ),
    ...failuresOf(suites),
  ];
  return withExitCode(stats.expected, failures, exitCode);
}

/**
 * @param {Suite[]} suites
 * @returns {string[]}
 */
function failuresOf(suites) {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ status, results }) => failure(`${file}: ${title}`, messageOf(results) ?? status)),
    ),
    ...failuresOf(inner),
  ]);
}

/** @param {SpecRun['results']} results */
function messageOf(results) {
  return results.find(({ error }) => error)?.error?.message;
}

/** Enough to recognise the failure at the end of a run's output. */
const LINES_SHOWN = 6;

/**
 * @param {string} what
 * @param {string | undefined} message
 */
function failure(what, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [what, ...lines.slice(0, LINES_SHOWN)].join('\n    ');
}

/**
 * @param {number} passed
 * @param {string[]} failures
 * @param {number} exitCode
 * @returns {Count}
 */
function withExitCode(passed, failures, exitCode) {
  if (failures.length > 0) return { passed, failures };
  // Vitest may end with 0 where a global setup failed.
  if (exitCode === 0 && passed === 0) return { passed, failures: ['no test was run; see above'] };
  if (exitCode === 0) return { passed, failures };
  return { passed, failures: [`the run ended with exit code ${String(exitCode)}; see above`] };
}
