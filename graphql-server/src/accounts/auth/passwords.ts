import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_MAX, passwordLength } from '@centar/domain/passwordRules.ts';
import { assertOutsideTransaction } from '../../platform/database/database.ts';
import { badInput } from '../../platform/errors.ts';
import { createSemaphore } from '../../platform/rateLimit/semaphore.ts';

/** Memory in KiB. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/**
 * argon2id (the default) with 19 MiB, two passes, one lane: the OWASP minimum for interactive
 * sign-in.
 */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More would fill the thread pool and block public pages. */
const CONCURRENCY = 2;
const QUEUE_LIMIT = 20;

/** Matches no password, so that unknown accounts need the same time. */
function makeDummyHash({ memoryCost, timeCost, parallelism }: HashCost): string {
  const part = (bytes: number): string => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${String(memoryCost)},t=${String(timeCost)},p=${String(parallelism)}$${part(16)}$${part(32)}`;
}

type Check = (stored: string, password: string) => Promise<boolean>;

export interface Passwords {
  /** Throws BAD_USER_INPUT above 128 characters, TOO_MANY_TRIES if the queue is full. */
  hash(password: string): Promise<string>;
  /** Without a stored hash returns false after the same time. Throws like `hash`. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  readonly runs: number;
}

/** Only tests pass arguments. */
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

  /** NFC, since keyboards compose letters differently. */
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
