// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** @typedef {{ passed: number, failed: number, names: string[] }} Count `names` are of tests that failed */

/** @typedef {{ status: string, fullName: string }} Assertion */
/** @typedef {{ name: string, status: string, assertionResults: Assertion[] }} TestFile */
/** @typedef {{ title: string, ok: boolean }} Spec */
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
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, names: [] };
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  /** @type {TestFile[]} */
  const files = report.testResults;
  const empty = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const names = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(process.cwd(), name)}: ${fullName}`),
  );
  const leftOut = filtered ? 0 : report.numPendingTests + report.numTodoTests;
  return counted(report.numPassedTests, report.numFailedTests + empty + leftOut, names, exitCode);
}

/**
 * Counts of a Playwright run, by the same rules. A test that passed only on a retry has failed.
 *
 * @param {string} reportFile the JSON report, perhaps missing
 * @param {number} exitCode
 * @returns {Count}
 */
export function countBrowserTests(reportFile, exitCode) {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, names: [] };
  const { stats, errors, suites } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
  return counted(stats.expected, failed, namesOf(suites), exitCode);
}

/**
 * @param {Suite[]} suites
 * @returns {string[]}
 */
function namesOf(suites) {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`),
    ...namesOf(inner),
  ]);
}

/**
 * @param {number} passed
 * @param {number} failed
 * @param {string[]} names
 * @param {number} exitCode
 * @returns {Count}
 */
function counted(passed, failed, names, exitCode) {
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed, names };
}
