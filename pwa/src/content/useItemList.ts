import { useCallback } from 'react';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import type { Failure } from '../graphql/staffFailure.ts';
import { useRowChanges } from './rowChanges.tsx';
import type { ChangedList, RowChanges } from './rowChanges.tsx';
import { useConfirmedDelete } from './useConfirmedDelete.ts';
import { useDone } from './useDone.ts';
import { useLoaded } from './useLoaded.ts';
import type { Loaded } from './useLoaded.ts';

/** What a staff list is about, whatever it is drawn as. */
export interface ItemListOptions<Row> extends ChangedList {
  /** All rows; must stay the same function as long as it is the same list. */
  readonly list: (ask: StaffCalls['read']) => Promise<Row[]>;
  readonly remove: (ask: StaffCalls['work'], id: number) => Promise<unknown>;
  readonly texts: {
    /** What a delete asks, and says when it is done. */
    readonly question: string;
    readonly removed: string;
  };
  /** Tells of a list that can't be loaded; by a popup unless given. */
  readonly tell?: (failure: Failure) => void;
}

/** A loaded staff list and what can be done with it. */
export interface ItemList<Row>
  extends
    Pick<ReturnType<typeof useDone>, 'done' | 'say'>,
    Pick<ReturnType<typeof useConfirmedDelete<Row>>, 'failure' | 'remove'> {
  readonly loaded: Loaded<Row[]>;
  readonly changes: RowChanges;
}

/** Loads the rows, learns of their last changes, and deletes after a question. */
export function useItemList<Row extends { readonly id: number; readonly title: string }>(
  options: ItemListOptions<Row>,
): ItemList<Row> {
  const { list, texts, tell } = options;
  const calls = useStaffCalls();
  const { done, say, sayDeleted } = useDone();
  const loaded = useLoaded(
    useCallback(() => list(calls.read), [list, calls]),
    tell,
  );
  const changes = useRowChanges(options, loaded.data);
  const { remove, failure } = useConfirmedDelete<Row>({
    question: texts.question,
    nameOf: ({ title }) => title,
    run: ({ id }) => options.remove(calls.work, id),
    onDeleted: ({ id }) => {
      loaded.replace((loaded.data ?? []).filter((row) => row.id !== id));
      sayDeleted(texts.removed);
    },
  });
  return { done, say, failure, loaded, changes, remove };
}
