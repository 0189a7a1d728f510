import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly hasInstallScript?: boolean;
}
interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}
interface Manifest {
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const { packages } = read('package-lock.json') as Lockfile;
const { allowScripts = {} } = read('package.json') as Manifest;

/** `node_modules/a/node_modules/@b/c` is the package `@b/c`. */
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? '';

/** Every version of a package that the lockfile installs, nested ones included. */
function versionsOf(name: string): string[] {
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/') && nameOf(path) === name)
    .map(([, { version }]) => version ?? '');
}

/** Compares by the three numbers; a pre-release of the wanted version counts as older. */
function isAtLeast(version: string, wanted: string): boolean {
  const [numbers = '', ...preRelease] = version.split('-');
  const parts = numbers.split('.').map(Number);
  const wantedParts = wanted.split('.').map(Number);
  const place = wantedParts.findIndex((part, index) => parts[index] !== part);
  return place < 0 ? preRelease.length === 0 : (parts[place] ?? 0) > (wantedParts[place] ?? 0);
}

/** The first version without a known hole, for the packages that meet what strangers send. */
const FIXED_SINCE: readonly [name: string, version: string][] = [
  ['@apollo/server', '5.5.0'],
  ['sharp', '0.35.0'],
  ['file-type', '21.3.1'],
  ['fastify', '5.7.3'],
  ['body-parser', '2.2.1'],
  ['qs', '6.14.1'],
  ['nodemailer', '10.4.1'],
  ['multer', '2.2.0'],
  ['multiparty', '4.3.0'],
  ['express-rate-limit', '8.3.0'],
];
/** Those without which the product does not exist, so that a rename can't silence their check. */
const REQUIRED = ['@apollo/server', 'sharp', 'file-type', 'fastify'];

describe('versions', () => {
  it.each(FIXED_SINCE)('%s is at least %s wherever it is installed', (name, wanted) => {
    const tooOld = versionsOf(name).filter((version) => !isAtLeast(version, wanted));
    expect(tooOld).toEqual([]);
  });

  it.each(REQUIRED)('%s is installed', (name) => {
    expect(versionsOf(name)).not.toEqual([]);
  });

  it('compares versions by number', () => {
    expect(isAtLeast('5.10.0', '5.5.0')).toBe(true);
    expect(isAtLeast('5.5.0', '5.5.0')).toBe(true);
    expect(isAtLeast('5.5.0-rc.1', '5.5.0')).toBe(false);
    expect(isAtLeast('5.4.9', '5.5.0')).toBe(false);
  });

  it('has one version of Prisma, and of graphql', () => {
    const prisma = ['prisma', '@prisma/client', '@prisma/adapter-better-sqlite3'];
    expect(new Set(prisma.flatMap(versionsOf)).size).toBe(1);
    expect(versionsOf('graphql')).toHaveLength(1);
  });

  it('has a database driver of the 12 line', () => {
    for (const version of versionsOf('better-sqlite3')) expect(version).toMatch(/^12\./);
  });

  it('has a SQLite that does not lose a reset write-ahead log', () => {
    const database = new Database(':memory:');
    const version = String(database.prepare('SELECT sqlite_version()').pluck().get());
    database.close();
    expect(isAtLeast(version, '3.51.3')).toBe(true);
  });
});

describe('packages that run a program when they are installed', () => {
  const paths = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  const names = [...new Set(paths.map(nameOf))].sort();

  it('are all judged, and nothing else is', () => {
    const judged = Object.keys(allowScripts).map((key) => key.replace(/(?<=.)@.*$/, ''));
    expect(judged.filter((name) => name !== 'fsevents').sort()).toEqual(
      names.filter((name) => name !== 'fsevents'),
    );
  });

  it('are allowed only for the version that was looked at', () => {
    const allowed = Object.keys(allowScripts).filter((key) => allowScripts[key]);
    const installed = versionsOf('better-sqlite3').map((version) => `better-sqlite3@${version}`);
    expect(allowed).toEqual(installed);
  });
});
