import { readsAsFree } from '@centar/domain/admission.ts';
import type { ScreeningEdit } from '@centar/domain/content/movie.ts';
import type { Prisma, Screening } from '../../../../prisma/generated/client.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  shiftedEnd,
  movedFrom,
  planRestoredRows,
  planRows,
  saveRows,
  parseMoment,
  type RowPlan,
} from '../../items/write/datedRows.ts';
import { freeColumn } from '../../items/storedAdmission.ts';

/** The columns of a screening besides its film and its id. */
type Columns = Omit<Prisma.ScreeningCreateManyInput, 'id' | 'movieId'>;

/** Screenings to add, change and remove. */
export type ScreeningPlan = RowPlan<Columns>;

/** The columns of an edited screening; absent fields keep their values. */
export function screeningColumns(edit: ScreeningEdit, before?: Screening) {
  const status = edit.status ?? before?.status ?? 'scheduled';
  const stored = before && { ...before, at: before.productionDate };
  return {
    productionDate: edit.productionDate,
    endsAt: shiftedEnd(edit.productionDate, edit.endsAt, stored),
    hall: edit.hall ?? before?.hall ?? '',
    price: edit.price ?? before?.price ?? '',
    isFree: before ? freeColumn(edit, before) : (edit.isFree ?? readsAsFree(edit.price ?? '')),
    language: edit.language ?? before?.language ?? '',
    ageMark: edit.ageMark ?? before?.ageMark ?? '',
    status,
    statusNote: edit.statusNote ?? before?.statusNote ?? '',
    formerDateTime: movedFrom(status, edit.productionDate, stored),
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

/** A screening in a previous version of its film, where dates are text. */
interface PreviousScreening extends Omit<
  Screening,
  'movieId' | 'productionDate' | 'endsAt' | 'formerDateTime'
> {
  readonly productionDate: string;
  readonly endsAt: string | null;
  readonly formerDateTime: string | null;
}

/** The plan that restores a film's screenings of a previous version; later ones are removed. */
export function planRestoredScreenings(
  stored: readonly Screening[],
  previous: unknown,
): ScreeningPlan {
  return planRestoredRows<Columns>(
    stored,
    (previous as readonly PreviousScreening[]).map((one) => {
      const { id, hall, price, isFree, language, ageMark, status, statusNote } = one;
      const data = {
        productionDate: new Date(one.productionDate),
        endsAt: parseMoment(one.endsAt),
        formerDateTime: parseMoment(one.formerDateTime),
        hall,
        price,
        language,
        ageMark,
        status,
        statusNote,
        // Versions of before the field have none.
        isFree: (isFree as boolean | null | undefined) ?? readsAsFree(price),
      };
      return { id, data };
    }),
  );
}

/** Applies the plan to a film's screenings, inside the transaction that saves the film. */
export const saveScreenings = (
  { screening }: Transaction,
  movieId: number,
  plan: ScreeningPlan,
): Promise<void> =>
  saveRows<Columns, Prisma.ScreeningCreateManyInput>(screening, plan, (data) => ({
    ...data,
    movieId,
  }));
