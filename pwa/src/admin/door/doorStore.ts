import { del, entries, get, update } from 'idb-keyval';
import { DOOR_CACHE } from '@centar/domain/doorScreen.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import { deviceStore } from '../storage/deviceStore.ts';
import { unsent, withCounts, type DoorCopy } from './doorCopy.ts';

/** Confirms a write only when it is on the disk, for a phone whose battery dies. */
const strict = deviceStore('centar-door', 'lists', 'strict');

export const copyKey = (person: number, offerId: number): string =>
  `${String(person)}/${String(offerId)}`;

/** Counts that the database has not confirmed yet, by key. */
const unconfirmed = new Map<string, DoorCopy>();
const UNCONFIRMED_PREFIX = 'centar-door/';

/**
 * Leaving a page aborts pending database writes. Unconfirmed counts, without names, are therefore
 * copied to `localStorage`, which is synchronous.
 */
function storeUnconfirmed(): void {
  for (const [key, { deviceId, counts }] of unconfirmed) {
    try {
      localStorage.setItem(UNCONFIRMED_PREFIX + key, JSON.stringify({ deviceId, counts }));
    } catch {
      return; // Full or refused.
    }
  }
}

type Unconfirmed = Pick<DoorCopy, 'deviceId' | 'counts'>;

/** Undefined if there are none or they can't be parsed. */
function readUnconfirmed(key: string): Unconfirmed | undefined {
  try {
    const left = JSON.parse(localStorage.getItem(UNCONFIRMED_PREFIX + key) ?? 'null') as unknown;
    return (left ?? undefined) as Unconfirmed | undefined;
  } catch {
    return undefined;
  }
}

const isSame = (copy: DoorCopy | undefined, left: Unconfirmed): copy is DoorCopy =>
  copy?.deviceId === left.deviceId;

/** Undefined if there is none or storage fails. */
export async function readCopy(key: string): Promise<DoorCopy | undefined> {
  const copy = await get<DoorCopy>(key, strict).catch(() => undefined);
  const left = readUnconfirmed(key);
  if (!left || !isSame(copy, left)) return copy;
  const complete = withCounts(copy, left.counts);
  if (await changeCopy(key, () => complete)) localStorage.removeItem(UNCONFIRMED_PREFIX + key);
  return complete;
}

/** Changes the stored copy, or `base` without one. False if that fails. */
export async function changeCopy(
  key: string,
  change: (stored: DoorCopy | undefined) => DoorCopy,
  after?: DoorCopy,
): Promise<boolean> {
  // Adding the same listener again has no effect.
  window.addEventListener('pagehide', storeUnconfirmed);
  if (after) unconfirmed.set(key, after);
  const isStored = await update<DoorCopy>(key, change, strict).then(
    () => true,
    () => false,
  );
  if (unconfirmed.get(key) === after) unconfirmed.delete(key);
  return isStored;
}

const allCopies = () => entries<string, DoorCopy>(strict).catch(() => []);

async function drop(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    unconfirmed.delete(key);
    localStorage.removeItem(UNCONFIRMED_PREFIX + key);
    await del(key, strict).catch(() => undefined);
  }
}

/** How many counts of this person would be lost with the lists. */
export async function unsentOf(person: number): Promise<number> {
  const all = await allCopies();
  const own = all.filter(([key]) => key.startsWith(`${String(person)}/`));
  return own.reduce((sum, [, copy]) => sum + unsent(copy).length, 0);
}

/** At signing out: all lists, and the code that opens them without a connection. */
export async function forgetLists(): Promise<void> {
  await drop((await allCopies()).map(([key]) => key));
  if ('caches' in window) await caches.delete(DOOR_CACHE).catch(() => false);
}

/** Lists with unsent counts stay as long as reservations. */
const SENT_DAYS = 2;
const UNSENT_DAYS = 30;

/**
 * Of other people, who have not signed out here, and of past dates. By the phone's clock, which may
 * be wrong, a list is not past while the server has answered lately.
 */
export async function forgetOldLists(person: number, now: number): Promise<void> {
  const isOld = ([key, copy]: readonly [string, DoorCopy]): boolean => {
    const days = unsent(copy).length > 0 ? UNSENT_DAYS : SENT_DAYS;
    const last = Math.max(new Date(copy.list.at).getTime(), copy.answeredAt);
    return !key.startsWith(`${String(person)}/`) || now - last > days * DAY_MS;
  };
  await drop((await allCopies()).filter(isOld).map(([key]) => key));
}
