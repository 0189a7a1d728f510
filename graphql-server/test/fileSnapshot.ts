import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Everything in a data folder and in its folders, but the database. */
function listed(dataDir: string): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !path.startsWith('centar.db'),
  );
}

/** Remembers the files of a data folder, and takes away what came since. */
export function fileSnapshot(dataDir: string) {
  let saved = new Set(listed(dataDir));
  return {
    /** The files of this moment are those that stay from now on. */
    save(): void {
      saved = new Set(listed(dataDir));
    },
    /** Throws an Error where a file is gone: it can't be brought back. */
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
