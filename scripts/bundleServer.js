// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUNDLE_OPTIONS } from './bundleOptions.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'graphql-server/src');

/** The server and the console commands. */
const { metafile } = await build({
  metafile: true,
  entryPoints: [
    join(source, 'main.ts'),
    ...readdirSync(join(source, 'commands'))
      .filter((name) => name !== 'runCommand.ts')
      .map((name) => join(source, 'commands', name)),
  ],
  outbase: source,
  outdir: join(root, 'graphql-server/dist'),
  ...BUNDLE_OPTIONS,
});

/** A release installs only the server's dependencies. */
const { dependencies } = JSON.parse(
  readFileSync(join(root, 'graphql-server/package.json'), 'utf8'),
);
const imported = Object.values(metafile.outputs).flatMap(({ imports }) =>
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
