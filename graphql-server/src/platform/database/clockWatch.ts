import type { Clock } from '../context.ts';
import type { Database } from './database.ts';

const HOUR_MS = 3_600_000;
/** A longer gap between two records is a jump, or a stopped server: they can't be distinguished. */
const LONGEST_GAP_MS = 24 * HOUR_MS;
/** How far back a clock is set by its own correction. */
const LARGEST_STEP_BACK_MS = HOUR_MS;
/** How long a clock must run without a jump until it is trusted again. */
const STEADY_MS = 48 * HOUR_MS;

/** Can a clock without a jump show this difference between two records? */
const isPlausible = (passedMs: number): boolean =>
  passedMs >= -LARGEST_STEP_BACK_MS && passedMs <= LONGEST_GAP_MS;

/** Decides whether purging may trust the machine's clock. */
export interface ClockWatch {
  /** Records the time; to be called at the start and at least once a day. */
  recordTime(): Promise<void>;
  /** False where the clock has jumped within the last two days, or was never watched for so long. */
  isSteady(): Promise<boolean>;
}

/**
 * Watches the clock across restarts: a machine whose clock was a year ahead, once, must not find its trash emptied. A
 * server that was off for more than a day counts as a jump too, which costs nothing but a later sweep.
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
