// @ts-check
import { build } from 'esbuild';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'graphql-server/src');

/**
 * Transpiles the server into one file for Node (decorators need it), and the console command beside it. Packages stay
 * outside: native ones can't be bundled, and a stack trace should name the others.
 *
 * Both lie as deep as the sources, because they find the project's other folders from where they stand.
 */
await build({
  entryPoints: [join(source, 'main.ts'), join(source, 'resetLink.ts')],
  outdir: join(root, 'graphql-server/dist'),
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node22',
  sourcemap: 'linked',
  sourcesContent: false,
  tsconfig: join(root, 'tsconfig.json'),
  logLevel: 'warning',
});
