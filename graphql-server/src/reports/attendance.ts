import { isCountable, type ReportDate } from '@centar/domain/reports/report.ts';
import type { PeriodSpan } from '@centar/domain/reports/period.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import type { Attendance } from '../../../prisma/generated/client.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { mergeCounts } from '../reservations/doorCounts.ts';
import {
  isAnnounced,
  readDates,
  type DateFacts,
  type DatesReader,
  type StoredDate,
} from './heldDates.ts';

export type AttendanceReader = DatesReader &
  Pick<Transaction, 'attendance' | 'reservationOffer' | 'doorCount'>;

interface Offered {
  readonly places: number;
  readonly taken: number;
  /** Null: not counted at the door. */
  readonly arrived: number | null;
  /** With those without a reservation; null as above. */
  readonly atDoor: number | null;
}

async function readOffers(
  reader: AttendanceReader,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Offered>> {
  const offers = await reader.reservationOffer.findMany({
    where: { dateKey: { in: [...keys] } },
    select: { id: true, dateKey: true, places: true, taken: true },
  });
  const counts = await reader.doorCount.findMany({
    where: { offerId: { in: offers.map(({ id }) => id) } },
    select: { offerId: true, deviceId: true, reservationId: true, arrived: true },
  });
  const byOffer = Map.groupBy(counts, ({ offerId }) => offerId);
  return new Map(
    offers.map(({ id, dateKey, places, taken }) => {
      const own = byOffer.get(id);
      const merged = own && mergeCounts(own);
      return [
        dateKey,
        {
          places,
          taken,
          arrived: merged ? merged.arrived - merged.walkIns : null,
          atDoor: merged ? merged.arrived : null,
        },
      ];
    }),
  );
}

/** A typed number counts before the one of the door. */
export function withVisitors(
  date: StoredDate,
  stored: Attendance | undefined,
  offered: Offered | undefined,
): ReportDate {
  const { at, endsAt, publishedAt: _, isDeleted, ...facts } = date;
  const door = offered?.atDoor ?? (stored?.source === 'door' ? stored.visitors : null);
  const typed = stored?.source === 'typed' ? stored.visitors : null;
  return {
    ...facts,
    at: at.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    isRemoved: isDeleted,
    visitors: typed ?? door,
    source: typed !== null ? 'typed' : door !== null ? 'door' : null,
    places: offered?.places ?? null,
    taken: offered?.taken ?? null,
    arrived: offered?.arrived ?? null,
  };
}

/** The item is deleted; what was stored of the date is left. */
function removedDate({ visitors: _, source: __, ...stored }: Attendance): StoredDate {
  const { dateKey, itemType, itemId, section, title, at, place, childrenAge, isFree } = stored;
  const facts = { dateKey, itemType, itemId, section, title, at, place, childrenAge, isFree };
  return { ...facts, endsAt: null, status: 'scheduled', publishedAt: at, isDeleted: true };
}

/** The same date, though a series that has one date left changes its key. */
const momentOf = (date: { itemType: string; itemId: number; at: Date }): string =>
  `${date.itemType} ${String(date.itemId)} ${date.at.toISOString()}`;

/** With numbers of visitors, and with dates of deleted items whose number is known. */
export async function readReportDates(
  reader: AttendanceReader,
  span: PeriodSpan,
  now: Date,
): Promise<ReportDate[]> {
  const dates = (await readDates(reader, span)).filter((date) => isAnnounced(date, now));
  return joinVisitors(reader, dates, { span, now });
}

/** The dates with these keys, also of drafts and of deleted items. */
export async function readDatesByKey(
  reader: AttendanceReader,
  keys: readonly string[],
): Promise<{ readonly stored: StoredDate[]; readonly dates: ReportDate[] }> {
  const found = await readDates(reader, { keys });
  const known = new Set(found.map(({ dateKey }) => dateKey));
  const left = await reader.attendance.findMany({
    where: { dateKey: { in: keys.filter((key) => !known.has(key)) } },
  });
  const stored = [...found, ...left.map(removedDate)];
  return { stored, dates: await joinVisitors(reader, stored) };
}

async function joinVisitors(
  reader: AttendanceReader,
  dates: readonly StoredDate[],
  period?: { readonly span: PeriodSpan; readonly now: Date },
): Promise<ReportDate[]> {
  const keys = dates.map(({ dateKey }) => dateKey);
  const offers = await readOffers(reader, keys);
  const ofItems = {
    itemId: { in: [...new Set(dates.map(({ itemId }) => itemId))] },
    at: { in: dates.map(({ at }) => at) },
  };
  const rows = await reader.attendance.findMany({
    where: {
      OR: [
        { dateKey: { in: keys } },
        period ? { at: { gte: period.span.from, lt: period.span.to } } : ofItems,
      ],
    },
  });
  const own = new Set(keys);
  const byKey = new Map(rows.map((row) => [row.dateKey, row]));
  const others = rows.filter(({ dateKey }) => !own.has(dateKey));
  const elsewhere = await readDates(reader, { keys: others.map(({ dateKey }) => dateKey) });
  const present = new Set(elsewhere.map(({ dateKey }) => dateKey));
  const byMoment = new Map(
    others.filter(({ dateKey }) => !present.has(dateKey)).map((row) => [momentOf(row), row]),
  );
  const used = new Set<string>();
  const joined = dates.map((date) => {
    const row = byKey.get(date.dateKey) ?? byMoment.get(momentOf(date));
    if (row) used.add(row.dateKey);
    return withVisitors(date, row, offers.get(date.dateKey));
  });
  if (!period) return joined;
  // Moved to another period, where they count.
  const moved = new Set(
    elsewhere.filter((date) => isAnnounced(date, period.now)).map(({ dateKey }) => dateKey),
  );
  const removed = others.filter(({ dateKey }) => !used.has(dateKey) && !moved.has(dateKey));
  return [...joined, ...removed.map((row) => withVisitors(removedDate(row), row, undefined))];
}

/** Rows of a date under a key that it no longer has. */
export async function staleKeys(
  reader: AttendanceReader,
  { dateKey, itemType, itemId, at }: StoredDate,
): Promise<string[]> {
  const rows = await reader.attendance.findMany({
    where: { itemType, itemId, at, dateKey: { not: dateKey } },
    select: { dateKey: true },
  });
  const keys = rows.map((row) => row.dateKey);
  const present = new Set((await readDates(reader, { keys })).map((date) => date.dateKey));
  return keys.filter((key) => !present.has(key));
}

export const attendanceFacts = ({
  endsAt: _ends,
  status: _status,
  publishedAt: _published,
  isDeleted: _deleted,
  ...facts
}: StoredDate): DateFacts => facts;

const RECENT_MS = 400 * DAY_MS;

const isSame = (one: DateFacts, other: DateFacts): boolean =>
  one.title === other.title &&
  one.section === other.section &&
  one.place === other.place &&
  one.childrenAge === other.childrenAge &&
  one.isFree === other.isFree &&
  one.at.getTime() === other.at.getTime();

/**
 * Stores what reports need before an item is purged: the facts of dates with a number, and the
 * number counted at the door. Run daily. Returns the number of changed rows.
 */
export async function storeAttendance(database: Database, now: Date): Promise<number> {
  return database.write(async (transaction) => {
    const since = new Date(now.getTime() - RECENT_MS);
    const rows = await transaction.attendance.findMany({ where: { at: { gte: since } } });
    const counted = await transaction.reservationOffer.findMany({
      where: { toldAt: { gte: since }, doorCounts: { some: {} } },
      select: { dateKey: true },
    });
    const byKey = new Map(rows.map((row) => [row.dateKey, row]));
    const keys = [...new Set([...byKey.keys(), ...counted.map(({ dateKey }) => dateKey)])];
    if (keys.length === 0) return 0;
    const offers = await readOffers(transaction, keys);
    let changed = 0;
    for (const date of await readDates(transaction, { keys })) {
      const row = byKey.get(date.dateKey);
      const atDoor = offers.get(date.dateKey)?.atDoor ?? null;
      const isDoor = row?.source !== 'typed' && atDoor !== null && isCountable(facts(date), now);
      const visitors = isDoor ? atDoor : row?.visitors;
      if (visitors === undefined) continue;
      if (row?.visitors === visitors && isSame(row, date)) continue;
      const data = {
        ...attendanceFacts(date),
        visitors,
        source: isDoor ? 'door' : (row?.source ?? 'typed'),
      };
      await transaction.attendance.upsert({
        where: { dateKey: date.dateKey },
        create: data,
        update: data,
      });
      changed += 1;
    }
    return changed;
  });
}

const facts = ({ at, endsAt }: StoredDate) => ({
  at: at.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
});
