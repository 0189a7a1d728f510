import { DAY_MS, HOUR_MS } from '@centar/domain/durations.ts';
import type { Clock } from '../context.ts';
import type { Database } from './database.ts';

/** A longer gap between two records is a jump or a stopped server. */
const MAX_GAP_MS = DAY_MS;
const MAX_STEP_BACK_MS = HOUR_MS;
/** How long a clock must run without a jump to be trusted. */
const STEADY_MS = 2 * DAY_MS;

const isPlausible = (passedMs: number): boolean =>
  passedMs >= -MAX_STEP_BACK_MS && passedMs <= MAX_GAP_MS;

export interface ClockWatch {
  /** Call it at the start and at least once a day. */
  recordTime(): Promise<void>;
  /** False if the clock jumped, or was not watched, within the last two days. */
  isSteady(): Promise<boolean>;
}

/**
 * A clock that was a year ahead must not empty the trash. A server that was off for a day counts as
 * a jump, which only delays the next sweep.
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
