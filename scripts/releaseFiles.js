// @ts-check
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  readdirSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Failure } from './console.js';
import { execute, npm, root } from './processes.js';

/**
 * The console commands of a release.
 * @param {Record<string, string>} scripts
 */
export const commandsOf = (scripts) =>
  Object.fromEntries(
    Object.entries(scripts).flatMap(([script, line]) => {
      const [, command] = /^node scripts\/run\.js command (\w+)$/.exec(line) ?? [];
      return command ? [[script, `node command.js ${command}`]] : [];
    }),
  );

/**
 * Seconds since 1970 that a release states instead of the time of building: `SOURCE_DATE_EPOCH`, or
 * the time of the commit; 0 outside a repository.
 */
export async function releaseMoment() {
  const given = process.env['SOURCE_DATE_EPOCH'];
  if (given) return Number(given);
  const { code, output } = await execute(['git', 'log', '-1', '--format=%ct']);
  return code === 0 ? Number(output) : 0;
}

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/**
 * A manifest and a lock file of these packages, in the tested versions: npm reduces the project's
 * lock file to them. It names no registry, which depends on who builds.
 * @param {string} folder
 * @param {object} manifest
 */
export async function writeManifests(folder, manifest) {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  const lock = ['install', '--package-lock-only', '--prefer-offline', '--ignore-scripts'];
  const same = ['--omit-lockfile-registry-resolved', '--no-audit', '--no-fund'];
  const { code, output } = await execute(
    npm(...lock, ...same, '--loglevel=error', '--prefix', folder),
  );
  if (code !== 0) {
    console.error(output.trimEnd());
    throw new Failure('The lock file of the release could not be written; see above.');
  }
}

/**
 * Replaces what npm makes anew at each call: the number follows from the content, the time is given.
 * @param {string} text CycloneDX
 * @param {{ name: string, moment: number }} release
 */
export function repeatableBill(text, { name, moment }) {
  const bill = JSON.parse(text);
  bill.metadata.timestamp = new Date(moment * 1000).toISOString();
  bill.metadata.component.name = name;
  const digest = createHash('sha256').update(JSON.stringify(bill.components)).digest('hex');
  const [, a, b, c, d, e] = /^(.{8})(.{4})(.{3})(.{3})(.{12})/.exec(digest) ?? [];
  bill.serialNumber = `urn:uuid:${a}-${b}-8${c}-8${d}-${e}`;
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** @param {Record<string, unknown>} manifest */
const withoutDevelopment = ({ devDependencies: _, ...manifest }) => manifest;

/**
 * The packages that run, are built into the pages, or build them, with licences and hashes, in
 * CycloneDX. `npm sbom --omit=dev` would omit those that development needs too, so it gets a copy of
 * the manifests without development.
 * @param {{ name: string, moment: number }} release
 */
export async function billOfMaterials(release) {
  const folder = mkdtempSync(join(tmpdir(), 'centar-packages-'));
  /** @type {(path: string, content: object) => void} */
  const write = (path, content) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  };
  try {
    const manifest = readJson('package.json');
    write('package.json', withoutDevelopment(manifest));
    for (const workspace of manifest.workspaces) {
      const path = `${workspace}/package.json`;
      write(path, withoutDevelopment(readJson(path)));
    }
    const lock = readJson('package-lock.json');
    const packages = Object.entries(lock.packages)
      .filter(([, { dev, devOptional }]) => !dev && !devOptional)
      .map(([path, entry]) => [path, withoutDevelopment(entry)]);
    write('package-lock.json', { ...lock, packages: Object.fromEntries(packages) });
    const list = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'];
    const { code, output } = await execute(npm(...list, '--prefix', folder));
    if (code !== 0) throw new Failure(`The list of packages could not be written: ${output}`);
    return repeatableBill(output, release);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Files below a folder, sorted alike on every system.
 * @param {string} folder
 */
function filesOf(folder) {
  // Also files whose names begin with a point.
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/**
 * Packs a folder: the same content gives the same bytes, whoever packs it, when and where, with one
 * version of Node and of tar.
 * @param {string} folder
 * @param {number} moment seconds since 1970, of every file
 * @returns {Promise<string>} the archive, beside the folder
 */
export async function writeArchive(folder, moment) {
  const names = filesOf(folder).map((path) => `${basename(folder)}/${path}`);
  for (const name of names) {
    const path = join(dirname(folder), name);
    chmodSync(path, 0o644);
    utimesSync(path, moment, moment);
  }
  const list = `${folder}.files`;
  const tar = `${folder}.tar`;
  writeFileSync(list, `${names.join('\n')}\n`);
  const { output: version } = await execute(['tar', '--version']);
  const owner = version.includes('GNU tar')
    ? ['--owner=0', '--group=0', '--numeric-owner']
    : ['--uid', '0', '--gid', '0', '--numeric-owner'];
  const { code, output } = await execute([
    'tar',
    '--format=ustar',
    ...owner,
    '-C',
    dirname(folder),
    '-T',
    list,
    '-cf',
    tar,
  ]);
  rmSync(list);
  if (code !== 0) throw new Failure(`The archive could not be written: ${output.trim()}`);
  writeFileSync(`${tar}.gz`, gzipSync(readFileSync(tar), { level: 9 }));
  rmSync(tar);
  return `${tar}.gz`;
}

/** @param {string} file */
export function sha256Of(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/**
 * The key that signs releases: a file of an Ed25519 private key in PEM, named by `RELEASE_KEY`.
 * Throws a one-line Failure for another file.
 */
export function releaseKey() {
  const file = process.env['RELEASE_KEY'];
  if (!file) return undefined;
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Reported below.
  }
  throw new Failure(`RELEASE_KEY: ${file} is not the PEM file of an Ed25519 private key.`);
}

/**
 * The public half, which verifies.
 * @param {import('node:crypto').KeyObject} key
 */
export const publicPem = (key) =>
  createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();

/**
 * Writes `SHA256SUMS` beside the files, in the form of `sha256sum`, and its signature if there is a
 * key.
 * @param {string} folder
 * @param {readonly string[]} names
 * @param {import('node:crypto').KeyObject} [key]
 */
export function writeSums(folder, names, key) {
  const sums = names.map((name) => `${sha256Of(join(folder, name))}  ${name}\n`).join('');
  writeFileSync(join(folder, 'SHA256SUMS'), sums);
  rmSync(join(folder, 'SHA256SUMS.sig'), { force: true });
  if (key) writeFileSync(join(folder, 'SHA256SUMS.sig'), sign(null, Buffer.from(sums), key));
}
