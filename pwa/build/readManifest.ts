import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildManifest } from '@centar/domain/builtFiles.ts';

/** Of the browser's build in this folder. */
export const readManifest = (outDir: string): BuildManifest =>
  JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as BuildManifest;
