// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure, run, say, timed } from './console.js';
import { prepare } from './prepare.js';
import { execute, npm, root } from './processes.js';

/** Files that the server needs besides its packages. */
const CONTENT = [
  'graphql-server/dist',
  'pwa/dist/client',
  'pwa/dist/server',
  'pwa/dist/documents.json',
  'prisma/schema.prisma',
  'prisma/migrations',
  'prisma/migrations-postgresql',
  'demo/media',
  'centar.config.json',
  'deploy/examples',
  'README.md',
  'docs/images',
  'docs/operations.md',
  'docs/uputstvo-za-administratora.md',
  'docs/uputstvo-za-urednike.md',
  'LICENSE',
];
/** The result of `npm run test:access`, if it was run. */
const OPTIONAL = ['pwa/dist/access-test.json'];
/** Files at the top of an unpacked release. */
const OWN = [
  'deploy/server.js',
  'deploy/command.js',
  'deploy/nodeVersion.js',
  'deploy/Dockerfile',
  'deploy/.dockerignore',
  '.npmrc',
];

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/**
 * The console commands of a release.
 * @param {Record<string, string>} scripts
 */
const commandsOf = (scripts) =>
  Object.fromEntries(
    Object.entries(scripts).flatMap(([script, line]) => {
      const [, command] = /^node scripts\/command\.js (\w+)$/.exec(line) ?? [];
      return command ? [[script, `node command.js ${command}`]] : [];
    }),
  );

/**
 * The server's packages in the tested versions: npm reduces the project's lock file to them.
 * @param {string} folder
 */
async function writeManifests(folder) {
  const { name, version, description, license, engines, overrides, ...own } =
    readJson('package.json');
  const { dependencies } = readJson('graphql-server/package.json');
  const scripts = { start: 'node server.js', ...commandsOf(own.scripts) };
  const about = { name, version, private: true, description, license, type: 'module', engines };
  const manifest = { ...about, scripts, dependencies, overrides };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  const lock = ['install', '--package-lock-only', '--prefer-offline', '--ignore-scripts'];
  const { code, output } = await execute(
    npm(...lock, '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder),
  );
  if (code !== 0) {
    console.error(output.trimEnd());
    throw new Failure('The lock file of the release could not be written; see above.');
  }
}

/**
 * `npm run release [folder]`: creates `release/centar-za-kulturu-<version>.tar.gz`, which needs
 * only Node: unpack it, `npm ci --omit=dev`, `node server.js`.
 */
await run(async () => {
  const target = process.argv[2] ?? join(root, 'release');
  await prepare({ server: true, pwa: true });
  const { name, version } = readJson('package.json');
  const folder = join(target, `${name}-${version}`);
  rmSync(folder, { recursive: true, force: true });
  await timed('Gathering the release', async () => {
    for (const path of [...CONTENT, ...OPTIONAL.filter((one) => existsSync(join(root, one)))]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      cpSync(join(root, path), join(folder, path), { recursive: true });
    }
    for (const path of OWN) cpSync(join(root, path), join(folder, basename(path)));
    await writeManifests(folder);
  });
  const archive = `${folder}.tar.gz`;
  await timed('Packing it', async () => {
    const { code, output } = await execute([
      'tar',
      '-czf',
      archive,
      '-C',
      target,
      basename(folder),
    ]);
    if (code !== 0) throw new Failure(`The archive could not be written: ${output.trim()}`);
  });
  say(`The release: ${archive}`);
});
