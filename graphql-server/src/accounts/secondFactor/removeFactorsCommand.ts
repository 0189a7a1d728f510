import type { Environment } from '../../platform/environment.ts';
import { recordAccountEvent } from '../auth/accountEvents.ts';
import { CONSOLE, withAccount } from '../consoleAccount.ts';
import { deleteFactors } from './factors.ts';

/**
 * For an administrator who lost key, telephone and recovery codes. The password stays; sessions
 * end. Throws a one-line Error.
 */
export async function removeFactorsCommand(
  { databaseUrl }: Pick<Environment, 'databaseUrl'>,
  email: string | undefined,
): Promise<{ readonly name: string }> {
  if (email === undefined) {
    throw new Error('Say whose: npm run remove-second-factor -- ana@example.rs');
  }
  return withAccount(databaseUrl, email, async (transaction, user) => {
    await deleteFactors(transaction, user.id);
    await transaction.session.deleteMany({ where: { userId: user.id } });
    const event = { action: 'removeFactors', by: CONSOLE, user } as const;
    await recordAccountEvent(transaction, new Date(), event);
    return user;
  });
}
