// @ts-check
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUNDLE_OPTIONS } from './bundleOptions.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'graphql-server/src');

/** A release installs only the server's dependencies. */
const { dependencies } = JSON.parse(
  readFileSync(join(root, 'graphql-server/package.json'), 'utf8'),
);
/**
 * Hundreds of small files of JavaScript, of which the server uses a part and of which no other
 * package may need the same instance. Loading them takes a sixth of a start (decision 0036).
 */
const BUILT_IN = new Set([
  'mdast-util-from-markdown',
  'micromark-util-classify-character',
  'type-graphql',
  'zod',
]);

/** Of type-graphql, which loads it only to validate. */
const OPTIONAL_PEER = 'class-validator';

const target = join(root, 'graphql-server/dist');
const options = /** @type {const} */ ({
  metafile: true,
  outbase: source,
  outdir: target,
  ...BUNDLE_OPTIONS,
});
// Chunks have other names in each build.
rmSync(target, { recursive: true, force: true });
/** What the server imports on demand is in chunks of its own, as are the packages of these. */
const server = await build({
  ...options,
  entryPoints: [join(source, 'main.ts')],
  splitting: true,
  packages: 'bundle',
  external: [...Object.keys(dependencies).filter((name) => !BUILT_IN.has(name)), OPTIONAL_PEER],
});
/** The console commands are deeper, so that they can not share the chunks. */
const commands = await build({
  ...options,
  entryPoints: readdirSync(join(source, 'commands'))
    .filter((name) => name !== 'runCommand.ts')
    .map((name) => join(source, 'commands', name)),
});

const outputs = [server, commands].flatMap(({ metafile }) => Object.values(metafile.outputs));
const imported = outputs.flatMap(({ imports }) =>
  imports.filter(({ external }) => external).map(({ path }) => path),
);
const missing = new Set(
  imported
    .filter((path) => !isBuiltin(path))
    .map((path) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !(name in dependencies) && name !== OPTIONAL_PEER),
);
if (missing.size > 0) {
  console.error(`No dependencies of graphql-server/package.json: ${[...missing].join(', ')}`);
  process.exitCode = 1;
}
