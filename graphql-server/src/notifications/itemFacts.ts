import { admissionText } from '@centar/domain/admissionText.ts';
import { isPast, timesOf } from '@centar/domain/eventState.ts';
import { topicItem } from '@centar/domain/notificationPages.ts';
import { itemPath, programPath } from '@centar/domain/pages.ts';
import { takesPlace } from '@centar/domain/reservations.ts';
import { readAnnouncedFilms } from '../contentTypes/cinema/cinema.service.ts';
import { readAnnounced } from '../contentTypes/programs/programDates.ts';
import { isVisible } from '../items/read/visibility.ts';
import { storedAdmission } from '../items/storedAdmission.ts';
import type { Transaction } from '../platform/database/database.ts';

/** The facts of a date whose changes are mailed. */
export interface ToldDate {
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
  /** ISO 8601. */
  readonly endsAt: string | null;
  readonly place: string;
  readonly price: string;
  /** scheduled, moved, cancelled or removed */
  readonly status: string;
}

/** A programme or film with what its subscribers are mailed. */
export interface ItemFacts {
  readonly title: string;
  /** Empty if visitors don't see it. */
  readonly path: string;
  /** Notes of staff by the key of the date. */
  readonly notes: Readonly<Record<string, string>>;
  readonly dates: readonly ToldDate[];
}

interface Row {
  readonly key: string;
  readonly at: Date;
  readonly endsAt: Date | null;
  readonly place: string;
  readonly price: string;
  readonly status: string;
  readonly statusNote: string;
}

function factsOf(title: string, path: string, rows: readonly Row[]): ItemFacts {
  const dates = rows.map(({ statusNote: _, at, endsAt, status, ...row }) => ({
    ...row,
    at: at.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    status: path === '' ? 'removed' : status,
  }));
  return {
    title,
    path,
    notes: Object.fromEntries(rows.map(({ key, statusNote }) => [key, statusNote])),
    dates: dates.toSorted(
      (one, other) => Date.parse(one.at) - Date.parse(other.at) || (one.key < other.key ? -1 : 1),
    ),
  };
}

async function programFacts(client: Transaction, ids: number[], now: Date) {
  const programs = await readAnnounced(client, ids);
  return programs.map(({ id, title, dates, ...program }) => {
    const path = isVisible(program, now) ? programPath(id, program.programType) : '';
    const price = admissionText(storedAdmission(program));
    const told = dates.map(({ dateKey: key, formerAt: _, ...date }) => ({ ...date, key, price }));
    return [`program-${String(id)}`, factsOf(title, path, told)] as const;
  });
}

async function filmFacts(client: Transaction, ids: number[], now: Date) {
  const films = await readAnnouncedFilms(client, ids);
  return films.map(({ id, title, dates, ...film }) => {
    const path = isVisible(film, now) ? (itemPath('Movie', id) ?? '') : '';
    const told = dates.map(({ dateKey: key, price, isFree, ...date }) => ({
      ...date,
      key,
      price: admissionText(storedAdmission({ price, isFree })),
    }));
    return [`film-${String(id)}`, factsOf(title, path, told)] as const;
  });
}

/** By topic, in four statements at most; a purged item is missing. */
export async function readItemFacts(
  client: Transaction,
  topics: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ItemFacts>> {
  const idsOf = (itemType: 'Program' | 'Movie'): number[] =>
    topics.flatMap((topic) => {
      const item = topicItem(topic);
      return item?.itemType === itemType ? [item.id] : [];
    });
  return new Map([
    ...(await programFacts(client, idsOf('Program'), now)),
    ...(await filmFacts(client, idsOf('Movie'), now)),
  ]);
}

/** Reads the column of a watched item. */
export const toldDates = (column: unknown): readonly ToldDate[] => column as ToldDate[];

/** How a date has changed; absent before: it is new. */
export interface DateChange {
  readonly before: ToldDate | undefined;
  readonly now: ToldDate;
}

export const isOff = ({ status }: ToldDate): boolean => !takesPlace(status);

function isSame(before: ToldDate, now: ToldDate): boolean {
  if (isOff(before) && isOff(now)) return true;
  return (
    isOff(before) === isOff(now) &&
    before.at === now.at &&
    before.endsAt === now.endsAt &&
    before.place === now.place &&
    before.price === now.price
  );
}

/**
 * The changes to mail, soonest first. Dates are matched by key; a date that was removed and added
 * again has a new key, and is matched by its beginning.
 */
export function changesOf(
  before: readonly ToldDate[],
  now: readonly ToldDate[],
): readonly DateChange[] {
  const keys = new Set(now.map(({ key }) => key));
  const left = new Set(before);
  const match = (isFor: (old: ToldDate) => boolean): ToldDate | undefined => {
    const found = [...left].find(isFor);
    if (found) left.delete(found);
    return found;
  };
  const matched = now.map((date) => ({
    now: date,
    before: match((old) => old.key === date.key),
  }));
  const changes: DateChange[] = matched.map((change) => ({
    ...change,
    before: change.before ?? match((old) => !keys.has(old.key) && old.at === change.now.at),
  }));
  const gone = [...left].map((old) => ({ before: old, now: { ...old, status: 'removed' } }));
  return [...changes, ...gone]
    .filter((change) => (change.before ? !isSame(change.before, change.now) : !isOff(change.now)))
    .toSorted((one, other) => Date.parse(one.now.at) - Date.parse(other.now.at));
}

const isOver = (date: ToldDate, now: Date): boolean => isPast(timesOf(date), now);

/** Whether the date was or is in the future. */
export const isToTell = ({ before, now: date }: DateChange, now: Date): boolean =>
  !isOver(date, now) || (before !== undefined && !isOver(before, now));
