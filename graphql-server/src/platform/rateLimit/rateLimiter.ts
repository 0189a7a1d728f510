import type { Clock } from '../context.ts';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../errors.ts';

/** How often something may happen. */
export interface RateLimit {
  /** A fixed name such as `login/network`: never a path, which has many spellings. */
  readonly name: string;
  readonly limit: number;
  /** Counted from the first use. */
  readonly windowSeconds: number;
  /** Beyond the limit single tries stay possible, after pauses that double: for subjects that must never be locked out. */
  readonly growingDelay?: boolean;
}

/** One use of a limit by a subject: a network, an account, or both. */
export interface Charge {
  readonly budget: RateLimit;
  readonly subject: string;
}

/** Counts tries in the database, so that neither a restart nor a second connection resets them. */
export interface RateLimiter {
  /** Counts one use of each, or none and throws TOO_MANY_TRIES (with `retryAfter` in seconds) when one is used up. */
  consume(charges: readonly Charge[]): Promise<void>;
  /** Refunds one use: the try was no failure. */
  refund(transaction: Transaction, charges: readonly Charge[]): Promise<void>;
  /** Resets the counters. */
  clear(transaction: Transaction, charges: readonly Charge[]): Promise<void>;
  /** Deletes counters whose window is over. */
  removeExpired(transaction: Transaction): Promise<void>;
}

interface Counter {
  readonly count: number;
  readonly expiresAt: Date;
}
type Counters = ReadonlyMap<string, Counter>;

const LONGEST_PAUSE_SECONDS = 900;
const MAX_REFUSALS = 10_000;
const VALID_SECONDS = 1;

const counterKey = ({ budget, subject }: Charge): string => `${budget.name}:${subject}`;
const pauseKey = (charge: Charge): string => `${counterKey(charge)}:pause`;
const addSeconds = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/**
 * Seconds until a counter of this window is over; 0 without one. A counter with more than its window left was
 * stored while the clock was ahead, and counts as over.
 */
function secondsLeft(counter: Counter | undefined, windowSeconds: number, now: Date): number {
  if (!counter) return 0;
  const seconds = Math.ceil((counter.expiresAt.getTime() - now.getTime()) / 1000);
  return seconds > windowSeconds ? 0 : Math.max(0, seconds);
}

/** Seconds until the charge may be consumed; 0 if now. */
function retryAfterOf(charge: Charge, counters: Counters, now: Date): number {
  const { limit, windowSeconds, growingDelay } = charge.budget;
  const counter = counters.get(counterKey(charge));
  const left = secondsLeft(counter, windowSeconds, now);
  if (!counter || left === 0 || counter.count < limit) return 0;
  if (!growingDelay) return left;
  return secondsLeft(counters.get(pauseKey(charge)), LONGEST_PAUSE_SECONDS, now);
}

function maxRetryAfter(charges: readonly Charge[], counters: Counters, now: Date): number {
  return Math.max(0, ...charges.map((charge) => retryAfterOf(charge, counters, now)));
}

async function read(
  client: Pick<Transaction, 'rateCounter'>,
  charges: readonly Charge[],
): Promise<Counters> {
  const keys = charges.flatMap((charge) => [counterKey(charge), pauseKey(charge)]);
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
  charge: Charge,
  counters: Counters,
  now: Date,
): Promise<void> {
  const { limit, windowSeconds, growingDelay } = charge.budget;
  const known = counters.get(counterKey(charge));
  const next: Counter =
    known && secondsLeft(known, windowSeconds, now) > 0
      ? { count: known.count + 1, expiresAt: known.expiresAt }
      : { count: 1, expiresAt: addSeconds(now, windowSeconds) };
  await store(transaction, counterKey(charge), next);
  if (!growingDelay || next.count < limit) return;
  const pause = Math.min(2 ** (next.count - limit), LONGEST_PAUSE_SECONDS);
  await store(transaction, pauseKey(charge), { count: 1, expiresAt: addSeconds(now, pause) });
}

/**
 * Caches refusals, so that a flood of refused charges costs no query. An entry is valid for a second only: a use that
 * was refunded meanwhile, or by another process, would otherwise be refused for the whole window.
 */
function createRefusalCache(clock: Clock) {
  const entries = new Map<string, { readonly until: Date; readonly validUntil: Date }>();
  const secondsOf = (charge: Charge, now: Date): number => {
    const entry = entries.get(counterKey(charge));
    if (!entry || entry.validUntil <= now) return 0;
    // The clock was set back since.
    if (entry.validUntil > addSeconds(now, VALID_SECONDS)) return 0;
    return Math.ceil((entry.until.getTime() - now.getTime()) / 1000);
  };
  return {
    /** Seconds to wait by the cached refusals; 0 without one. */
    retryAfter: (charges: readonly Charge[]): number =>
      Math.max(0, ...charges.map((charge) => secondsOf(charge, clock()))),
    add(charges: readonly Charge[], counters: Counters): void {
      if (entries.size > MAX_REFUSALS) entries.clear();
      const now = clock();
      for (const charge of charges) {
        const seconds = retryAfterOf(charge, counters, now);
        if (seconds === 0) continue;
        const until = addSeconds(now, seconds);
        entries.set(counterKey(charge), { until, validUntil: addSeconds(now, VALID_SECONDS) });
      }
    },
    remove(charges: readonly Charge[]): void {
      for (const charge of charges) entries.delete(counterKey(charge));
    },
  };
}

/** The counters of one database. */
export function createRateLimiter(database: Database, clock: Clock): RateLimiter {
  const refusals = createRefusalCache(clock);
  return {
    async consume(charges) {
      const refuse = (retryAfter: number): never => {
        throw new AppError('TOO_MANY_TRIES', { retryAfter });
      };
      const noted = refusals.retryAfter(charges);
      if (noted > 0) refuse(noted);
      // A flood of refused tries must not queue for the writer: used-up limits are found by reading.
      const seen = await read(database.reader, charges);
      const early = maxRetryAfter(charges, seen, clock());
      if (early > 0) {
        refusals.add(charges, seen);
        refuse(early);
      }
      const wait = await database.write(async (transaction) => {
        const now = clock();
        const counters = await read(transaction, charges);
        const seconds = maxRetryAfter(charges, counters, now);
        if (seconds > 0) return seconds;
        for (const charge of charges) await count(transaction, charge, counters, now);
        return 0;
      });
      if (wait > 0) refuse(wait);
    },
    async refund(transaction, charges) {
      refusals.remove(charges);
      await transaction.rateCounter.updateMany({
        where: {
          key: { in: charges.map(counterKey) },
          count: { gt: 0 },
          expiresAt: { gt: clock() },
        },
        data: { count: { decrement: 1 } },
      });
    },
    async clear(transaction, charges) {
      refusals.remove(charges);
      const keys = charges.flatMap((charge) => [counterKey(charge), pauseKey(charge)]);
      await transaction.rateCounter.deleteMany({ where: { key: { in: keys } } });
    },
    async removeExpired(transaction) {
      await transaction.rateCounter.deleteMany({ where: { expiresAt: { lte: clock() } } });
    },
  };
}
