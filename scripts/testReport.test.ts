import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countBrowserTests, countTests } from './testReport.js';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'centar-report-'));
  file = join(folder, 'report.json');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const all = { filtered: false };

function report(numbers: object, testResults: object[] = []): void {
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  writeFileSync(file, JSON.stringify({ ...none, ...numbers, testResults }));
}

it('counts what passed, names what failed, and says why in a few lines', () => {
  const name = join(process.cwd(), 'a.test.ts');
  const message = [
    '\u001B[31mAssertionError\u001B[39m',
    '',
    ...['1', '2', '3', '4', '5', '6', '7'],
  ].join('\n');
  const assertionResults = [
    { status: 'failed', fullName: 'a list is empty', failureMessages: [message] },
    { status: 'passed', fullName: 'a list is full' },
  ];
  report({ numPassedTests: 3, numFailedTests: 1 }, [{ status: 'failed', name, assertionResults }]);
  const failures = [
    ['a.test.ts: a list is empty', 'AssertionError', ...['1', '2', '3', '4', '5']].join('\n    '),
  ];
  expect(countTests(file, 1, all)).toEqual({ passed: 3, failed: 1, failures });
});

it('counts a file that could not be loaded', () => {
  report({ numPassedTests: 3 }, [{ status: 'failed', assertionResults: [] }]);
  expect(countTests(file, 1, all)).toMatchObject({ passed: 3, failed: 1 });
});

it('counts a run that failed although its tests passed', () => {
  report({ numPassedTests: 3 });
  expect(countTests(file, 1, all)).toMatchObject({ passed: 3, failed: 1 });
});

it('counts a run without a report', () => {
  expect(countTests(file, 1, all)).toMatchObject({ passed: 0, failed: 1 });
});

it('counts skipped tests as failed, unless only some were asked for', () => {
  report({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1 });
  expect(countTests(file, 0, all)).toMatchObject({ passed: 3, failed: 2 });
  expect(countTests(file, 0, { filtered: true })).toMatchObject({ passed: 3, failed: 0 });
});

describe('the browser tests', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
  const write = (changed: object, errors: object[] = [], suites: object[] = []): void => {
    writeFileSync(file, JSON.stringify({ stats: { ...stats, ...changed }, errors, suites }));
  };

  it('are named where they failed, with the reason', () => {
    const tests = [{ results: [{ error: { message: 'not visible' } }] }];
    const specs = [
      { title: 'opens', ok: false, tests },
      { title: 'closes', ok: true },
    ];
    const suites = [{ file: 'a.e2e.ts', specs: [], suites: [{ file: 'a.e2e.ts', specs }] }];
    write({ unexpected: 1 }, [], suites);
    expect(countBrowserTests(file, 1).failures).toEqual(['a.e2e.ts: opens\n    not visible']);
  });

  it.each([
    ['a test that failed', { unexpected: 1 }],
    ['a test that passed at its second try', { flaky: 1 }],
    ['a test that was skipped', { skipped: 1 }],
  ])('count %s', (_, changed) => {
    write(changed);
    expect(countBrowserTests(file, 0)).toMatchObject({ passed: 3, failed: 1 });
  });

  it('count a file that could not be loaded, a run that failed otherwise, and one without a report', () => {
    expect(countBrowserTests(file, 0)).toMatchObject({ passed: 0, failed: 1 });
    write({}, [{ message: 'SyntaxError' }]);
    expect(countBrowserTests(file, 1)).toMatchObject({ passed: 3, failed: 1 });
    write({});
    expect(countBrowserTests(file, 1)).toMatchObject({ passed: 3, failed: 1 });
    expect(countBrowserTests(file, 0)).toMatchObject({ passed: 3, failed: 0 });
  });
});
