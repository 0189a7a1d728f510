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
  /** Beyond the limit single tries stay possible, after pauses that double: for what must never be locked out. */
  readonly growingDelay?: boolean;
}

/** One use of a budget by somebody: a network, an account, both. */
export interface Charge {
  readonly budget: RateLimit;
  readonly subject: string;
}

/** Counts tries in the database, so that neither a restart nor a second connection resets them. */
export interface RateLimiter {
  /** Counts one use of each, or none and throws TOO_MANY_TRIES (with `retryAfter` in seconds) when one is used up. */
  consume(charges: readonly Charge[]): Promise<void>;
  /** Takes one use back: the try was no failure. */
  refund(transaction: Transaction, charges: readonly Charge[]): Promise<void>;
  /** Forgets all uses. */
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
const MOST_NOTES = 10_000;
const BELIEVED_SECONDS = 1;

const keyOf = ({ budget, subject }: Charge): string => `${budget.name}:${subject}`;
const pauseKeyOf = (charge: Charge): string => `${keyOf(charge)}:pause`;
const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

/**
 * Seconds until a counter of this window is over; 0 without one. More than the window is left only of what was counted
 * while the clock was ahead, which nobody is made to wait for.
 */
function secondsLeft(counter: Counter | undefined, windowSeconds: number, now: Date): number {
  if (!counter) return 0;
  const seconds = Math.ceil((counter.expiresAt.getTime() - now.getTime()) / 1000);
  return seconds > windowSeconds ? 0 : Math.max(0, seconds);
}

/** Seconds until the charge may be taken; 0 if at once. */
function waitFor(charge: Charge, counters: Counters, now: Date): number {
  const { limit, windowSeconds, growingDelay } = charge.budget;
  const counter = counters.get(keyOf(charge));
  const left = secondsLeft(counter, windowSeconds, now);
  if (!counter || left === 0 || counter.count < limit) return 0;
  if (!growingDelay) return left;
  return secondsLeft(counters.get(pauseKeyOf(charge)), LONGEST_PAUSE_SECONDS, now);
}

function longestWait(charges: readonly Charge[], counters: Counters, now: Date): number {
  return Math.max(0, ...charges.map((charge) => waitFor(charge, counters, now)));
}

async function read(
  client: Pick<Transaction, 'rateCounter'>,
  charges: readonly Charge[],
): Promise<Counters> {
  const keys = charges.flatMap((charge) => [keyOf(charge), pauseKeyOf(charge)]);
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
  const known = counters.get(keyOf(charge));
  const next: Counter =
    known && secondsLeft(known, windowSeconds, now) > 0
      ? { count: known.count + 1, expiresAt: known.expiresAt }
      : { count: 1, expiresAt: later(now, windowSeconds) };
  await store(transaction, keyOf(charge), next);
  if (!growingDelay || next.count < limit) return;
  const pause = Math.min(2 ** (next.count - limit), LONGEST_PAUSE_SECONDS);
  await store(transaction, pauseKeyOf(charge), { count: 1, expiresAt: later(now, pause) });
}

/**
 * Until when charges are known to be refused, so that a flood of them costs no query. Each note is believed for a
 * second only: a use that was given back just then, or by another process, would otherwise be refused for the whole window.
 */
function createNotes(clock: Clock) {
  const notes = new Map<string, { readonly until: Date; readonly believedUntil: Date }>();
  const secondsOf = (charge: Charge, now: Date): number => {
    const note = notes.get(keyOf(charge));
    if (!note || note.believedUntil <= now) return 0;
    // The clock was put back since.
    if (note.believedUntil > later(now, BELIEVED_SECONDS)) return 0;
    return Math.ceil((note.until.getTime() - now.getTime()) / 1000);
  };
  return {
    /** Seconds to wait as far as known; 0 when nothing is. */
    waitFor: (charges: readonly Charge[]): number =>
      Math.max(0, ...charges.map((charge) => secondsOf(charge, clock()))),
    note(charges: readonly Charge[], counters: Counters): void {
      if (notes.size > MOST_NOTES) notes.clear();
      const now = clock();
      for (const charge of charges) {
        const seconds = waitFor(charge, counters, now);
        if (seconds === 0) continue;
        const until = later(now, seconds);
        notes.set(keyOf(charge), { until, believedUntil: later(now, BELIEVED_SECONDS) });
      }
    },
    forget(charges: readonly Charge[]): void {
      for (const charge of charges) notes.delete(keyOf(charge));
    },
  };
}

/** The counters of one database. */
export function createRateLimiter(database: Database, clock: Clock): RateLimiter {
  const notes = createNotes(clock);
  return {
    async consume(charges) {
      const refuse = (retryAfter: number): never => {
        throw new AppError('TOO_MANY_TRIES', { retryAfter });
      };
      const noted = notes.waitFor(charges);
      if (noted > 0) refuse(noted);
      // A flood of refused tries must not queue for the writer: used-up budgets are seen by reading.
      const seen = await read(database.reader, charges);
      const early = longestWait(charges, seen, clock());
      if (early > 0) {
        notes.note(charges, seen);
        refuse(early);
      }
      const wait = await database.write(async (transaction) => {
        const now = clock();
        const counters = await read(transaction, charges);
        const seconds = longestWait(charges, counters, now);
        if (seconds > 0) return seconds;
        for (const charge of charges) await count(transaction, charge, counters, now);
        return 0;
      });
      if (wait > 0) refuse(wait);
    },
    async refund(transaction, charges) {
      notes.forget(charges);
      await transaction.rateCounter.updateMany({
        where: { key: { in: charges.map(keyOf) }, count: { gt: 0 }, expiresAt: { gt: clock() } },
        data: { count: { decrement: 1 } },
      });
    },
    async clear(transaction, charges) {
      notes.forget(charges);
      const keys = charges.flatMap((charge) => [keyOf(charge), pauseKeyOf(charge)]);
      await transaction.rateCounter.deleteMany({ where: { key: { in: keys } } });
    },
    async removeExpired(transaction) {
      await transaction.rateCounter.deleteMany({ where: { expiresAt: { lte: clock() } } });
    },
  };
}
