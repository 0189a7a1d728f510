import { copyFileSync, existsSync, linkSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DAY_MS } from '@centar/domain/durations.ts';

/** Days to keep the database from before an update. */
export const PREVIOUS_DATABASE_DAYS = 7;

/** `centar.db.before-2026-11-24T06-12-40Z`, the time of the update in UTC. */
const nameAt = (file: string, now: Date): string =>
  `${file}.before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

const KEPT = /\.before-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/**
 * Keeps a database beside its replacement, so that the update can be undone. It is one file without
 * a log, and a hard link needs no space.
 */
export function keepPreviousDatabase(file: string, now = new Date()): void {
  const kept = nameAt(file, now);
  rmSync(kept, { force: true });
  try {
    linkSync(file, kept);
  } catch {
    // The file system has no hard links.
    copyFileSync(file, kept);
  }
}

/** Oldest first. */
export function previousDatabases(file: string): { path: string; at: Date }[] {
  const folder = dirname(file);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${basename(file)}.before-`))
    .flatMap((name) => {
      const [, day, ...time] = KEPT.exec(name) ?? [];
      return day === undefined
        ? []
        : [{ path: join(folder, name), at: new Date(`${day}T${time.join(':')}Z`) }];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Deletes those older than PREVIOUS_DATABASE_DAYS. */
export function deleteExpiredDatabases(file: string, now: Date): void {
  for (const { path, at } of previousDatabases(file)) {
    if (now.getTime() - at.getTime() > PREVIOUS_DATABASE_DAYS * DAY_MS)
      rmSync(path, { force: true });
  }
}
