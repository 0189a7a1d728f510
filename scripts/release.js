// @ts-check
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run, say, timed } from './console.js';
import { prepare } from './prepare.js';
import { root } from './processes.js';
import {
  billOfMaterials,
  commandsOf,
  publicPem,
  releaseKey,
  releaseMoment,
  writeArchive,
  writeManifests,
  writeSums,
} from './releaseFiles.js';

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
  'docs/mirror.md',
  'docs/uputstvo-za-administratora.md',
  'docs/uputstvo-za-urednike.md',
  'LICENSE',
  'THIRD-PARTY.md',
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
  'deploy/verify.js',
  // Without the wait for new versions: its lock file has decided.
  'deploy/.npmrc',
];

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** What an operator starts, and the server's packages. */
function manifest() {
  const { name, version, description, license, engines, overrides, ...own } =
    readJson('package.json');
  const { dependencies } = readJson('graphql-server/package.json');
  const scripts = { start: 'node server.js', ...commandsOf(own.scripts) };
  const about = { name, version, private: true, description, license, type: 'module', engines };
  return { ...about, scripts, dependencies, overrides };
}

/**
 * `npm run release [folder]`: creates `release/centar-za-kulturu-<version>.tar.gz`, which needs
 * only Node: unpack it, `npm ci --omit=dev`, `node server.js`. Beside it are its list of packages
 * and the sums of both, signed if `RELEASE_KEY` names a key.
 */
await run(async () => {
  const target = process.argv[2] ?? join(root, 'release');
  const key = releaseKey();
  await prepare({ server: true, pwa: true });
  const moment = await releaseMoment();
  const { name, version } = readJson('package.json');
  const folder = join(target, `${name}-${version}`);
  const bill = `${name}-${version}.cdx.json`;
  rmSync(folder, { recursive: true, force: true });
  await timed('Gathering the release', async () => {
    for (const path of [...CONTENT, ...OPTIONAL.filter((one) => existsSync(join(root, one)))]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      cpSync(join(root, path), join(folder, path), { recursive: true });
    }
    for (const path of OWN) cpSync(join(root, path), join(folder, basename(path)));
    if (key) writeFileSync(join(folder, 'release-key.pem'), publicPem(key));
    await writeManifests(folder, manifest());
    writeFileSync(join(target, bill), await billOfMaterials({ name, moment }));
  });
  const archive = await timed('Packing it', () => writeArchive(folder, moment));
  writeSums(target, [basename(archive), bill], key);
  if (key) writeFileSync(join(target, 'release-key.pem'), publicPem(key));
  say(`The release${key ? ', signed' : ''}: ${archive}`);
});
