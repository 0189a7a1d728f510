import type { Clock } from '../context.ts';
import type { Database } from './database.ts';

const HOUR_MS = 3_600_000;
/** Longer between two looks is a jump, or a server that stood still for long: nothing tells them apart. */
const LONGEST_GAP_MS = 24 * HOUR_MS;
/** How far back a clock is set by its own correction. */
const LARGEST_STEP_BACK_MS = HOUR_MS;
/** How long a clock has to go steadily until it is believed again. */
const STEADY_MS = 48 * HOUR_MS;

/** Is the time that passed between two looks what a steady clock shows? */
const isPlausible = (passedMs: number): boolean =>
  passedMs >= -LARGEST_STEP_BACK_MS && passedMs <= LONGEST_GAP_MS;

/** Tells whether the machine's clock is to be believed by what deletes for good. */
export interface ClockWatch {
  /** Notes the time; to be called at the start and at least once a day. */
  look(): Promise<void>;
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
    async look() {
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
