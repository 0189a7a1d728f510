import type { Environment } from '../../platform/environment.ts';
import { CONSOLE, withAccount } from '../consoleAccount.ts';
import { createResetCodes, type IssuedLink } from './resetCodes.ts';

/**
 * Creates a one-time link on the console (product decision 7). One short write, which is safe
 * beside a running server. Throws a one-line Error.
 */
export async function resetLinkCommand(
  { databaseUrl, publicUrl }: Pick<Environment, 'databaseUrl' | 'publicUrl'>,
  email: string | undefined,
): Promise<IssuedLink> {
  if (email === undefined) throw new Error('Say whose: npm run reset-link -- ana@example.rs');
  return withAccount(databaseUrl, email, (transaction, user) => {
    const codes = createResetCodes({ clock: () => new Date(), publicUrl });
    return codes.issueInPerson(transaction, user, CONSOLE);
  });
}
