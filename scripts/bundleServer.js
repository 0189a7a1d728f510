// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'graphql-server/src');

/**
 * Transpiles the server for Node (decorators need it) and the console commands. Packages stay
 * external: native ones can't be bundled, and stack traces name the others. Outputs are as deep as
 * the sources, since they find other folders by relative paths.
 */
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
  bundle: true,
  packages: 'external',
  // A release can't install the domain as a package.
  alias: { '@centar/domain': join(root, 'domain') },
  platform: 'node',
  format: 'esm',
  target: 'node22',
  sourcemap: 'linked',
  sourcesContent: false,
  tsconfig: join(root, 'tsconfig.json'),
  logLevel: 'warning',
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
