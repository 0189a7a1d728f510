import { copyFileSync, existsSync, linkSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Days for which the database from before an update is kept. */
export const FORMER_DATABASE_DAYS = 7;

const DAY_MS = 24 * 3_600_000;

/** `centar.db.before-2026-11-24T06-12-40Z`: the moment of the update, in UTC. */
const nameAt = (file: string, now: Date): string =>
  `${file}.before-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

const KEPT = /\.before-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/**
 * Keeps a database that is about to be replaced, beside it, so that the update can be undone. It is one file by then,
 * without a log, and takes no room until its successor has grown different.
 */
export function keepFormer(file: string, now = new Date()): void {
  const kept = nameAt(file, now);
  rmSync(kept, { force: true });
  try {
    linkSync(file, kept);
  } catch {
    // A file system without a second name for a file.
    copyFileSync(file, kept);
  }
}

/** The databases from before updates that are still beside one, the oldest first. */
export function formerDatabases(file: string): { path: string; at: Date }[] {
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

/** Deletes those that have been kept for FORMER_DATABASE_DAYS. */
export function forgetFormer(file: string, now: Date): void {
  for (const { path, at } of formerDatabases(file)) {
    if (now.getTime() - at.getTime() > FORMER_DATABASE_DAYS * DAY_MS) rmSync(path, { force: true });
  }
}
