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
const inProject = join(process.cwd(), 'a.test.ts');

function report(numPassedTests: number, testResults: object[] = []): void {
  writeFileSync(file, JSON.stringify({ numPassedTests, testResults }));
}

it('counts what passed, names what failed, and says why in a few lines', () => {
  const message = [
    '\u001B[31mAssertionError\u001B[39m',
    '',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
  ].join('\n');
  const assertionResults = [
    { status: 'failed', fullName: 'a list is empty', failureMessages: [message] },
    { status: 'passed', fullName: 'a list is full' },
  ];
  report(3, [{ status: 'failed', name: inProject, assertionResults }]);
  const failures = [
    ['a.test.ts: a list is empty', 'AssertionError', '1', '2', '3', '4', '5'].join('\n    '),
  ];
  expect(countTests(file, 1, all)).toEqual({ passed: 3, failures });
});

it('names a file that failed to load, or failed before or after its tests', () => {
  const loaded = { status: 'passed', fullName: 'a list is full' };
  report(1, [
    { status: 'failed', name: inProject, message: 'SyntaxError', assertionResults: [] },
    { status: 'failed', name: inProject, message: '', assertionResults: [loaded] },
  ]);
  const failures = ['SyntaxError', 'see above'].map(
    (why) => `a.test.ts: around its tests\n    ${why}`,
  );
  expect(countTests(file, 1, all)).toEqual({ passed: 1, failures });
});

it.each(['skipped', 'pending', 'todo'])(
  'names a test that is %s, unless only some were asked for',
  (status) => {
    const assertionResults = [{ status, fullName: 'a list is empty' }];
    report(3, [{ status: 'passed', name: inProject, assertionResults }]);
    const failures = ['a.test.ts: a list is empty\n    was not run'];
    expect(countTests(file, 0, all)).toEqual({ passed: 3, failures });
    expect(countTests(file, 0, { filtered: true })).toEqual({ passed: 3, failures: [] });
  },
);

it('says that a run failed although its tests passed, and that there is no report', () => {
  report(3);
  const failures = ['the run ended with exit code 1; see above'];
  expect(countTests(file, 1, all)).toEqual({ passed: 3, failures });
  rmSync(file);
  for (const code of [0, 1]) expect(countTests(file, code, all)).toEqual({ passed: 0, failures });
});

it('says that no test was run, also where the run ended well', () => {
  report(0);
  const failures = ['no test was run; see above'];
  expect(countTests(file, 0, all)).toEqual({ passed: 0, failures });
});

describe('the browser tests', () => {
  const write = (statuses: string[], errors: object[] = []): void => {
    const specs = statuses.map((status) => {
      const results = status === 'unexpected' ? [{ error: { message: 'not visible' } }] : [];
      return { title: 'opens', tests: [{ status, results }] };
    });
    const expected = statuses.filter((status) => status === 'expected').length;
    const suites = [{ file: 'a.e2e.ts', specs: [], suites: [{ file: 'a.e2e.ts', specs }] }];
    writeFileSync(file, JSON.stringify({ stats: { expected }, errors, suites }));
  };

  it('are counted and named if one failed, passed on retry or was skipped', () => {
    write(['expected', 'unexpected', 'flaky', 'skipped', 'expected']);
    expect(countBrowserTests(file, 1)).toEqual({
      passed: 2,
      failures: ['not visible', 'flaky', 'skipped'].map((why) => `a.e2e.ts: opens\n    ${why}`),
    });
  });

  it('count a file that failed to load, a failed run, and a missing report', () => {
    const failures = ['the run ended with exit code 1; see above'];
    expect(countBrowserTests(file, 0)).toEqual({ passed: 0, failures });
    write(['expected'], [{ message: 'SyntaxError' }]);
    expect(countBrowserTests(file, 1)).toEqual({
      passed: 1,
      failures: ['around the tests\n    SyntaxError'],
    });
    write(['expected']);
    expect(countBrowserTests(file, 1)).toEqual({ passed: 1, failures });
    expect(countBrowserTests(file, 0)).toEqual({ passed: 1, failures: [] });
  });
});
