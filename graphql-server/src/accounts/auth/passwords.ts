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
const CONCURRENCY = 2;
const QUEUE_LIMIT = 20;

/** A well-formed hash that no password matches, so that unknown accounts take the same time. */
function makeDummyHash({ memoryCost, timeCost, parallelism }: HashCost): string {
  const part = (bytes: number): string => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${String(memoryCost)},t=${String(timeCost)},p=${String(parallelism)}$${part(16)}$${part(32)}`;
}

/** How argon2 checks a password against a stored hash. */
type Check = (stored: string, password: string) => Promise<boolean>;

/** Hashes and checks passwords with limited concurrency. */
export interface Passwords {
  /** Hashes a password. Throws BAD_USER_INPUT above 128 characters, TOO_MANY_TRIES when the queue is full. */
  hash(password: string): Promise<string>;
  /** Checks a password. Without a stored hash it takes the same time and returns false. Throws like `hash`. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  /** How often argon2 has run since the start. */
  readonly runs: number;
}

/** Limits hashing to two at a time and twenty in the queue. Only tests pass arguments. */
export function createPasswords(cost: HashCost = COST, check: Check = verify): Passwords {
  const dummy = makeDummyHash(cost);
  const semaphore = createSemaphore({ concurrency: CONCURRENCY, queueLimit: QUEUE_LIMIT });
  let runs = 0;

  async function withSemaphore<T>(work: () => Promise<T>): Promise<T> {
    assertOutsideTransaction('Password hashing');
    return semaphore.run(() => {
      runs += 1;
      return work();
    });
  }

  /** The text to hash: in NFC, since keyboards compose letters differently. */
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
