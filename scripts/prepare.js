// @ts-check
import { Failure, say } from './console.js';
import { driverLoads, isInstalled } from './installation.js';
import { execute, npm, tool } from './processes.js';
import { fingerprint, isDone, markDone } from './stamps.js';

const OLDEST_NODE = [20, 19];
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

const MANIFESTS = [
  'package-lock.json',
  'package.json',
  'pwa/package.json',
  'graphql-server/package.json',
];
const AUDIT_MANIFESTS = ['bench/lighthouse/package-lock.json', 'bench/lighthouse/package.json'];
const CLIENT_INPUTS = ['prisma/schema.prisma', 'prisma/generate.ts', 'package-lock.json'];
const PWA_INPUTS = [
  ...['pwa/src', 'pwa/build', 'pwa/public', 'pwa/vite.config.ts', 'pwa/package.json'],
  ...['domain', 'schema.graphql', 'centar.config.json', 'tsconfig.json', 'package-lock.json'],
];
const PWA_OUTPUTS = [
  'pwa/dist/client/.vite/manifest.json',
  'pwa/dist/server/serverEntry.js',
  'pwa/dist/documents.json',
];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Failure(
    `Node ${OLDEST_NODE.join('.')} or later is needed; this is ${process.versions.node}.`,
  );
}

/**
 * Runs a command; if it fails, shows all it wrote and throws.
 *
 * @param {string} what
 * @param {readonly string[]} command
 * @param {Record<string, string | undefined>} [env]
 */
async function succeed(what, command, env) {
  const { code, output } = await execute(command, env ? { env } : {});
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Failure(`${what} failed (exit code ${String(code)}); see above.`);
}

/**
 * Packages' own install scripts stay off: the only one that is needed compiles the database driver (or
 * takes a ready one), and others would look for binaries that this product has no use for.
 */
async function install() {
  const runtime = [process.versions.modules, process.platform, process.arch].join(' ');
  const print = fingerprint(MANIFESTS, runtime);
  if (isDone('installed', print, ['node_modules/.package-lock.json'])) return;
  if (!isInstalled()) {
    say('Installing packages (about half a minute)');
    await succeed(
      'Installing packages',
      npm('ci', '--include=dev', '--include=optional', '--ignore-scripts', ...QUIET),
    );
  }
  if (!(await driverLoads())) {
    say('Preparing the database driver (a minute or two where it has to be compiled)');
    await succeed(
      'Preparing the database driver (it needs python3, make and a C++ compiler)',
      npm('rebuild', 'better-sqlite3', '--ignore-scripts=false', ...QUIET),
      { JOBS: 'max' },
    );
    if (!(await driverLoads())) throw new Failure('The database driver does not load.');
  }
  markDone('installed', print);
}

async function generate() {
  const print = fingerprint(CLIENT_INPUTS);
  if (isDone('generated', print, ['prisma/generated/client.ts'])) return;
  say('Generating the database client');
  await succeed('Generating the database client', tool('tsx/dist/cli.mjs', 'prisma/generate.ts'));
  markDone('generated', print);
}

async function build() {
  const print = fingerprint(PWA_INPUTS);
  if (isDone('built', print, PWA_OUTPUTS)) return;
  say('Building the PWA');
  await succeed('Building the PWA', npm('run', 'build', '--workspace', 'pwa'), {
    NODE_ENV: 'production',
  });
  markDone('built', print);
}

/** Lighthouse has two hundred packages of its own, which only those wait for who measure pages. */
async function installAudits() {
  const print = fingerprint(AUDIT_MANIFESTS, process.versions.modules);
  const folder = 'bench/lighthouse';
  if (isDone('audits', print, [`${folder}/node_modules/.package-lock.json`])) return;
  say('Installing Lighthouse');
  await succeed(
    'Installing Lighthouse',
    npm('ci', '--ignore-scripts', '--prefix', folder, ...QUIET),
  );
  markDone('audits', print);
}

/**
 * Brings a working copy up to date, doing only what is out of date. Throws a Failure of one line.
 *
 * @param {{ install?: boolean, generate?: boolean, build?: boolean, audits?: boolean }} steps
 */
export async function prepare(steps) {
  checkNode();
  if (steps.install) await install();
  if (steps.generate) await generate();
  if (steps.build) await build();
  if (steps.audits) await installAudits();
}
