import type { Database, Transaction } from '../../platform/database/database.ts';
import type { RateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import type { LoginAttempts } from './loginRateLimits.ts';
import type { Passwords } from './passwords.ts';

export interface CheckedPassword {
  readonly user: {
    readonly id: number;
    readonly name: string;
    readonly email: string;
    readonly passwordHash: string;
  } | null;
  readonly isRight: boolean;
  /** Uncounts the attempt; call it in the transaction that the password authorises. */
  forgive(transaction: Transaction): Promise<void>;
}

/** Within the rate limits, and with equal time for an unknown user. Throws TOO_MANY_TRIES. */
export async function checkPassword(
  {
    database,
    passwords,
    limiter,
  }: {
    readonly database: Database;
    readonly passwords: Passwords;
    readonly limiter: RateLimiter;
  },
  where: { readonly emailNorm: string } | { readonly id: number },
  password: string,
  { own, shared }: LoginAttempts,
): Promise<CheckedPassword> {
  await limiter.consume([own, ...shared]);
  const user = await database.reader.user.findUnique({
    where,
    select: { id: true, name: true, email: true, passwordHash: true },
  });
  const fits = await passwords
    .verify(user?.passwordHash, password)
    .catch(async (thrown: unknown) => {
      // No password was checked, so the attempt does not count.
      await database.write((transaction) => limiter.refund(transaction, [own, ...shared]));
      throw thrown;
    });
  return {
    user,
    isRight: fits && user !== null,
    async forgive(transaction) {
      await limiter.clear(transaction, [own]);
      await limiter.refund(transaction, shared);
    },
  };
}
