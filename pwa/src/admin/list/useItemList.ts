import { useCallback, useEffect, useState } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import type { Failure } from '../graphql/staffFailure.ts';
import type { ListFilter, ListFilters, ShownList } from './AdminList.tsx';
import { chosenOf } from './AdminList.tsx';
import type { AdminColumn } from './AdminTable.tsx';
import { PAGE_ROWS } from './listSearchParams.ts';
import type { ListSearchParams } from './listSearchParams.ts';
import { PUBLICATION_CHOICES } from './publicationFilter.ts';
import { useRowChanges } from './rowChanges.tsx';
import type { RowChanges } from './rowChanges.tsx';
import { useConfirmedDelete } from '../screen/useConfirmedDelete.ts';
import { useDone } from '../toast/useDone.ts';
import { useListSearchParams } from './useListSearchParams.ts';
import { useAsync } from '../screen/useAsync.ts';
import type { Loaded } from '../screen/useAsync.ts';

/** The server's parameters of a list. */
export interface AskedList {
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
  readonly order: string | null;
  readonly descending: boolean;
  readonly publication: string | null;
  readonly filter: string | null;
}

/** One page of a list, as the server found it. */
export interface FoundList<Row> {
  readonly items: readonly Row[];
  readonly page: number;
  readonly pages: number;
  /** Items without search and filters. */
  readonly total: number;
  readonly hasUnpublished: boolean;
  readonly lastChanges: readonly { readonly itemId: number; readonly userName: string }[];
}

/** A filter that the server applies; without a name it is the whole list. */
export interface AskedFilter extends ListFilter {
  readonly asks?: string;
}

/** The subject of a staff list, whatever it is drawn as. */
export interface ItemListOptions<Row, List extends FoundList<Row> = FoundList<Row>> {
  /** The type of the items, for undoing a delete. */
  readonly itemType: ItemType;
  /** Names the drafts of the type's forms on this device: `vesti`. */
  readonly name: string;
  /** Reads a page; must stay the same function as long as it is the same list. */
  readonly list: (ask: StaffCalls['query'], asked: AskedList) => Promise<List>;
  readonly remove: (ask: StaffCalls['mutate'], id: number) => Promise<unknown>;
  readonly texts: {
    /** The question before a delete, and the sentence after it. */
    readonly question: string;
    readonly removed: string;
  };
  /** The columns that can order the list; the address names one by its head. */
  readonly columns?: readonly Pick<AdminColumn<Row>, 'head' | 'order'>[];
  readonly filters?: ListFilters<AskedFilter>;
  readonly pageRows?: number;
  /** Tells of a list that can't be loaded; by a popup unless given. */
  readonly onFailure?: (failure: Failure) => void;
}

/** A loaded staff list and what can be done with it. */
export interface ItemList<Row, List>
  extends
    Pick<ReturnType<typeof useDone>, 'done' | 'say'>,
    Pick<ReturnType<typeof useConfirmedDelete<Row>>, 'failure' | 'remove'> {
  readonly loaded: Loaded<List>;
  /** The drawn part of a loaded list. */
  readonly shownOf: (found: List) => ShownList<Row>;
  readonly changes: RowChanges;
}

function askedFor<Row>(
  place: ListSearchParams,
  {
    columns,
    filters,
    pageRows = PAGE_ROWS,
  }: Pick<ItemListOptions<Row>, 'columns' | 'filters' | 'pageRows'>,
): AskedList {
  const order = columns?.find((column) => column.head === place.sort)?.order ?? null;
  return {
    page: place.page,
    pageSize: pageRows,
    search: place.query,
    order,
    descending: order !== null && place.isDown,
    publication: chosenOf(PUBLICATION_CHOICES, place.publication)?.state ?? null,
    filter: chosenOf(filters?.choices, place.filter)?.asks ?? null,
  };
}

/** A search is asked for when nothing was typed for so long. */
const SETTLED_AFTER_MS = 250;

/** The place for which the server is asked: at once, but for what is being typed. */
function useDebounced(place: ListSearchParams): ListSearchParams {
  const [settled, setSettled] = useState(place);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(place);
    }, SETTLED_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [place]);
  return place.query === settled.query ? place : settled;
}

/** The row that takes the place of a deleted one gets the focus, the last one where there is none behind. */
function focusBehind(index: number): void {
  setTimeout(() => {
    const rows = [...document.querySelectorAll('[data-row]')];
    const row = rows[Math.min(index, rows.length - 1)];
    const actions = row?.querySelectorAll<HTMLElement>('.actions :is(a, button)');
    (actions?.[actions.length - 1] ?? document.getElementById('sadrzaj'))?.focus();
  });
}

/** Reads the page of a list that the address names, tells of last changes, and deletes after a question. */
export function useItemList<
  Row extends { readonly id: number; readonly title: string },
  List extends FoundList<Row> = FoundList<Row>,
>(options: ItemListOptions<Row, List>): ItemList<Row, List> {
  const { list, texts, onFailure } = options;
  const calls = useStaffCalls();
  const { done, say } = useDone();
  const [place, change] = useListSearchParams();
  const asked = JSON.stringify(askedFor(useDebounced(place), options));
  const loaded = useAsync(
    useCallback(() => list(calls.query, JSON.parse(asked) as AskedList), [list, calls, asked]),
    onFailure,
    list,
  );
  const changes = useRowChanges(options.name, loaded.data);
  const { remove, failure } = useConfirmedDelete<Row>({
    question: texts.question,
    nameOf: ({ title }) => title,
    run: ({ id }) => options.remove(calls.mutate, id),
    onDeleted: ({ id }) => {
      const { data } = loaded;
      focusBehind(data?.items.findIndex((row) => row.id === id) ?? 0);
      if (data) loaded.replace({ ...data, items: data.items.filter((row) => row.id !== id) });
      // The next item moves up from the page behind.
      loaded.reload();
      say(texts.removed, { itemType: options.itemType, id });
    },
  });
  const shownOf = (found: List): ShownList<Row> => ({
    rows: found.items,
    page: found.page,
    pages: found.pages,
    isEmpty: found.total === 0,
    hasStates: found.hasUnpublished || place.publication !== '',
    place,
    change,
  });
  return { done, say, failure, loaded, shownOf, changes, remove };
}
