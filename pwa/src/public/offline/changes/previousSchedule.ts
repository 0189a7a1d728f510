import type { SnapshotEntries } from '../cacheSnapshot.ts';
import { CACHES } from '../cacheNames.ts';
import { jsonResponse } from '../jsonResponse.ts';

/** Where the schedule stays as it was when somebody last looked, from the first change on. */
const FORMER = '/offline-former-schedule';

const content = (): Promise<Cache> => caches.open(CACHES.content);

/**
 * The schedule's answer in a snapshot, known by its shape: its address is another one in each build. Undefined where
 * there is none.
 */
export function scheduleIn(entries: SnapshotEntries): object | undefined {
  for (const entry of Object.values(entries)) {
    const { data } = entry as { data?: unknown };
    if (typeof data !== 'object' || data === null) continue;
    if ('currentMovies' in data && 'upcomingPrograms' in data) return data;
  }
  return undefined;
}

/** Before a new snapshot takes the place of this one: stores its schedule, unless an older one still waits. */
export async function cachePreviousSchedule(entries: SnapshotEntries): Promise<void> {
  const schedule = scheduleIn(entries);
  if (schedule && !(await hasPreviousSchedule())) {
    await (await content()).put(FORMER, jsonResponse(schedule));
  }
}

/** Whether the schedule may have changed since somebody last looked. */
export async function hasPreviousSchedule(): Promise<boolean> {
  return (await (await content()).match(FORMER)) !== undefined;
}

/** Takes the previous schedule away, so that each change is told once; undefined where nothing waits. */
export async function takePreviousSchedule(): Promise<unknown> {
  const store = await content();
  const cached = await store.match(FORMER);
  // Two pages, or one that is told twice, may ask at once: only one of them deletes it.
  return (await store.delete(FORMER)) ? cached?.json() : undefined;
}
