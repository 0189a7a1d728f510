import type { OfflineSnapshot } from '@centar/domain/pageContract.ts';
import { CACHES } from '../cacheNames.ts';
import { jsonResponse } from '../jsonResponse.ts';

/** The schedule as the visitor last saw it, stored at the first change since. */
const PREVIOUS_SCHEDULE = '/offline-former-schedule';

const changes = (): Promise<Cache> => caches.open(CACHES.changes);

/** Finds the schedule in a snapshot by its shape, because its address differs between builds. */
export function scheduleIn(entries: OfflineSnapshot['entries']): object | undefined {
  for (const entry of Object.values(entries)) {
    const { data } = entry as { data?: unknown };
    if (typeof data !== 'object' || data === null) continue;
    if ('currentMovies' in data && 'upcomingPrograms' in data) return data;
  }
  return undefined;
}

/**
 * Call before replacing the snapshot. An older schedule that the visitor has not seen is not
 * overwritten.
 */
export async function cachePreviousSchedule(entries: OfflineSnapshot['entries']): Promise<void> {
  const schedule = scheduleIn(entries);
  if (schedule && !(await hasPreviousSchedule())) {
    await (await changes()).put(PREVIOUS_SCHEDULE, jsonResponse(schedule));
  }
}

/** Whether the schedule may have changed since the last visit. */
export async function hasPreviousSchedule(): Promise<boolean> {
  return (await (await changes()).match(PREVIOUS_SCHEDULE)) !== undefined;
}

/** Returns the previous schedule and deletes it, so that each change is announced once. */
export async function takePreviousSchedule(): Promise<unknown> {
  const store = await changes();
  const cached = await store.match(PREVIOUS_SCHEDULE);
  // Two pages may call this at the same time; only one of them deletes the entry.
  return (await store.delete(PREVIOUS_SCHEDULE)) ? cached?.json() : undefined;
}
