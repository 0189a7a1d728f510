// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * What a run of Vitest came to. A file that could not be loaded, a test that was skipped although all
 * were asked for, and a run that failed for another reason count as failed.
 *
 * @param {string} reportFile the JSON report, perhaps missing
 * @param {number} exitCode
 * @param {{ filtered: boolean }} options filtered runs may leave tests out
 * @returns {Count}
 */
export function countTests(reportFile, exitCode, { filtered }) {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const empty = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const leftOut = filtered ? 0 : report.numPendingTests + report.numTodoTests;
  const failed = report.numFailedTests + empty + leftOut;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
  };
}
