// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, failures: string[] }} Count `failures` name tests and say why */

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion */
/** @typedef {{ name: string, status: string, assertionResults: Assertion[] }} TestFile */
/** @typedef {{ results: { error?: { message?: string } }[] }} SpecRun */
/** @typedef {{ title: string, ok: boolean, tests?: SpecRun[] }} Spec */
/** @typedef {{ file: string, specs: Spec[], suites?: Suite[] }} Suite */

/**
 * Counts of a Vitest run. A file that could not be loaded, a test that was skipped although all
 * were asked for, and a run that failed for another reason count as failed.
 *
 * @param {string} reportFile the JSON report, perhaps missing
 * @param {number} exitCode
 * @param {{ filtered: boolean }} options filtered runs may leave tests out
 * @returns {Count}
 */
export function countTests(reportFile, exitCode, { filtered }) {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, failures: [] };
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  /** @type {TestFile[]} */
  const files = report.testResults;
  const empty = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failures = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        failure(relative(process.cwd(), name), fullName, failureMessages?.[0]),
      ),
  );
  const leftOut = filtered ? 0 : report.numPendingTests + report.numTodoTests;
  return counted(
    report.numPassedTests,
    report.numFailedTests + empty + leftOut,
    failures,
    exitCode,
  );
}

/**
 * Counts of a Playwright run, by the same rules. A test that passed only on a retry has failed.
 *
 * @param {string} reportFile the JSON report, perhaps missing
 * @param {number} exitCode
 * @returns {Count}
 */
export function countBrowserTests(reportFile, exitCode) {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, failures: [] };
  const { stats, errors, suites } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return counted(stats.expected, failed, failuresOf(suites), exitCode);
}

/**
 * @param {Suite[]} suites
 * @returns {string[]}
 */
function failuresOf(suites) {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests = [] }) => failure(file, title, messageOf(tests))),
    ...failuresOf(inner),
  ]);
}

/** @param {SpecRun[]} tests */
function messageOf(tests) {
  return tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
}

/** Enough to tell which failure it was, where only the end of a run's output is kept. */
const LINES_SHOWN = 6;

/**
 * @param {string} file
 * @param {string} test
 * @param {string | undefined} message
 */
function failure(file, test, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`${file}: ${test}`, ...lines.slice(0, LINES_SHOWN)].join('\n    ');
}

/**
 * @param {number} passed
 * @param {number} failed
 * @param {string[]} failures
 * @param {number} exitCode
 * @returns {Count}
 */
function counted(passed, failed, failures, exitCode) {
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed, failures };
}
