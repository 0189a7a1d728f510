import { MODERATOR } from '@centar/domain/access.ts';
import { userInput } from '@centar/domain/user.ts';
import { newPasswordProblem } from '../auth/newPassword.ts';
import type { Passwords } from '../auth/passwords.ts';
import {
  findCreatedItemId,
  keyConflict,
  storeCreatedItemId,
  type Creation,
} from '../../items/write/idempotency.ts';
import type { Actor, Clock } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError, badInput, orNotFound } from '../../platform/errors.ts';
import { mailboxOf, normaliseEmail } from '../../platform/mail/emailNorm.ts';
import { requireAdministrator } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import { recordUser } from './userEvents.ts';
import { assertStillAdministrator, userColumns, type UserRow } from './userRows.ts';

export interface CreateUserDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  /** Not allowed as passwords. */
  readonly centreWords: () => readonly string[];
}

const isTaken = (): AppError => new AppError('CONFLICT', { fields: { email: 'taken' } });

function addressOf(email: string): { email: string; emailNorm: string } {
  const mailbox = mailboxOf(email);
  if (!mailbox) throw badInput({ email: 'invalid' });
  return mailbox;
}

/**
 * The user that a previous attempt of this creation stored. Throws NOT_FOUND, or CONFLICT for
 * another address.
 */
async function createdBefore(
  client: Pick<Transaction, 'user' | 'idempotencyKey'>,
  creation: Creation,
  emailNorm: string,
): Promise<UserRow | undefined> {
  const id = await findCreatedItemId(client, creation);
  if (id === undefined) return undefined;
  const row = orNotFound(await client.user.findUnique({ where: { id }, select: userColumns }));
  if (normaliseEmail(row.email) !== emailNorm) throw keyConflict();
  return row;
}

/**
 * Creates a moderator, once per `Idempotency-Key`. Throws BAD_USER_INPUT, or CONFLICT for a
 * used address.
 */
export function createUser({ database, clock, passwords, centreWords }: CreateUserDependencies) {
  const { reader } = database;
  return async (actor: Actor, input: unknown): Promise<UserRow> => {
    requireAdministrator(actor);
    const { name, password, roleAccess, ...given } = parseInput(userInput, input);
    const { email, emailNorm } = addressOf(given.email);
    const problem = await newPasswordProblem(password, { name, email }, centreWords());
    if (problem) throw badInput({ password: problem });
    const where = { where: { emailNorm }, select: { id: true } };
    const creation = { person: actor, operation: 'create User', now: clock() };
    // In this order, so that a repetition never finds the user without its key.
    const taken = await reader.user.findUnique(where);
    const first = await createdBefore(reader, creation, emailNorm);
    if (first) return first;
    if (taken) throw isTaken();
    const passwordHash = await passwords.hash(password);
    return database.write(async (transaction) => {
      await assertStillAdministrator(transaction, actor);
      const meanwhile = await createdBefore(transaction, creation, emailNorm);
      if (meanwhile) return meanwhile;
      if (await transaction.user.findUnique(where)) throw isTaken();
      const created = await transaction.user.create({
        data: {
          name,
          email,
          emailNorm,
          passwordHash,
          roleId: MODERATOR,
          dateCreated: clock(),
          access: { create: roleAccess.map((section) => ({ section })) },
        },
        select: userColumns,
      });
      await storeCreatedItemId(transaction, creation, created.id);
      await recordUser(transaction, clock(), { action: 'create', by: actor, after: created });
      return created;
    });
  };
}
