import { nextDate } from '@centar/domain/content/nextDate.ts';
import type { ProgramDateEdit } from '@centar/domain/content/programDates.ts';
import { programDateKey, programKey } from '@centar/domain/dateKey.ts';
import { endColumns } from '@centar/domain/eventState.ts';
import { pick } from '@centar/domain/objects.ts';
import {
  fieldNames,
  type ColumnsOf,
  type WrittenColumns,
} from '@centar/domain/types/declaration.ts';
import { PROGRAM_DATE } from '@centar/domain/types/events.ts';
import type { Program, ProgramDate } from '../../../../prisma/generated/client.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { planRestoredRows, planRows, saveRows, type RowPlan } from '../../items/write/datedRows.ts';
import { recordRevision } from '../../items/write/itemRevisions.ts';
import { eventColumns, previousColumns } from '../../items/write/eventColumns.ts';
import { badInput } from '../../platform/errors.ts';

/** Prisma `include` of every programme query. */
export const withDates = {
  dates: { orderBy: [{ eventHappeningDateTime: 'asc' as const }, { id: 'asc' as const }] },
};

const announced = {
  eventHappeningDateTime: true,
  endsAt: true,
  place: true,
  status: true,
  statusNote: true,
  formerDateTime: true,
} as const;

/** What is announced of programmes, also of those in the trash. */
export async function readAnnounced({ program }: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await program.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      title: true,
      programType: true,
      price: true,
      isFree: true,
      deletedAt: true,
      publishedAt: true,
      updatedAt: true,
      ...announced,
      dates: { select: { id: true, programId: true, isOriginal: true, ...announced } },
    },
  });
  return rows.map(({ dates, ...own }) => ({
    ...own,
    dates: (dates.length > 0 ? dates : [own]).map((date) => ({
      dateKey: 'programId' in date ? programDateKey(date) : programKey(own.id),
      at: date.eventHappeningDateTime,
      endsAt: date.endsAt,
      place: date.place,
      status: date.status,
      statusNote: date.statusNote,
      formerAt: date.formerDateTime,
    })),
  }));
}

/** `dates` are empty unless it is a series. */
export type ProgramWithDates = Program & { dates: ProgramDate[] };

type Declared = WrittenColumns<typeof PROGRAM_DATE>;

/** Without its programme and id. */
type Columns = Declared & Pick<ProgramDate, 'pastAt' | 'lastDay' | 'isOriginal'>;

type DatePlan = RowPlan<Columns>;

/** A programme's own columns repeat these of one of its dates. */
const MIRRORED = fieldNames(PROGRAM_DATE);
const mirrored = (date: ColumnsOf<typeof PROGRAM_DATE>) => ({
  ...(pick(date, MIRRORED) as Declared),
  ...endColumns(date),
});

/** Absent fields keep their values. */
function dateColumns(edit: ProgramDateEdit, before?: ProgramDate): Columns {
  const columns = eventColumns(PROGRAM_DATE, edit, before);
  return { ...columns, ...endColumns(columns), isOriginal: before?.isOriginal ?? false };
}

export interface SavedDates {
  readonly plan: DatePlan;
  /** The programme's own columns after the save; undefined without dates. */
  readonly columns: ReturnType<typeof mirrored> | undefined;
}

/** Throws BAD_USER_INPUT if two dates start at the same moment. */
function datesAfter(stored: readonly ProgramDate[], { add, change, remove }: DatePlan): Columns[] {
  const changed = new Map(change.map(({ id, data }) => [id, data]));
  const remaining = (stored as readonly (Columns & Pick<ProgramDate, 'id'>)[])
    .filter(({ id }) => !remove.includes(id))
    .map((row) => ({ ...row, ...changed.get(row.id) }));
  const dates = [...remaining, ...add];
  const moments = new Set(dates.map((date) => date.eventHappeningDateTime.getTime()));
  if (moments.size < dates.length) throw badInput({ dates: 'repeated' });
  return dates;
}

function toSavedDates(stored: readonly ProgramDate[], plan: DatePlan, now: Date): SavedDates {
  const next = nextDate(datesAfter(stored, plan), now);
  return { plan, columns: next && mirrored(next) };
}

/** The only date of a programme has no row unless it was a series. */
function withoutLoneRow(stored: readonly ProgramDate[], saved: SavedDates): SavedDates {
  const { plan } = saved;
  const isLone = stored.length === 0 && plan.add.length === 1;
  return isLone ? { ...saved, plan: { ...plan, add: [] } } : saved;
}

const isSameMoment = (moment: Date, other: Date): boolean => moment.getTime() === other.getTime();

/** The date of a programme that is no series, as a row. */
const onlyDate = (program: Program): ProgramDate => ({
  ...mirrored(program),
  id: 0,
  programId: program.id,
  isOriginal: true,
});

const shownDate = ({ dates, eventHappeningDateTime: at }: ProgramWithDates) =>
  dates.find((date) => isSameMoment(date.eventHappeningDateTime, at)) ?? dates[0];

/** An edit may name an ended date, if the series advanced after it was read. */
const endedDate = ({ dates }: ProgramWithDates, edit: ProgramDateEdit, now: Date) =>
  dates.find(
    ({ eventHappeningDateTime: at, pastAt }) =>
      pastAt <= now && isSameMoment(at, edit.eventHappeningDateTime),
  );

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

type ProgramEdit = ProgramDateEdit & { readonly dates: readonly ProgramDateEdit[] };

/** An empty list keeps one date: the one at the programme's moment, else the shown one. */
function remainingDate(edit: ProgramEdit, { dates }: ProgramWithDates, shown: ProgramDate) {
  const atMoment = dates.find((date) =>
    isSameMoment(date.eventHappeningDateTime, edit.eventHappeningDateTime),
  );
  return { ...edit, id: (atMoment ?? shown).id };
}

/**
 * The dates of an edit. Callers of the documented calls change the programme's own fields and
 * return its dates unchanged: their changes are applied to the date that the programme shows,
 * unless the own fields are those of another date.
 */
export function withOwnFields(
  edit: ProgramEdit,
  program: ProgramWithDates,
  now: Date,
): readonly ProgramDateEdit[] {
  const row = shownDate(program);
  if (!row) return edit.dates;
  if (edit.dates.length === 0) return [remainingDate(edit, program, row)];
  const shown = edit.dates.find(({ id, eventHappeningDateTime: at }) =>
    id === undefined ? isSameMoment(at, row.eventHappeningDateTime) : id === row.id,
  );
  const named = edit.dates.find((date) =>
    isSameMoment(date.eventHappeningDateTime, edit.eventHappeningDateTime),
  );
  const isOfListed = named !== undefined && named !== shown;
  const isOfEnded = (endedDate(program, edit, now) ?? row) !== row;
  if (!shown || isOfListed || isOfEnded) return edit.dates;
  const changed = MIRRORED.filter(
    (name) =>
      edit[name] !== undefined &&
      !isSame(edit[name], program[name]) &&
      (shown[name] === undefined || isSame(shown[name], row[name])),
  );
  return edit.dates.map((date) => (date === shown ? { ...date, ...pick(edit, changed) } : date));
}

/**
 * For an edit with a list of all dates. The date that the programme had before it became a series
 * keeps the programme's key (`isOriginal`); the last remaining date of a series keeps its row.
 */
export function planDates(
  program: ProgramWithDates,
  edits: readonly ProgramDateEdit[],
  now: Date,
): SavedDates {
  const { dates: stored, eventHappeningDateTime: at } = program;
  const original = edits.find((edit) => isSameMoment(edit.eventHappeningDateTime, at)) ?? edits[0];
  const [left] = stored.length === 1 ? stored : [];
  const isLeft = (edit: ProgramDateEdit): boolean =>
    edit === original && edit.id === undefined && edits.every(({ id }) => id !== left?.id);
  const named = left
    ? edits.map((edit) => (isLeft(edit) ? { ...edit, id: left.id } : edit))
    : edits;
  const plan = planRows('eventHappeningDateTime', stored, named, (edit, row) =>
    dateColumns(edit, stored.length === 0 && edit === original ? onlyDate(program) : row),
  );
  return withoutLoneRow(stored, toSavedDates(stored, plan, now));
}

export function newDates(edits: readonly ProgramDateEdit[], now: Date): SavedDates {
  const plan = { add: edits.map((edit) => dateColumns(edit)), change: [], remove: [] };
  return withoutLoneRow([], toSavedDates([], plan, now));
}

/** For an edit without a list of dates: changes the shown date, or the ended one that it names. */
export function planShownDate(
  program: ProgramWithDates,
  edit: ProgramDateEdit,
  now: Date,
): SavedDates {
  const date = endedDate(program, edit, now) ?? shownDate(program);
  const change = date ? [{ id: date.id, data: dateColumns(edit, date) }] : [];
  return toSavedDates(program.dates, { add: [], change, remove: [] }, now);
}

/** Versions older than series have no dates. */
export function planRestoredDates(
  { dates: stored }: ProgramWithDates,
  previous: unknown,
  now: Date,
): SavedDates {
  const plan = planRestoredRows(stored, previous ?? [], (row): Columns => {
    const columns = previousColumns(PROGRAM_DATE, row);
    return { ...columns, ...endColumns(columns), isOriginal: row['isOriginal'] === true };
  });
  return toSavedDates(stored, plan, now);
}

/** Call it in the transaction that saves the programme. */
export const saveDates = (
  { programDate }: Transaction,
  programId: number,
  plan: DatePlan,
): Promise<void> => saveRows(programDate, plan, (columns) => ({ ...columns, programId }));

/**
 * Advances series to their next date when the shown one has ended. Call the result before content
 * is read; it does nothing until the next end or change of content.
 */
export function createNextDates(database: Database, clock: Clock) {
  const { reader, writeContent } = database;
  let from = Number.NaN;
  let until = Number.NaN;
  let revision = Number.NaN;
  let advancing: Promise<void> | undefined;

  /** The soonest end of a shown date of series with further dates; a past one must advance. */
  async function nextEnd(now: Date): Promise<Date | null> {
    // Prisma's `some` would look for dates of every programme.
    const [row] = await reader.$queryRaw<{ end: Date | string | null }[]>`
      SELECT MIN("pastAt") AS "end" FROM "Program"
      WHERE "id" IN (SELECT "programId" FROM "ProgramDate" WHERE "pastAt" > ${now})`;
    return row?.end ? new Date(row.end) : null;
  }

  async function advanceSeries(now: Date): Promise<void> {
    let seen = database.revision;
    let end = await nextEnd(now);
    if (end && end <= now) {
      await writeContent(async (transaction) => {
        const { program } = transaction;
        const due = await transaction.$queryRaw<{ id: number }[]>`
          SELECT "id" FROM "Program" WHERE "pastAt" <= ${now}
            AND "id" IN (SELECT "programId" FROM "ProgramDate" WHERE "pastAt" > ${now})`;
        const series = await program.findMany({
          where: { id: { in: due.map(({ id }) => id) } },
          select: { id: true, updatedAt: true, publishedAt: true, deletedAt: true, dates: true },
        });
        for (const { id, updatedAt, dates, ...state } of series) {
          const next = nextDate(dates, now);
          if (!next) continue;
          // Not an edit: version and time of the last change stay.
          await program.update({ where: { id }, data: { ...mirrored(next), updatedAt } });
          await recordRevision(transaction, { itemType: 'Program', itemId: id }, [state], now);
        }
      });
      seen = database.revision;
      end = await nextEnd(now);
    }
    from = now.getTime();
    until = end?.getTime() ?? Number.POSITIVE_INFINITY;
    revision = seen;
  }

  return async function showNextDates(): Promise<void> {
    const now = clock();
    const isCurrent = revision === database.revision;
    if (isCurrent && now.getTime() >= from && now.getTime() < until) return;
    // Concurrent requests share one run.
    advancing ??= advanceSeries(now).finally(() => {
      advancing = undefined;
    });
    await advancing;
  };
}
