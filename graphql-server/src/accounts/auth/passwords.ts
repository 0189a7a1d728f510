import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_MAX, passwordLength } from '@centar/domain/passwordRules.ts';
import { assertOutsideTransaction } from '../../platform/database/database.ts';
import { badInput } from '../../platform/errors.ts';
import { createSemaphore } from '../../platform/rateLimit/semaphore.ts';

/** Cost of one hash: memory in KiB, iterations, degree of parallelism. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** argon2id (the library's default) with 19 MiB, two passes, one lane: the OWASP minimum for interactive sign-in. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing more at once would fill the thread pool and starve the public pages. */
const AT_ONCE = 2;
const LINE = 20;

/** A well-formed hash that no password matches, so that unknown accounts cost the same work. */
function makeDummyHash({ memoryCost, timeCost, parallelism }: HashCost): string {
  const part = (bytes: number): string => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${String(memoryCost)},t=${String(timeCost)},p=${String(parallelism)}$${part(16)}$${part(32)}`;
}

/** How argon2 checks a password against a stored hash. */
type Check = (stored: string, password: string) => Promise<boolean>;

/** Hashes and checks passwords with limited concurrency. */
export interface Passwords {
  /** The stored form of a password. Throws BAD_USER_INPUT above 128 characters, TOO_MANY_TRIES when too many wait. */
  hash(password: string): Promise<string>;
  /** Whether the password fits; without a stored hash the same work is done and the answer is false. Throws like `hash`. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  /** How often argon2 has run since the start. */
  readonly runs: number;
}

/** At most two hashes at a time, at most twenty waiting, the rest refused at once. Only tests give any of these. */
export function createPasswords(cost: HashCost = COST, check: Check = verify): Passwords {
  const dummy = makeDummyHash(cost);
  const turns = createSemaphore({ atOnce: AT_ONCE, line: LINE });
  let runs = 0;

  async function withSemaphore<T>(work: () => Promise<T>): Promise<T> {
    assertOutsideTransaction('Password hashing');
    return turns.run(() => {
      runs += 1;
      return work();
    });
  }

  /** The form that is hashed: NFC, so that a keyboard's way of composing letters doesn't matter. */
  function prepare(password: string): string {
    if (passwordLength(password) > PASSWORD_MAX) throw badInput({ password: 'tooLong' });
    return password.normalize('NFC');
  }

  return {
    async hash(password) {
      const prepared = prepare(password);
      return withSemaphore(() => hash(prepared, cost));
    },
    async verify(stored, password) {
      const prepared = prepare(password);
      const fits = await withSemaphore(() => check(stored ?? dummy, prepared));
      return fits && stored !== undefined;
    },
    get runs() {
      return runs;
    },
  };
}
