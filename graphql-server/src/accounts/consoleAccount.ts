import { normaliseEmail } from '../platform/mail/emailNorm.ts';
import type { Transaction } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';
import { toAppError } from '../platform/errors.ts';

/** For audit entries of console commands. */
export const CONSOLE = { id: null, name: 'Konzola servera' };

function throwPlainError(thrown: unknown): never {
  const { code } = toAppError(thrown);
  if (code === 'UNAVAILABLE') {
    throw new Error('The database is locked by another process; try again when it is done.');
  }
  if (code === 'STORAGE_FULL') throw new Error('The disk is full; make room and try again.');
  throw thrown;
}

/**
 * For console commands: one short write, which is safe beside a running server. Throws a one-line
 * Error.
 */
export async function withAccount<T>(
  databaseUrl: string,
  email: string,
  work: (transaction: Transaction, user: { id: number; name: string }) => Promise<T>,
): Promise<T> {
  const emailNorm = normaliseEmail(email);
  const database = await openDatabase(databaseUrl).catch(throwPlainError);
  try {
    const user = emailNorm
      ? await database.reader.user.findUnique({
          where: { emailNorm },
          select: { id: true, name: true },
        })
      : null;
    if (!user) throw new Error(`There is no account with the e-mail ${email}.`);
    return await database.write((transaction) => work(transaction, user)).catch(throwPlainError);
  } finally {
    await database.close();
  }
}
