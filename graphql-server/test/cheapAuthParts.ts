import type { AuthParts } from '../src/accounts/auth/createAuth.ts';
import { createRateLimiter } from '../src/platform/rateLimit/rateLimiter.ts';
import { createLoginGate } from '../src/accounts/auth/loginGate.ts';
import { createPasswords, type HashCost } from '../src/accounts/auth/passwords.ts';
import type { Clock } from '../src/platform/context.ts';
import type { Database } from '../src/platform/database/database.ts';

/** The lowest cost that argon2 accepts; `rules.test.ts` proves the cost of the product. */
export const MINIMAL_COST: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * The parts of authentication with the cheapest hashes. `renew` replaces them in place, which resets their
 * state in memory.
 */
export function cheapAuthParts(database: Database, clock: Clock) {
  const make = () => ({
    limiter: createRateLimiter(database, clock),
    gate: createLoginGate(),
    passwords: createPasswords(MINIMAL_COST),
  });
  let now = make();
  const parts: Required<AuthParts> = {
    limiter: {
      consume: (attempts) => now.limiter.consume(attempts),
      check: (attempts) => now.limiter.check(attempts),
      consumeWithin: (transaction, attempts) => now.limiter.consumeWithin(transaction, attempts),
      tryConsume: (transaction, attempt) => now.limiter.tryConsume(transaction, attempt),
      isUsedUp: (transaction, attempt) => now.limiter.isUsedUp(transaction, attempt),
      refund: (transaction, attempts) => now.limiter.refund(transaction, attempts),
      clear: (transaction, attempts) => now.limiter.clear(transaction, attempts),
      removeExpired: (transaction) => now.limiter.removeExpired(transaction),
    },
    gate: {
      enter: (network, work) => now.gate.enter(network, work),
      enterKnown: (work) => now.gate.enterKnown(work),
    },
    passwords: {
      hash: (password) => now.passwords.hash(password),
      verify: (stored, password) => now.passwords.verify(stored, password),
      get runs() {
        return now.passwords.runs;
      },
    },
  };
  return {
    parts,
    renew(): void {
      now = make();
    },
  };
}
