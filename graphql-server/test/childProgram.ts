import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUNDLE_OPTIONS } from '../../scripts/bundleOptions.js';

/** As deep as the sources. */
const folder = fileURLToPath(new URL('../.cache', import.meta.url));
const bundled = new Map<string, Promise<string>>();

async function bundle(source: string): Promise<string> {
  const path = join(folder, `${basename(source, '.ts')}.mjs`);
  const { outputFiles } = await build({
    ...BUNDLE_OPTIONS,
    entryPoints: [source],
    outfile: path,
    sourcemap: 'inline',
    write: false,
  });
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, outputFiles[0]?.contents ?? '');
  // Another worker may be starting the program.
  await rename(draft, path);
  return path;
}

/**
 * Bundles a TypeScript program of the tests, once in each worker, and returns the path for Node.
 * Through tsx each start of the server would take twice the time.
 */
export async function childProgram(source: URL): Promise<string> {
  const path = fileURLToPath(source);
  const known = bundled.get(path) ?? bundle(path);
  bundled.set(path, known);
  return known;
}
