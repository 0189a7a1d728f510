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
 * What each start loads, unless it is native or finds files beside itself: it loads faster as one
 * file (decision 0036). All that import `graphql` are here, since they need the same instance.
 */
const BUILT_IN = new Set([
  '@apollo/server',
  '@as-integrations/fastify',
  '@escape.tech/graphql-armor',
  '@fastify/cookie',
  '@fastify/multipart',
  '@fastify/static',
  'async-mutex',
  'fastify',
  'graphql',
  'graphql-upload',
  'ical.js',
  'lru-cache',
  'mdast-util-from-markdown',
  'micromark-util-classify-character',
  'reflect-metadata',
  'type-graphql',
  'yauzl',
  'zod',
]);

/** Of packages that are built in, which load them only to validate. */
const UNUSED = [
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  'class-validator',
];

/**
 * zod's messages in fifty languages, half of its code. Nothing shows them.
 * @type {import('esbuild').Plugin}
 */
const withoutLanguages = {
  name: 'without languages',
  setup: ({ onLoad }) => onLoad({ filter: /zod.v4.locales.index\.js$/ }, () => ({ contents: '' })),
};

/** For packages that are no ES modules. */
const REQUIRE = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

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
  plugins: [withoutLanguages],
  banner: { js: REQUIRE },
  external: [...Object.keys(dependencies).filter((name) => !BUILT_IN.has(name)), ...UNUSED],
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
    .filter((name) => !(name in dependencies) && !UNUSED.includes(name)),
);
if (missing.size > 0) {
  console.error(`No dependencies of graphql-server/package.json: ${[...missing].join(', ')}`);
  process.exitCode = 1;
}
