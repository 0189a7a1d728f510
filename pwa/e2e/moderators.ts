import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { MODERATOR } from '@centar/domain/access.ts';
import type { Section } from '@centar/domain/sections.ts';
import { createPasswords } from '../../graphql-server/src/accounts/auth/passwords.ts';
import type { Credentials } from './staffSteps.ts';

export interface NewModerator extends Credentials {
  readonly name: string;
  readonly roleAccess: readonly Section[];
}

const hashes = new Map<string, Promise<string>>();

/** Hashing is slow on purpose, so each password is hashed once. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? createPasswords().hash(password);
  hashes.set(password, hash);
  return hash;
}

/** Inserts moderators into the database of a stopped product. */
export async function addModerators(
  dataDir: string,
  moderators: readonly NewModerator[],
): Promise<void> {
  if (moderators.length === 0) return;
  const hashed = await Promise.all(moderators.map(({ password }) => hashOf(password)));
  const database = new BetterSqlite3(join(dataDir, 'centar.db'), { fileMustExist: true });
  const user = database.prepare(
    'INSERT INTO "User" ("name", "email", "emailNorm", "passwordHash", "roleId", "dateCreated", "updatedAt") VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const access = database.prepare('INSERT INTO "UserAccess" ("userId", "section") VALUES (?, ?)');
  const now = new Date().toISOString();
  for (const [at, { name, email, roleAccess }] of moderators.entries()) {
    const { lastInsertRowid } = user.run(name, email, email, hashed[at], MODERATOR, now, now);
    for (const section of roleAccess) access.run(lastInsertRowid, section);
  }
  database.close();
}
