import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, readMigrations } from '../../prisma/migrate.ts';

// Read at import: an application with uploads changes the process's temporary folder.
const folder = tmpdir();
const key = createHash('sha256')
  .update(JSON.stringify(readMigrations('sqlite')))
  .digest('hex')
  .slice(0, 16);
const template = join(folder, `centar-migrated-${key}.db`);

/** Writes an empty migrated database to a new path; migrating happens once for each set of migrations. */
export async function copyMigrated(path: string): Promise<void> {
  if (!existsSync(template)) {
    const draft = `${template}.${randomUUID()}`;
    await migrate(`file:${draft}`);
    renameSync(draft, template);
    for (const suffix of ['-wal', '-shm']) rmSync(`${draft}${suffix}`, { force: true });
  }
  copyFileSync(template, path);
}
