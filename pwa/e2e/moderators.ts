import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { MODERATOR } from '../../domain/access.ts';
import type { Section } from '../../domain/sections.ts';
import { createPasswords } from '../../graphql-server/src/auth/passwords.ts';
import type { Credentials } from './staffSteps.ts';

/** A moderator to be. */
export interface NewModerator extends Credentials {
  readonly name: string;
  readonly roleAccess: readonly Section[];
}

/** Writes moderators into the database of a product that is stopped. */
export async function addModerators(
  dataDir: string,
  moderators: readonly NewModerator[],
): Promise<void> {
  const passwords = createPasswords();
  const hashes = await Promise.all(moderators.map(({ password }) => passwords.hash(password)));
  const database = new BetterSqlite3(join(dataDir, 'centar.db'), { fileMustExist: true });
  const user = database.prepare(
    'INSERT INTO "User" ("name", "email", "emailNorm", "passwordHash", "roleId", "dateCreated", "updatedAt") VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const access = database.prepare('INSERT INTO "UserAccess" ("userId", "section") VALUES (?, ?)');
  const now = new Date().toISOString();
  for (const [at, { name, email, roleAccess }] of moderators.entries()) {
    const { lastInsertRowid } = user.run(name, email, email, hashes[at], MODERATOR, now, now);
    for (const section of roleAccess) access.run(lastInsertRowid, section);
  }
  database.close();
}
