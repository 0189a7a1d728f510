import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './processes.js';

/** Holes that are known were closed in these versions, or before them. */
const CLOSED_SINCE = {
  '@apollo/server': '5.5.0',
  'better-sqlite3': '12.11.1',
  'file-type': '21.3.1',
  nodemailer: '10.4.1',
  sharp: '0.35.0',
} as const;

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version?: string }>;
};

function isOlder(version: string, than: string): boolean {
  const order = new Intl.Collator('en', { numeric: true });
  return order.compare(version, than) < 0;
}

it.each(Object.entries(CLOSED_SINCE))('%s is locked at %s or later', (name, oldest) => {
  const versions = Object.entries(packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version = '' }]) => version);
  expect(versions).not.toEqual([]);
  expect(versions.filter((version) => isOlder(version, oldest))).toEqual([]);
});

it('10.0.0 is later than 9.9.9', () => {
  expect([isOlder('9.9.9', '10.0.0'), isOlder('10.0.0', '9.9.9')]).toEqual([true, false]);
});
