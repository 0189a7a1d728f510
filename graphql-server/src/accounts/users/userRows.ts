import { ADMINISTRATOR } from '@centar/domain/access.ts';
import type { Prisma } from '../../../../prisma/generated/client.ts';
import type { Person } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError, badInput, orNotFound } from '../../platform/errors.ts';
import { normaliseEmail } from '../../platform/mail/emailNorm.ts';

/** Excludes the password hash. */
export const userColumns = {
  id: true,
  version: true,
  name: true,
  email: true,
  roleId: true,
  dateCreated: true,
  resetAskedAt: true,
  factorDemanded: true,
  factorDueAt: true,
  passkeys: { select: { id: true } },
  totp: { select: { userId: true } },
  access: { select: { section: true } },
} as const;

export type UserRow = Prisma.UserGetPayload<{ select: typeof userColumns }>;

/**
 * Checked again in the transaction, since an earlier write may have deleted or demoted the
 * administrator. Throws UNAUTHENTICATED or FORBIDDEN.
 */
export async function assertStillAdministrator(
  transaction: Transaction,
  { sessionId }: Person,
): Promise<void> {
  const session = await transaction.session.findUnique({
    where: { id: sessionId },
    select: { user: { select: { roleId: true } } },
  });
  if (!session) throw new AppError('UNAUTHENTICATED');
  if (session.user.roleId !== ADMINISTRATOR) throw new AppError('FORBIDDEN');
}

/** At least one administrator must remain (product decision 4). Throws CONFLICT. */
export async function assertNotLastAdministrator(
  transaction: Transaction,
  user: { readonly id: number; readonly roleId: number },
): Promise<void> {
  if (user.roleId !== ADMINISTRATOR) return;
  const others = await transaction.user.count({
    where: { roleId: ADMINISTRATOR, id: { not: user.id } },
  });
  if (others === 0) throw new AppError('CONFLICT');
}

async function readByEmail(transaction: Transaction, email: string): Promise<UserRow> {
  const emailNorm = normaliseEmail(email);
  if (!emailNorm) throw badInput({ email: 'invalid' });
  return orNotFound(
    await transaction.user.findUnique({ where: { emailNorm }, select: userColumns }),
  );
}

/**
 * Changes the user with an address in a transaction of the administrator. Throws UNAUTHENTICATED,
 * FORBIDDEN, BAD_USER_INPUT or NOT_FOUND.
 */
export function changeUser<T>(
  database: Database,
  administrator: Person,
  email: string,
  work: (transaction: Transaction, user: UserRow) => Promise<T>,
): Promise<T> {
  return database.write(async (transaction) => {
    await assertStillAdministrator(transaction, administrator);
    return work(transaction, await readByEmail(transaction, email));
  });
}
