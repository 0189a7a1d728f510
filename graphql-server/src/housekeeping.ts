import { DAY_MS, HOUR_MS } from '@centar/domain/durations.ts';
import type { App } from './app.ts';
import { deleteClosedItems } from './items/presence/presence.service.ts';
import { deleteExpiredKeys } from './items/write/idempotency.ts';
import type { Clock } from './platform/context.ts';
import type { ClockWatch } from './platform/database/clockWatch.ts';
import type { Database } from './platform/database/database.ts';

/** After the first pages. */
const FIRST_PURGE_MS = 10_000;
const MAIL_INTERVAL_MS = 30_000;
const NOTIFICATIONS_INTERVAL_MS = 60_000;
const RESERVATIONS_INTERVAL_MS = 60_000;
const READINGS_INTERVAL_MS = 60_000;

export interface HousekeepingParts {
  readonly app: App;
  readonly database: Database;
  readonly clock: Clock;
  readonly watch: ClockWatch;
  readonly sweep: () => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** Does what is due at intervals, until the returned function is called. */
export async function startHousekeeping({
  app,
  database,
  clock,
  watch,
  sweep,
  failed,
}: HousekeepingParts): Promise<() => void> {
  const purgeExpired = async (): Promise<void> => {
    await watch.recordTime();
    await app.auth.sweep();
    await deleteExpiredKeys(database, clock());
    await deleteClosedItems(database, clock());
    await app.otherBuilds.publish();
  };
  await app.otherBuilds.publish();
  const purgeSoon = setTimeout(() => void purgeExpired().catch(failed), FIRST_PURGE_MS);
  const timers: NodeJS.Timeout[] = [purgeSoon];
  const every = (ms: number, work: () => Promise<unknown>): void => {
    timers.push(
      setInterval(() => {
        work().catch(failed);
      }, ms),
    );
  };
  every(HOUR_MS, purgeExpired);
  every(DAY_MS, sweep);
  app.mailer.deliverSoon();
  every(MAIL_INTERVAL_MS, async () => app.mailer.deliverSoon());
  every(RESERVATIONS_INTERVAL_MS, app.reservations.tellChanges);
  every(NOTIFICATIONS_INTERVAL_MS, app.notifications.tellSubscribers);
  every(READINGS_INTERVAL_MS, () => app.readings.write());
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
