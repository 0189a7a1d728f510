import { normaliseEmail } from '../../platform/mail/emailNorm.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { toAppError } from '../../platform/errors.ts';
import type { Environment } from '../../platform/environment.ts';
import { createResetCodes, type IssuedLink } from './resetCodes.ts';

/** For audit entries of console commands. */
const CONSOLE = { id: null, name: 'Konzola servera' };

function throwPlainError(thrown: unknown): never {
  const { code } = toAppError(thrown);
  if (code === 'UNAVAILABLE') {
    throw new Error('The database is locked by another process; try again when it is done.');
  }
  if (code === 'STORAGE_FULL') throw new Error('The disk is full; make room and try again.');
  throw thrown;
}

/**
 * Creates a one-time link on the console (product decision 7). One short write, which is safe
 * beside a running server. Throws a one-line Error.
 */
export async function resetLinkCommand(
  { databaseUrl, publicUrl }: Pick<Environment, 'databaseUrl' | 'publicUrl'>,
  email: string | undefined,
): Promise<IssuedLink> {
  if (email === undefined) throw new Error('Say whose: npm run reset-link -- ana@example.rs');
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
    const codes = createResetCodes({ clock: () => new Date(), publicUrl });
    return await database
      .write((transaction) => codes.issueInPerson(transaction, user, CONSOLE))
      .catch(throwPlainError);
  } finally {
    await database.close();
  }
}
