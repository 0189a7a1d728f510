// @ts-check
import { statfsSync } from 'node:fs';
import { Failure, timed } from './console.js';
import { isInstalled } from './installation.js';
import { execute, npm, root, tool } from './processes.js';
import { fingerprint, isDone, markDone } from './stamps.js';

/** The lock file has decided which versions are taken: only new ones wait. */
const AS_LOCKED = ['--ignore-scripts', '--min-release-age=0'];
const QUIET = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

const AUDIT_MANIFESTS = [
  'tools/bench/lighthouse/package-lock.json',
  'tools/bench/lighthouse/package.json',
];
const CLIENT_INPUTS = [
  'prisma/schema.prisma',
  'prisma/generate.ts',
  'prisma/provider.ts',
  'package-lock.json',
];
const SERVER_INPUTS = [
  'graphql-server/src',
  'domain',
  'demo',
  'prisma/schema.prisma',
  'prisma/migrate.ts',
  'prisma/previousDatabase.ts',
  'prisma/copy',
  'prisma/databaseFile.ts',
  'prisma/provider.ts',
  'prisma/postgres.ts',
  'scripts/bundleOptions.js',
  'scripts/bundleServer.js',
  'tsconfig.json',
  'package-lock.json',
];
const PWA_INPUTS = [
  'pwa/src',
  'pwa/build',
  'pwa/public',
  'pwa/vite.config.ts',
  'pwa/package.json',
  'domain',
  'schema.graphql',
  'tsconfig.json',
  'package-lock.json',
];
const PWA_OUTPUTS = [
  'pwa/dist/client/.vite/manifest.json',
  'pwa/dist/server/entry-server.js',
  'pwa/dist/documents.json',
];

/** External causes by patterns of output, with explanations. */
const CAUSES = /** @type {const} */ ([
  [/ENOSPC|no space left|disk is full/i, 'the disk is full. Make room and start again.'],
  [
    /ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|network/i,
    'the package registry can not be reached. Start again when it can.',
  ],
  [/EACCES|EPERM|EROFS/, 'the folder of the project can not be written to.'],
]);

/**
 * A cause that the user can fix.
 * @param {string} output what the program wrote
 * @returns {string | undefined}
 */
export function causeOf(output) {
  return CAUSES.find(([pattern]) => pattern.test(output))?.[1];
}

/**
 * Throws a one-line Failure; prints an unknown cause before it.
 * @param {string} what
 * @param {readonly string[]} command
 * @param {Record<string, string | undefined>} [env]
 */
async function succeed(what, command, env) {
  const { code, output } = await execute(command, env ? { env } : {});
  if (code === 0) return;
  const cause = causeOf(output);
  if (cause) throw new Failure(`${what} failed: ${cause}`);
  console.error(output.trimEnd());
  throw new Failure(`${what} failed (exit code ${String(code)}); see above.`);
}

/** Peak disk use of an installation with npm's archives, in MB. */
const PACKAGES_MB = { development: 900, start: 700 };

/**
 * Throws a one-line Failure if the disk is too small: npm itself would retry for minutes.
 * @param {number} freeMb
 * @param {{ development: boolean }} extent
 */
export function assertRoomForPackages(freeMb, { development }) {
  const needed = development ? PACKAGES_MB.development : PACKAGES_MB.start;
  if (freeMb >= needed) return;
  throw new Failure(
    `Installing packages needs about ${String(needed)} MB, and the disk of ${root} has ${String(Math.floor(freeMb))} MB free. Make room and start again.`,
  );
}

function freeMegabytes() {
  const { bavail, bsize } = statfsSync(root);
  return (bavail * bsize) / 1024 ** 2;
}

/**
 * Install scripts are disabled (also in .npmrc): none is needed, and some would download from
 * outside the registry.
 * @param {{ development: boolean }} extent
 */
async function install(extent) {
  if (isInstalled(extent)) return;
  assertRoomForPackages(freeMegabytes(), extent);
  await timed('Installing packages', () =>
    succeed(
      'Installing packages',
      npm('ci', extent.development ? '--include=dev' : '--omit=dev', ...AS_LOCKED, ...QUIET),
    ),
  );
}

async function generate() {
  const print = fingerprint(CLIENT_INPUTS);
  if (
    isDone('generated', print, [
      'prisma/generated/client.ts',
      'prisma/generated-postgresql/client.ts',
    ])
  )
    return;
  await timed('Generating the database client', () =>
    succeed('Generating the database client', [
      process.execPath,
      ...STRIPPED,
      'prisma/generate.ts',
    ]),
  );
  markDone('generated', print);
}

/** Node 22 warns at each run that type stripping is experimental. */
const STRIPPED = ['--disable-warning=ExperimentalWarning'];

async function bundleServer() {
  const print = fingerprint(SERVER_INPUTS);
  if (isDone('server', print, ['graphql-server/dist/main.js'])) return;
  await timed('Transpiling the server', () =>
    succeed('Transpiling the server', [process.execPath, 'scripts/bundleServer.js']),
  );
  markDone('server', print);
}

async function buildPwa() {
  const print = fingerprint(PWA_INPUTS);
  if (isDone('built', print, PWA_OUTPUTS)) return;
  const vite = (/** @type {string[]} */ ...args) =>
    succeed('Building the PWA', tool('vite/bin/vite.js', 'build', 'pwa', ...args), {
      NODE_ENV: 'production',
    });
  await timed('Building the PWA', async () => {
    await vite();
    await vite('--ssr', 'src/public/entry-server.tsx');
  });
  markDone('built', print);
}

/** Installed separately, since Lighthouse has two hundred packages. */
async function installAudits() {
  const print = fingerprint(AUDIT_MANIFESTS, process.versions.modules);
  const folder = 'tools/bench/lighthouse';
  if (isDone('audits', print, [`${folder}/node_modules/.package-lock.json`])) return;
  await timed('Installing Lighthouse', () =>
    succeed('Installing Lighthouse', npm('ci', ...AS_LOCKED, '--prefix', folder, ...QUIET)),
  );
  markDone('audits', print);
}

/**
 * Prepares a working copy, doing only what is out of date. Throws a one-line Failure.
 * @param {{ development?: boolean, client?: boolean, server?: boolean, pwa?: boolean, audits?: boolean }} wanted
 *   packages for developers and tests; the database client; the transpiled server; the built pages; Lighthouse
 */
export async function prepare(wanted) {
  await install({ development: wanted.development ?? false });
  const server = async () => {
    if (wanted.client || wanted.server) await generate();
    if (wanted.server) await bundleServer();
  };
  // In parallel: each keeps one core busy.
  await Promise.all([server(), wanted.pwa ? buildPwa() : undefined]);
  if (wanted.audits) await installAudits();
}
