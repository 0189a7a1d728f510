import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { collectDocuments } from './documents.ts';

const MODULE = 'virtual:document-ids';
const RESOLVED = `\0${MODULE}`;

/**
 * Gives the client the ids of the public operations (`virtual:document-ids`, by operation name)
 * and writes their texts to `documents.json` for the server.
 */
export function registeredDocuments(sourceDir: string, outFile: string): Plugin {
  return {
    name: 'registered-documents',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const ids = collectDocuments(sourceDir).map((document) => [document.name, document.id]);
      return `export default ${JSON.stringify(Object.fromEntries(ids))}`;
    },
    writeBundle() {
      mkdirSync(join(outFile, '..'), { recursive: true });
      writeFileSync(outFile, JSON.stringify(collectDocuments(sourceDir), null, 1));
    },
  };
}
