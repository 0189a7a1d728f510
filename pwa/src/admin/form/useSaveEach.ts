import { useRef } from 'react';
import { toFailure, type Failure } from '../graphql/staffFailure.ts';
import type { FailureCode } from '../texts/errors.texts.ts';
import { useSave, type Saving } from './useSave.ts';

/** Failures of one item, which say nothing of the next one. */
const ITS_OWN: ReadonlySet<FailureCode> = new Set([
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
]);

/** An item that was not saved, and why. */
export interface FailedRow<Row> {
  readonly row: Row;
  readonly failure: Failure;
}

/** The outcome of one try with several items. */
export interface EachOutcome<Row> {
  readonly done: readonly Row[];
  readonly failed: readonly FailedRow<Row>[];
}

/** Saves several items one after the other, each by itself. */
export interface SavingEach extends Pick<Saving, 'isBusy'> {
  /**
   * Runs the work for each row. A refused row does not stop the next one; without a connection the remaining rows fail
   * too. Undefined where another save is under way.
   */
  saveEach<Row>(
    rows: readonly Row[],
    work: (row: Row) => Promise<unknown>,
  ): Promise<EachOutcome<Row> | undefined>;
}

/** One try with several items at a time; the password is asked for in place, as `useSave` does. */
export function useSaveEach(): SavingEach {
  const { isBusy, save } = useSave();
  const running = useRef(false);
  return {
    isBusy,
    async saveEach<Row>(rows: readonly Row[], work: (row: Row) => Promise<unknown>) {
      if (running.current) return undefined;
      running.current = true;
      const done: Row[] = [];
      const failed: FailedRow<Row>[] = [];
      const waiting = [...rows];
      // A second run, after the password was asked for, goes on with the row that the first one ended at.
      const outcome = await save(async () => {
        for (let row = waiting[0]; row !== undefined; row = waiting[0]) {
          try {
            await work(row);
            done.push(row);
          } catch (thrown) {
            const failure = toFailure(thrown);
            if (!ITS_OWN.has(failure.code)) throw thrown;
            failed.push({ row, failure });
          }
          waiting.shift();
        }
      });
      running.current = false;
      if (outcome && 'failure' in outcome) {
        failed.push(...waiting.map((row) => ({ row, failure: outcome.failure })));
      }
      return { done, failed };
    },
  };
}
