import { useState } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { useSave } from '../../form/useSave.ts';
import type { EachOutcome, FailedRow } from '../../form/useSaveEach.ts';
import { useStaffCalls } from '../../graphql/staffCalls.ts';
import { isFailureCode } from '../../texts/errors.texts.ts';
import { ChangeItems, type ItemFields } from './manyRows.adminOperations.ts';

/** Items of one request: short enough to show progress. */
const PORTION = 50;

export interface VersionedRow {
  readonly id: number;
  readonly version: number;
}

export interface Progress {
  readonly sent: number;
  readonly of: number;
}

/** Done rows have their new version. */
export interface ChangingItems {
  readonly isBusy: boolean;
  readonly progress: Progress | undefined;
  /** After a connection error the remaining rows fail. Undefined if a change is running. */
  changeItems<Row extends VersionedRow>(
    rows: readonly Row[],
    fieldsOf: (row: Row) => ItemFields,
  ): Promise<EachOutcome<Row> | undefined>;
}

export function useChangeItems(itemType: ItemType): ChangingItems {
  const { mutate } = useStaffCalls();
  const { isBusy, save } = useSave();
  const [progress, setProgress] = useState<Progress>();
  return {
    isBusy,
    progress,
    async changeItems<Row extends VersionedRow>(
      rows: readonly Row[],
      fieldsOf: (row: Row) => ItemFields,
    ) {
      const done: Row[] = [];
      const failed: FailedRow<Row>[] = [];
      const waiting = [...rows];
      // After the password dialog, the second run continues with the interrupted portion.
      const outcome = await save(async () => {
        while (waiting.length > 0) {
          setProgress({ sent: rows.length - waiting.length, of: rows.length });
          const portion = waiting.slice(0, PORTION);
          const { changeItems } = await mutate(ChangeItems, {
            itemType,
            items: portion.map((row) => ({ ...fieldsOf(row), id: row.id, version: row.version })),
          });
          for (const row of portion) {
            const change = changeItems.done.find(({ itemId }) => itemId === row.id);
            if (change) done.push({ ...row, version: change.version });
            const refused = changeItems.refused.find(({ itemId }) => itemId === row.id);
            if (refused) failed.push({ row, failure: failureOf(refused) });
          }
          waiting.splice(0, portion.length);
        }
      });
      setProgress(undefined);
      if (!outcome) return undefined;
      if ('failure' in outcome) {
        failed.push(...waiting.map((row) => ({ row, failure: outcome.failure })));
      }
      return { done, failed };
    },
  };
}

/** Of a refused item. */
export const failureOf = ({ code, fields }: { code: string; fields: readonly string[] }) => ({
  code: isFailureCode(code) ? code : ('INTERNAL_SERVER_ERROR' as const),
  fields: Object.fromEntries(fields.map((name) => [name, 'invalid' as const])),
});
