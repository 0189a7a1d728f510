import type { ScreeningEdit } from '@centar/domain/content/movie.ts';
import type { Prisma, Screening } from '../../../../prisma/generated/client.ts';
import type { Transaction } from '../../platform/database/database.ts';

/** The columns of a screening besides its film and its id. */
type Columns = Omit<Prisma.ScreeningCreateManyInput, 'id' | 'movieId'>;

/** What an edit makes of a film's screenings. */
export interface ScreeningPlan {
  readonly add: readonly Columns[];
  /** Those of which something changes. */
  readonly change: readonly { readonly id: number; readonly data: Columns }[];
  /** Ids of those that are no longer in the list. */
  readonly remove: readonly number[];
}

/** Where a screening was moved from: the date that this very edit changes, or what was known before. */
function formerDate(status: string, edit: ScreeningEdit, before: Screening | undefined) {
  if (status !== 'moved' || !before) return null;
  const moved = edit.productionDate.getTime() !== before.productionDate.getTime();
  return moved ? before.productionDate : before.formerDateTime;
}

/** A known end that the edit says nothing of goes with its start. */
function endOf({ productionDate, endsAt }: ScreeningEdit, before: Screening | undefined) {
  if (endsAt !== undefined) return endsAt;
  if (!before?.endsAt) return null;
  const length = before.endsAt.getTime() - before.productionDate.getTime();
  return new Date(productionDate.getTime() + length);
}

/** The columns that an edit gives a screening; what it leaves out stays as it is. */
export function screeningColumns(edit: ScreeningEdit, before?: Screening) {
  const status = edit.status ?? before?.status ?? 'scheduled';
  return {
    productionDate: edit.productionDate,
    endsAt: endOf(edit, before),
    hall: edit.hall ?? before?.hall ?? '',
    price: edit.price ?? before?.price ?? '',
    language: edit.language ?? before?.language ?? '',
    ageMark: edit.ageMark ?? before?.ageMark ?? '',
    status,
    statusNote: edit.statusNote ?? before?.statusNote ?? '',
    formerDateTime: formerDate(status, edit, before),
  };
}

const isSame = (columns: Columns, row: Screening): boolean =>
  Object.entries(columns).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(row[name as keyof Screening]),
  );

/**
 * Tells rows that stay from new and removed ones. An entry means the row with its id, else one that starts at its
 * moment; each row is meant once. An id that is none of this film's rows makes a new one: it was removed meanwhile.
 */
export function planScreenings(
  stored: readonly Screening[],
  edits: readonly ScreeningEdit[],
): ScreeningPlan {
  const left = new Map(stored.map((row) => [row.id, row]));
  const take = (row: Screening | undefined): Screening | undefined => {
    if (row) left.delete(row.id);
    return row;
  };
  // Ids first: a date must not take the row that another entry names.
  const named = edits.map(({ id }) => (id === undefined ? undefined : take(left.get(id))));
  const pairs = edits.map((edit, at) => {
    const dated = [...left.values()].find(
      ({ productionDate }) => productionDate.getTime() === edit.productionDate.getTime(),
    );
    const row = named[at] ?? (edit.id === undefined ? take(dated) : undefined);
    return { row, data: screeningColumns(edit, row) };
  });
  return {
    add: pairs.flatMap(({ row, data }) => (row ? [] : [data])),
    change: pairs.flatMap(({ row, data }) =>
      row && !isSame(data, row) ? [{ id: row.id, data }] : [],
    ),
    remove: [...left.keys()],
  };
}

/** A screening as a former version of its film keeps it: dates are text. */
interface FormerScreening extends Omit<
  Screening,
  'movieId' | 'productionDate' | 'endsAt' | 'formerDateTime'
> {
  readonly productionDate: string;
  readonly endsAt: string | null;
  readonly formerDateTime: string | null;
}

const toDate = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** What makes a film's screenings those of a former version again; whatever came later goes. */
export function formerPlan(stored: readonly Screening[], former: unknown): ScreeningPlan {
  const known = new Map(stored.map((row) => [row.id, row]));
  const pairs = (former as readonly FormerScreening[]).map((one) => {
    const { id, hall, price, language, ageMark, status, statusNote } = one;
    const data = {
      productionDate: new Date(one.productionDate),
      endsAt: toDate(one.endsAt),
      formerDateTime: toDate(one.formerDateTime),
      ...{ hall, price, language, ageMark, status, statusNote },
    };
    return { id, data, row: known.get(id) };
  });
  const kept = new Set(pairs.map(({ id }) => id));
  return {
    add: pairs.flatMap(({ row, data }) => (row ? [] : [data])),
    change: pairs.flatMap(({ id, row, data }) => (row && !isSame(data, row) ? [{ id, data }] : [])),
    remove: stored.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
  };
}

/** Makes a film's screenings what the edit says, inside the transaction that saves the film. */
export async function saveScreenings(
  { screening }: Transaction,
  movieId: number,
  { add, change, remove }: ScreeningPlan,
): Promise<void> {
  if (remove.length > 0) await screening.deleteMany({ where: { id: { in: [...remove] } } });
  for (const { id, data } of change) await screening.update({ where: { id }, data });
  if (add.length > 0) {
    await screening.createMany({ data: add.map((data) => ({ ...data, movieId })) });
  }
}
