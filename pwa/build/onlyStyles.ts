import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { reachableFrom, type BuiltChunk } from './offlineAssets.ts';

/** Deletes the scripts that only `entry` reaches; its style sheets stay. */
export function onlyStylesOf(outDir: string, entry: string): Plugin {
  return {
    name: 'only-styles',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const manifest = readFileSync(join(outDir, '.vite/manifest.json'), 'utf8');
        const chunks = JSON.parse(manifest) as Record<string, BuiltChunk>;
        const others = Object.entries(chunks).filter(
          ([name, { isEntry }]) => isEntry && name !== entry,
        );
        const used = new Set(others.flatMap(([name]) => [...reachableFrom(chunks, name)]));
        for (const file of reachableFrom(chunks, entry)) {
          if (file.endsWith('.js') && !used.has(file)) rmSync(join(outDir, file));
        }
      },
    },
  };
}
