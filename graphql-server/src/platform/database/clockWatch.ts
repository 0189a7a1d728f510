import type { Clock } from '../context.ts';
import type { Database } from './database.ts';

const HOUR_MS = 3_600_000;
/** A longer gap between two records is a jump, or a stopped server: they can't be distinguished. */
const MAX_GAP_MS = 24 * HOUR_MS;
/** The most that an ordinary correction sets a clock back. */
const MAX_STEP_BACK_MS = HOUR_MS;
/** How long a clock must run without a jump until it is trusted again. */
const STEADY_MS = 48 * HOUR_MS;

const isPlausible = (passedMs: number): boolean =>
  passedMs >= -MAX_STEP_BACK_MS && passedMs <= MAX_GAP_MS;

/** Tells whether the machine's clock is reliable enough for deleting old data. */
export interface ClockWatch {
  /** Records the time. Called at the start and at least once a day. */
  recordTime(): Promise<void>;
  /** False if the clock has jumped within the last two days, or was not watched for so long. */
  isSteady(): Promise<boolean>;
}

/**
 * Watches the clock across restarts, so that a clock that was a year ahead once does not empty the trash. A server that was
 * off for more than a day counts as a jump too, which only delays the next sweep.
 */
export function createClockWatch(database: Database, clock: Clock): ClockWatch {
  const where = { id: 1 };
  return {
    async recordTime() {
      const now = clock();
      await database.write(async (transaction) => {
        const known = await transaction.clockWatch.findUnique({ where });
        const passed = known ? now.getTime() - known.lastSeen.getTime() : Infinity;
        const steadySince = known && isPlausible(passed) ? known.steadySince : now;
        const row = { lastSeen: now, steadySince };
        await transaction.clockWatch.upsert({ where, create: { ...where, ...row }, update: row });
      });
    },
    async isSteady() {
      const known = await database.reader.clockWatch.findUnique({ where });
      if (!known) return false;
      const now = clock().getTime();
      return (
        now - known.steadySince.getTime() >= STEADY_MS &&
        isPlausible(now - known.lastSeen.getTime())
      );
    },
  };
}
