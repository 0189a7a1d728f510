import { toFailure, type Failure } from '../graphql/staffFailure.ts';
import type { FailureCode } from '../texts/errors.texts.ts';
import { useSave, type Saving } from './useSave.ts';

/** Errors of one item, after which the next one can still succeed. */
const ITEM_ERRORS: ReadonlySet<FailureCode> = new Set([
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
]);

export interface FailedRow<Row> {
  readonly row: Row;
  readonly failure: Failure;
}

export interface EachOutcome<Row> {
  readonly done: readonly Row[];
  readonly failed: readonly FailedRow<Row>[];
}

/** Saves several items in sequence. */
export interface SavingEach extends Pick<Saving, 'isBusy'> {
  /**
   * A refused row does not stop the next one; after a connection error the remaining rows fail too.
   * Undefined if another save is running.
   */
  saveEach<Row>(
    rows: readonly Row[],
    work: (row: Row) => Promise<unknown>,
  ): Promise<EachOutcome<Row> | undefined>;
}

export function useSaveEach(): SavingEach {
  const { isBusy, save } = useSave();
  return {
    isBusy,
    async saveEach<Row>(rows: readonly Row[], work: (row: Row) => Promise<unknown>) {
      const done: Row[] = [];
      const failed: FailedRow<Row>[] = [];
      const waiting = [...rows];
      // After the password dialog, the second run continues with the interrupted row.
      const outcome = await save(async () => {
        for (let row = waiting[0]; row !== undefined; row = waiting[0]) {
          try {
            await work(row);
            done.push(row);
          } catch (thrown) {
            const failure = toFailure(thrown);
            if (!ITEM_ERRORS.has(failure.code)) throw thrown;
            failed.push({ row, failure });
          }
          waiting.shift();
        }
      });
      if (!outcome) return undefined;
      if ('failure' in outcome) {
        failed.push(...waiting.map((row) => ({ row, failure: outcome.failure })));
      }
      return { done, failed };
    },
  };
}
