import type { ManifestTransform } from 'workbox-build';
import { pageAssetsOf, type BuildManifest } from '@centar/domain/builtFiles.ts';
import { readManifest } from './readManifest.ts';

/** Shown only after an error, and never over cached content. */
const NOT_NEEDED_OFFLINE = /sweetalert/i;

/** All files an entry may load, immediately or lazily. */
function reachableFrom(chunks: BuildManifest, entry: string): Set<string> {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk || seen.has(name) || NOT_NEEDED_OFFLINE.test(chunk.file)) return;
    seen.add(name);
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.forEach(visit);
  };
  visit(entry);
  return files;
}

const APART = /^(fonts\/|icons\/|assets\/renderer-)/;

/**
 * Removes built scripts and styles that the public entry never loads, so that visitors' devices
 * never cache the staff panel. Fonts, icons and the renderer of pages pass.
 */
export function onlyPublicAssets(outDir: string, entry: string): ManifestTransform {
  return (entries) => {
    const built = readManifest(outDir);
    const files = reachableFrom(built, entry);
    // Of the pages, for what scripts add to them.
    const sheets = new Set(Object.keys(pageAssetsOf(built, () => '').sheets));
    const manifest = entries.filter(
      ({ url }) => APART.test(url) || files.has(url) || sheets.has(`/${url}`),
    );
    return { manifest, warnings: [] };
  };
}
