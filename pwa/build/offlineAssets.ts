import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManifestTransform } from 'workbox-build';

interface BuiltChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Shown only when something failed, and never over kept content. */
const NOT_NEEDED_OFFLINE = /sweetalert/i;

/** Everything that an entry may load, now or later. The styles that it starts with stand in the pages. */
function reachableFrom(chunks: Readonly<Record<string, BuiltChunk>>, entry: string): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string, later: boolean): void => {
    const chunk = chunks[name];
    if (!chunk || seen.has(name) || NOT_NEEDED_OFFLINE.test(chunk.file)) return;
    seen.add(name);
    files.add(chunk.file);
    if (later) chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach((one) => {
      visit(one, later);
    });
    chunk.dynamicImports?.forEach((one) => {
      visit(one, true);
    });
  };
  visit(entry, false);
  return files;
}

/**
 * Leaves of the built scripts and styles only those that the public entry may load: nothing of the staff
 * panel is ever kept on a visitor's device. Whatever else the worker keeps (fonts, icons) passes.
 */
export function onlyPublicAssets(outDir: string, entry: string): ManifestTransform {
  return (entries) => {
    const chunks = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      BuiltChunk
    >;
    const files = reachableFrom(chunks, entry);
    const manifest = entries.filter(({ url }) => /^(fonts|icons)\//.test(url) || files.has(url));
    return { manifest, warnings: [] };
  };
}
