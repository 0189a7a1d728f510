import { CANCELLED } from '@centar/domain/reports/report.ts';
import type { PeriodSpan } from '@centar/domain/reports/period.ts';
import { screeningEnd } from '@centar/domain/content/filmDuration.ts';
import { parseDateKey, programDateKey, programKey, screeningKey } from '@centar/domain/dateKey.ts';
import { storedAdmission } from '../items/storedAdmission.ts';
import type { Transaction } from '../platform/database/database.ts';
import { withRelation } from '../platform/database/withRelation.ts';

/** What papers say of a date, besides how many came. */
export interface DateFacts {
  readonly dateKey: string;
  readonly itemType: string;
  readonly itemId: number;
  readonly section: string;
  readonly title: string;
  readonly at: Date;
  readonly place: string;
  readonly childrenAge: string;
  readonly isFree: boolean;
}

export interface StoredDate extends DateFacts {
  readonly endsAt: Date | null;
  readonly status: string;
  /** Null: a draft. In the future: planned. */
  readonly publishedAt: Date | null;
  readonly isDeleted: boolean;
}

export type DatesReader = Pick<Transaction, 'program' | 'programDate' | 'screening'>;

/** Beginning in a span (also before it, for those that are still on), or with these keys. */
export type WhichDates =
  | (PeriodSpan & { readonly withOngoing?: true })
  | { readonly keys: readonly string[] };

/** The ids in the keys. An original date of a series has its programme's key. */
function idsIn(keys: readonly string[]) {
  const named = keys.flatMap((key) => parseDateKey(key) ?? []);
  return {
    programs: named.flatMap((one) => (one.itemType === 'Program' ? [one.programId] : [])),
    dates: named.flatMap((one) => (one.itemType === 'Program' ? (one.dateId ?? []) : [])),
    screenings: named.flatMap((one) => (one.itemType === 'Movie' ? [one.screeningId] : [])),
  };
}

/** Also of drafts and of deleted items. */
export async function readDates(reader: DatesReader, which: WhichDates): Promise<StoredDate[]> {
  const ids = 'keys' in which ? idsIn(which.keys) : undefined;
  const begins =
    'keys' in which
      ? {}
      : which.withOngoing
        ? { eventHappeningDateTime: { lt: which.to }, pastAt: { gt: which.from } }
        : { eventHappeningDateTime: { gte: which.from, lt: which.to } };
  const screenings = await reader.screening.findMany({
    where: ids
      ? { id: { in: ids.screenings } }
      : 'keys' in which
        ? {}
        : { productionDate: { gte: which.from, lt: which.to } },
    include: {
      movie: {
        select: {
          title: true,
          duration: true,
          childrenAge: true,
          publishedAt: true,
          deletedAt: true,
        },
      },
    },
  });
  const programs = await reader.program.findMany({
    where: { ...(ids ? { id: { in: ids.programs } } : begins), dates: { none: {} } },
    select: {
      id: true,
      title: true,
      programType: true,
      eventHappeningDateTime: true,
      endsAt: true,
      place: true,
      price: true,
      isFree: true,
      childrenAge: true,
      status: true,
      publishedAt: true,
      deletedAt: true,
    },
  });
  const dates = await reader.programDate.findMany({
    where: ids
      ? { OR: [{ id: { in: ids.dates } }, { programId: { in: ids.programs }, isOriginal: true }] }
      : begins,
    include: {
      program: {
        select: {
          title: true,
          programType: true,
          price: true,
          isFree: true,
          childrenAge: true,
          publishedAt: true,
          deletedAt: true,
        },
      },
    },
  });
  const found: StoredDate[] = [
    ...withRelation(screenings, 'movie').map(({ movie, ...screening }) => ({
      dateKey: screeningKey(screening.id),
      itemType: 'Movie',
      itemId: screening.movieId,
      section: 'Bioskop program',
      title: movie.title,
      at: screening.productionDate,
      endsAt: screeningEnd(screening, movie.duration) ?? null,
      place: screening.hall,
      childrenAge: movie.childrenAge,
      isFree: storedAdmission(screening).isFree,
      status: screening.status,
      publishedAt: movie.publishedAt,
      isDeleted: movie.deletedAt !== null,
    })),
    ...programs.map((program) => ({
      dateKey: programKey(program.id),
      itemType: 'Program',
      itemId: program.id,
      section: program.programType,
      title: program.title,
      at: program.eventHappeningDateTime,
      endsAt: program.endsAt,
      place: program.place,
      childrenAge: program.childrenAge,
      isFree: storedAdmission(program).isFree,
      status: program.status,
      publishedAt: program.publishedAt,
      isDeleted: program.deletedAt !== null,
    })),
    ...withRelation(dates, 'program').map(({ program, ...date }) => ({
      dateKey: programDateKey(date),
      itemType: 'Program',
      itemId: date.programId,
      section: program.programType,
      title: program.title,
      at: date.eventHappeningDateTime,
      endsAt: date.endsAt,
      place: date.place,
      childrenAge: program.childrenAge,
      isFree: storedAdmission(program).isFree,
      status: date.status,
      publishedAt: program.publishedAt,
      isDeleted: program.deletedAt !== null,
    })),
  ];
  if (!('keys' in which)) return found;
  const wanted = new Set(which.keys);
  return found.filter(({ dateKey }) => wanted.has(dateKey));
}

/** Visitors could know of it, so it was held unless it was cancelled. */
export const isAnnounced = ({ isDeleted, publishedAt }: StoredDate, now: Date): boolean =>
  !isDeleted && publishedAt !== null && publishedAt <= now;

/** Announced or planned to be. */
export const isPlanned = ({ isDeleted, publishedAt, status }: StoredDate): boolean =>
  !isDeleted && publishedAt !== null && status !== CANCELLED;
