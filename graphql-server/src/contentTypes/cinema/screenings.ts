import type { ScreeningEdit } from '@centar/domain/content/movie.ts';
import type { Prisma, Screening } from '../../../../prisma/generated/client.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  endWith,
  formerMoment,
  planFormerRows,
  planRows,
  saveRows,
  toMoment,
} from '../../items/write/datedRows.ts';
import type { RowPlan } from '../../items/write/datedRows.ts';

/** The columns of a screening besides its film and its id. */
type Columns = Omit<Prisma.ScreeningCreateManyInput, 'id' | 'movieId'>;

/** Screenings to add, change and remove. */
export type ScreeningPlan = RowPlan<Columns>;

/** The columns that an edit gives a screening; what it leaves out stays as it is. */
export function screeningColumns(edit: ScreeningEdit, before?: Screening) {
  const status = edit.status ?? before?.status ?? 'scheduled';
  const stored = before && { ...before, at: before.productionDate };
  return {
    productionDate: edit.productionDate,
    endsAt: endWith(edit.productionDate, edit.endsAt, stored),
    hall: edit.hall ?? before?.hall ?? '',
    price: edit.price ?? before?.price ?? '',
    language: edit.language ?? before?.language ?? '',
    ageMark: edit.ageMark ?? before?.ageMark ?? '',
    status,
    statusNote: edit.statusNote ?? before?.statusNote ?? '',
    formerDateTime: formerMoment(status, edit.productionDate, stored),
  };
}

/** Compares the edit's screenings with the stored ones. */
export const planScreenings = (
  stored: readonly Screening[],
  edits: readonly ScreeningEdit[],
): ScreeningPlan =>
  planRows<Screening, ScreeningEdit, Columns>(stored, edits, {
    momentOfRow: ({ productionDate }) => productionDate,
    momentOfEdit: ({ productionDate }) => productionDate,
    columnsOf: screeningColumns,
  });

/** A screening as a former version of its film keeps it: dates are text. */
interface FormerScreening extends Omit<
  Screening,
  'movieId' | 'productionDate' | 'endsAt' | 'formerDateTime'
> {
  readonly productionDate: string;
  readonly endsAt: string | null;
  readonly formerDateTime: string | null;
}

/** The plan that restores a film's screenings of a former version; later ones are removed. */
export function formerPlan(stored: readonly Screening[], former: unknown): ScreeningPlan {
  return planFormerRows<Columns>(
    stored,
    (former as readonly FormerScreening[]).map((one) => {
      const { id, hall, price, language, ageMark, status, statusNote } = one;
      const data = {
        productionDate: new Date(one.productionDate),
        endsAt: toMoment(one.endsAt),
        formerDateTime: toMoment(one.formerDateTime),
        ...{ hall, price, language, ageMark, status, statusNote },
      };
      return { id, data };
    }),
  );
}

/** Makes a film's screenings what the edit says, inside the transaction that saves the film. */
export const saveScreenings = (
  { screening }: Transaction,
  movieId: number,
  plan: ScreeningPlan,
): Promise<void> =>
  saveRows<Columns, Prisma.ScreeningCreateManyInput>(screening, plan, (data) => ({
    ...data,
    movieId,
  }));
