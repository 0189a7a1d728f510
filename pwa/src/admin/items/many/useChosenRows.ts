import { useEffect, useRef, useState } from 'react';
import { MOST_CHANGED } from '@centar/domain/itemTypes.ts';
import type { FoundList, ItemList } from '../../list/useItemList.ts';
import type { RowChoice } from '../../ui/RowChoice.tsx';
import type { AdminRow } from '../itemAdmin.ts';
import { manyRowsTexts as texts } from './manyRows.texts.ts';

export interface ChosenRows<Row> {
  readonly choice: RowChoice<Row>;
  /** Also of other pages. */
  readonly chosen: readonly Row[];
  readonly isPageChosen: boolean;
  readonly choosePage: (isChosen: boolean) => void;
  /** Undefined if there is one page. */
  readonly chooseAllPages: (() => Promise<void>) | undefined;
  /** Only these stay chosen. */
  readonly keep: (rows: readonly Row[]) => void;
}

/** On one or several pages. */
export function useChosenRows<Row extends AdminRow, List extends FoundList<Row>>({
  loaded,
  findAll,
}: Pick<ItemList<Row, List>, 'loaded' | 'findAll'>): ChosenRows<Row> {
  const [kept, setKept] = useState<ReadonlyMap<number, Row>>(new Map());
  const last = useRef<number>(undefined);
  const rows = loaded.data?.items ?? [];
  const shown = new Map(rows.map((row) => [row.id, row]));

  const choose = (wanted: readonly Row[], isChosen: boolean): void => {
    setKept((before) => {
      const next = new Map(before);
      for (const row of wanted) {
        if (isChosen) next.set(row.id, row);
        else next.delete(row.id);
      }
      return new Map([...next].slice(0, MOST_CHANGED));
    });
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a') return;
      if (!document.activeElement?.closest('[data-row], .many-rows')) return;
      event.preventDefault();
      choose(rows, true);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  });

  return {
    choice: {
      head: texts.column,
      labelOf: ({ title }) => texts.choose(title),
      isChosen: ({ id }) => kept.has(id),
      onChoose(row, isChosen, isRange) {
        const from = rows.findIndex(({ id }) => id === last.current);
        const to = rows.indexOf(row);
        last.current = row.id;
        const range =
          isRange && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
        choose(range, isChosen);
      },
    },
    chosen: [...kept.values()].map((row) => shown.get(row.id) ?? row),
    isPageChosen: rows.length > 0 && rows.every(({ id }) => kept.has(id)),
    choosePage(isChosen) {
      choose(rows, isChosen);
    },
    chooseAllPages:
      loaded.data && loaded.data.pages > 1
        ? async () => {
            choose(await findAll(MOST_CHANGED), true);
          }
        : undefined,
    keep(wanted) {
      setKept(new Map(wanted.map((row) => [row.id, row])));
    },
  };
}
