import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** All files of a data folder, without the database. */
function listed(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !path.startsWith('centar.db'),
  );
}

/** Remembers the files of a data folder and deletes newer ones. */
export function fileSnapshot(dataDir: string) {
  let saved = new Set(listed(dataDir));
  return {
    /** Remembers the current files. */
    save(): void {
      saved = new Set(listed(dataDir));
    },
    /** Deletes newer files. Throws an Error if a remembered one is gone, which it can't restore. */
    restore(): void {
      const found = listed(dataDir);
      for (const path of found) {
        if (!saved.has(path)) rmSync(join(dataDir, path), { recursive: true, force: true });
      }
      const gone = [...saved].filter((path) => !found.includes(path));
      if (gone.length > 0) throw new Error(`A test removed ${gone.join(', ')}`);
    },
  };
}
