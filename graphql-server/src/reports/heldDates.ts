import { CANCELLED } from '@centar/domain/reports/report.ts';
import type { PeriodSpan } from '@centar/domain/reports/period.ts';
import { screeningEnd } from '@centar/domain/content/filmDuration.ts';
import { parseDateKey, programDateKey, programKey, screeningKey } from '@centar/domain/dateKey.ts';
import type { Prisma } from '../../../prisma/generated/client.ts';
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

/** Papers of the same dates are the same on each database. */
const BY_ID = { id: 'asc' } as const;

const itemColumns = {
  title: true,
  childrenAge: true,
  publishedAt: true,
  deletedAt: true,
} as const;
const programColumns = { ...itemColumns, programType: true, price: true, isFree: true } as const;

type OfItem = Pick<StoredDate, 'title' | 'childrenAge' | 'publishedAt'> & {
  readonly deletedAt: Date | null;
};
const factsOfItem = ({ title, childrenAge, publishedAt, deletedAt }: OfItem) => ({
  title,
  childrenAge,
  publishedAt,
  isDeleted: deletedAt !== null,
});

async function readScreenings(
  reader: DatesReader,
  where: Prisma.ScreeningWhereInput,
): Promise<StoredDate[]> {
  const screenings = await reader.screening.findMany({
    where,
    orderBy: BY_ID,
    include: { movie: { select: { ...itemColumns, duration: true } } },
  });
  return withRelation(screenings, 'movie').map(({ movie, ...screening }) => ({
    ...factsOfItem(movie),
    dateKey: screeningKey(screening.id),
    itemType: 'Movie',
    itemId: screening.movieId,
    section: 'Bioskop program',
    at: screening.productionDate,
    endsAt: screeningEnd(screening, movie.duration) ?? null,
    place: screening.hall,
    isFree: storedAdmission(screening).isFree,
    status: screening.status,
  }));
}

type OfProgram = OfItem & {
  readonly programType: string;
  readonly price: string;
  readonly isFree: boolean | null;
};
type OfDate = Pick<StoredDate, 'endsAt' | 'place' | 'status'> & {
  readonly eventHappeningDateTime: Date;
};
const programDate = (
  dateKey: string,
  itemId: number,
  program: OfProgram,
  date: OfDate,
): StoredDate => ({
  ...factsOfItem(program),
  dateKey,
  itemType: 'Program',
  itemId,
  section: program.programType,
  at: date.eventHappeningDateTime,
  endsAt: date.endsAt,
  place: date.place,
  isFree: storedAdmission(program).isFree,
  status: date.status,
});

/** Without series. */
async function readPrograms(
  reader: DatesReader,
  where: Prisma.ProgramWhereInput,
): Promise<StoredDate[]> {
  const programs = await reader.program.findMany({
    where: { ...where, dates: { none: {} } },
    orderBy: BY_ID,
    select: {
      ...programColumns,
      id: true,
      eventHappeningDateTime: true,
      endsAt: true,
      place: true,
      status: true,
    },
  });
  return programs.map((program) =>
    programDate(programKey(program.id), program.id, program, program),
  );
}

/** Of series. */
async function readProgramDates(
  reader: DatesReader,
  where: Prisma.ProgramDateWhereInput,
): Promise<StoredDate[]> {
  const dates = await reader.programDate.findMany({
    where,
    orderBy: BY_ID,
    include: { program: { select: programColumns } },
  });
  return withRelation(dates, 'program').map(({ program, ...date }) =>
    programDate(programDateKey(date), date.programId, program, date),
  );
}

async function readDatesByKeys(
  reader: DatesReader,
  keys: readonly string[],
): Promise<StoredDate[]> {
  const ids = idsIn(keys);
  const originals = { programId: { in: ids.programs }, isOriginal: true };
  const found = [
    ...(await readScreenings(reader, { id: { in: ids.screenings } })),
    ...(await readPrograms(reader, { id: { in: ids.programs } })),
    ...(await readProgramDates(reader, { OR: [{ id: { in: ids.dates } }, originals] })),
  ];
  const wanted = new Set(keys);
  return found.filter(({ dateKey }) => wanted.has(dateKey));
}

/** Also of drafts and of deleted items. */
export async function readDates(reader: DatesReader, which: WhichDates): Promise<StoredDate[]> {
  if ('keys' in which) return readDatesByKeys(reader, which.keys);
  const { from, to, withOngoing } = which;
  const begins = withOngoing
    ? { eventHappeningDateTime: { lt: to }, pastAt: { gt: from } }
    : { eventHappeningDateTime: { gte: from, lt: to } };
  return [
    ...(await readScreenings(reader, { productionDate: { gte: from, lt: to } })),
    ...(await readPrograms(reader, begins)),
    ...(await readProgramDates(reader, begins)),
  ];
}

/** Visitors could know of it, so it was held unless it was cancelled. */
export const isAnnounced = ({ isDeleted, publishedAt }: StoredDate, now: Date): boolean =>
  !isDeleted && publishedAt !== null && publishedAt <= now;

/** Announced or planned to be. */
export const isPlanned = ({ isDeleted, publishedAt, status }: StoredDate): boolean =>
  !isDeleted && publishedAt !== null && status !== CANCELLED;
