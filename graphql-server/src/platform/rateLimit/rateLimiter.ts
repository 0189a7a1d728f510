import type { Clock } from '../context.ts';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../errors.ts';

export interface RateLimit {
  /** Such as `login/network`; never a path, which has many spellings. */
  readonly name: string;
  readonly limit: number;
  /** From the first use. */
  readonly windowSeconds: number;
  /**
   * After the limit, allows one attempt after each pause; pauses double. For subjects that must
   * never be locked out.
   */
  readonly exponentialBackoff?: boolean;
}

export interface Attempt {
  readonly rule: RateLimit;
  readonly subject: string;
}

interface Counter {
  readonly count: number;
  readonly expiresAt: Date;
}
type Counters = ReadonlyMap<string, Counter>;

const MAX_BACKOFF_SECONDS = 900;
const MAX_REFUSALS = 10_000;
const REFUSAL_TTL_SECONDS = 1;

const counterKey = ({ rule, subject }: Attempt): string => `${rule.name}:${subject}`;
const backoffKey = (attempt: Attempt): string => `${counterKey(attempt)}:pause`;
const addSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/**
 * 0 without a counter. A longer time than the window was stored by a clock that was ahead, and
 * counts as expired.
 */
function secondsLeft(counter: Counter | undefined, windowSeconds: number, now: Date): number {
  if (!counter) return 0;
  const seconds = Math.ceil((counter.expiresAt.getTime() - now.getTime()) / 1000);
  return seconds > windowSeconds ? 0 : Math.max(0, seconds);
}

/** 0 if allowed now. */
function retryAfterOf(attempt: Attempt, counters: Counters, now: Date): number {
  const { limit, windowSeconds, exponentialBackoff } = attempt.rule;
  const counter = counters.get(counterKey(attempt));
  const left = secondsLeft(counter, windowSeconds, now);
  if (!counter || left === 0 || counter.count < limit) return 0;
  if (!exponentialBackoff) return left;
  return secondsLeft(counters.get(backoffKey(attempt)), MAX_BACKOFF_SECONDS, now);
}

function maxRetryAfter(attempts: readonly Attempt[], counters: Counters, now: Date): number {
  return Math.max(0, ...attempts.map((attempt) => retryAfterOf(attempt, counters, now)));
}

async function read(
  client: Pick<Transaction, 'rateCounter'>,
  attempts: readonly Attempt[],
): Promise<Counters> {
  const keys = attempts.flatMap((attempt) => [counterKey(attempt), backoffKey(attempt)]);
  const rows = await client.rateCounter.findMany({ where: { key: { in: keys } } });
  return new Map(rows.map((row) => [row.key, row]));
}

async function store(transaction: Transaction, key: string, counter: Counter): Promise<void> {
  await transaction.rateCounter.upsert({
    where: { key },
    create: { key, ...counter },
    update: counter,
  });
}

async function count(
  transaction: Transaction,
  attempt: Attempt,
  counters: Counters,
  now: Date,
): Promise<void> {
  const { limit, windowSeconds, exponentialBackoff } = attempt.rule;
  const known = counters.get(counterKey(attempt));
  const next: Counter =
    known && secondsLeft(known, windowSeconds, now) > 0
      ? { count: known.count + 1, expiresAt: known.expiresAt }
      : { count: 1, expiresAt: addSeconds(now, windowSeconds) };
  await store(transaction, counterKey(attempt), next);
  if (!exponentialBackoff || next.count < limit) return;
  const pause = Math.min(2 ** (next.count - limit), MAX_BACKOFF_SECONDS);
  await store(transaction, backoffKey(attempt), { count: 1, expiresAt: addSeconds(now, pause) });
}

/** Entries last one second, since another process may reset the counter. */
function createRefusalCache(clock: Clock) {
  const entries = new Map<string, { readonly until: Date; readonly validUntil: Date }>();
  const secondsOf = (attempt: Attempt, now: Date): number => {
    const entry = entries.get(counterKey(attempt));
    if (!entry || entry.validUntil <= now) return 0;
    // The clock was set back.
    if (entry.validUntil > addSeconds(now, REFUSAL_TTL_SECONDS)) return 0;
    return Math.ceil((entry.until.getTime() - now.getTime()) / 1000);
  };
  return {
    retryAfter: (attempts: readonly Attempt[]): number =>
      Math.max(0, ...attempts.map((attempt) => secondsOf(attempt, clock()))),
    add(attempts: readonly Attempt[], counters: Counters): void {
      if (entries.size > MAX_REFUSALS) entries.clear();
      const now = clock();
      for (const attempt of attempts) {
        const seconds = retryAfterOf(attempt, counters, now);
        if (seconds === 0) continue;
        const until = addSeconds(now, seconds);
        entries.set(counterKey(attempt), {
          until,
          validUntil: addSeconds(now, REFUSAL_TTL_SECONDS),
        });
      }
    },
    remove(attempts: readonly Attempt[]): void {
      for (const attempt of attempts) entries.delete(counterKey(attempt));
    },
  };
}

/** Counts in the database, so that restarts and other processes share counters. */
export function createRateLimiter(database: Database, clock: Clock) {
  const refusals = createRefusalCache(clock);
  const refuse = (retryAfter: number): never => {
    throw new AppError('TOO_MANY_TRIES', { retryAfter });
  };

  /** Counts nothing, so that refused attempts don't queue for the writer. Throws like `consume`. */
  async function check(attempts: readonly Attempt[]): Promise<void> {
    const cached = refusals.retryAfter(attempts);
    if (cached > 0) refuse(cached);
    const seen = await read(database.reader, attempts);
    const early = maxRetryAfter(attempts, seen, clock());
    if (early === 0) return;
    refusals.add(attempts, seen);
    refuse(early);
  }

  /** Returns the seconds until a retry, or counts the attempts. */
  async function countAll(transaction: Transaction, attempts: readonly Attempt[]): Promise<number> {
    const now = clock();
    const counters = await read(transaction, attempts);
    const seconds = maxRetryAfter(attempts, counters, now);
    if (seconds > 0) return seconds;
    for (const attempt of attempts) await count(transaction, attempt, counters, now);
    return 0;
  }

  return {
    check,
    /** Counts all attempts or throws TOO_MANY_TRIES (`retryAfter` in seconds). */
    async consume(attempts: readonly Attempt[]): Promise<void> {
      await check(attempts);
      const wait = await database.write((transaction) => countAll(transaction, attempts));
      if (wait > 0) refuse(wait);
    },
    /** Like `consume`, in the limited work's transaction. */
    async consumeWithin(transaction: Transaction, attempts: readonly Attempt[]): Promise<void> {
      const wait = await countAll(transaction, attempts);
      if (wait > 0) refuse(wait);
    },
    async tryConsume(transaction: Transaction, attempt: Attempt): Promise<boolean> {
      const now = clock();
      const counters = await read(transaction, [attempt]);
      if (retryAfterOf(attempt, counters, now) > 0) return false;
      await count(transaction, attempt, counters, now);
      return true;
    },
    /** Ignores pauses. */
    async isUsedUp(transaction: Transaction, attempt: Attempt): Promise<boolean> {
      const counters = await read(transaction, [attempt]);
      const plain = { ...attempt, rule: { ...attempt.rule, exponentialBackoff: false } };
      return retryAfterOf(plain, counters, clock()) > 0;
    },
    /** Uncounts attempts that did not fail. */
    async refund(transaction: Transaction, attempts: readonly Attempt[]): Promise<void> {
      refusals.remove(attempts);
      await transaction.rateCounter.updateMany({
        where: {
          key: { in: attempts.map(counterKey) },
          count: { gt: 0 },
          expiresAt: { gt: clock() },
        },
        data: { count: { decrement: 1 } },
      });
    },
    async clear(transaction: Transaction, attempts: readonly Attempt[]): Promise<void> {
      refusals.remove(attempts);
      const keys = attempts.flatMap((attempt) => [counterKey(attempt), backoffKey(attempt)]);
      await transaction.rateCounter.deleteMany({ where: { key: { in: keys } } });
    },
    async removeExpired(transaction: Transaction): Promise<void> {
      await transaction.rateCounter.deleteMany({ where: { expiresAt: { lte: clock() } } });
    },
  };
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;
