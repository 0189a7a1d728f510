import { randomInt } from 'node:crypto';
import { ADMINISTRATOR } from '@centar/domain/access.ts';
import { SECTIONS } from '@centar/domain/sections.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Environment } from '../../platform/environment.ts';
import { normaliseEmail } from '../../platform/mail/emailNorm.ts';
import { newPasswordProblem } from './newPassword.ts';
import type { Passwords } from './passwords.ts';

/** Without letters and digits that look alike in print. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 4;

function randomPassword(): string {
  const letter = (): string => ALPHABET.charAt(randomInt(ALPHABET.length));
  const group = (): string => Array.from({ length: GROUP_LENGTH }, letter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** Contains the password only if it was generated. */
export interface CreatedAdministrator {
  readonly email: string;
  readonly password?: string;
}

/**
 * Null if an administrator exists (product decision 2). Throws if ADMIN_EMAIL is not a plain
 * mailbox, or ADMIN_PASSWORD easy to guess.
 */
export async function createFirstAdministrator({
  database,
  passwords,
  clock,
  admin,
}: {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly clock: Clock;
  readonly admin: Environment['admin'];
}): Promise<CreatedAdministrator | null> {
  const existing = { where: { roleId: ADMINISTRATOR } };
  if ((await database.reader.user.count(existing)) > 0) return null;
  const emailNorm = normaliseEmail(admin.email);
  if (!emailNorm)
    throw new Error('Environment variable ADMIN_EMAIL: must be a plain e-mail address');

  if (admin.password !== undefined && (await newPasswordProblem(admin.password, admin)))
    throw new Error('Environment variable ADMIN_PASSWORD: is easy to guess; choose another one');
  const password = admin.password ?? randomPassword();
  const passwordHash = await passwords.hash(password);
  return database.write(async (transaction) => {
    if ((await transaction.user.count(existing)) > 0) return null;
    await transaction.user.create({
      data: {
        name: admin.name,
        email: admin.email,
        emailNorm,
        passwordHash,
        roleId: ADMINISTRATOR,
        dateCreated: clock(),
        access: { create: SECTIONS.map((section) => ({ section })) },
      },
    });
    return { email: admin.email, ...(admin.password === undefined ? { password } : {}) };
  });
}
