// @ts-check
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUNDLE_OPTIONS } from './bundleOptions.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'graphql-server/src');

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
});
/** The console commands are deeper, so that they can not share the chunks. */
const commands = await build({
  ...options,
  entryPoints: readdirSync(join(source, 'commands'))
    .filter((name) => name !== 'runCommand.ts')
    .map((name) => join(source, 'commands', name)),
});

/** A release installs only the server's dependencies. */
const { dependencies } = JSON.parse(
  readFileSync(join(root, 'graphql-server/package.json'), 'utf8'),
);
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
    .filter((name) => !(name in dependencies)),
);
if (missing.size > 0) {
  console.error(`No dependencies of graphql-server/package.json: ${[...missing].join(', ')}`);
  process.exitCode = 1;
}
