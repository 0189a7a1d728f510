import { useCallback } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { showFailure } from '../form/useSave.ts';
import type { Failure } from '../graphql/staffFailure.ts';
import { chosenOf, PUBLICATION_CHOICES, type ListFilters, type ShownList } from './AdminList.tsx';
import type { AdminColumn } from './AdminTable.tsx';
import { MOST_ROWS, PAGE_ROWS, type ListSearchParams } from './listSearchParams.ts';
import { useRowChanges, type RowChanges } from './rowChanges.tsx';
import { deletedItemText } from '../items/linkingItems.ts';
import { useConfirmedDelete } from '../screen/useConfirmedDelete.ts';
import { useDone } from '../toast/useDone.ts';
import { useListSearchParams } from './useListSearchParams.ts';
import { useAsync, type Loaded } from '../screen/useAsync.ts';

export interface ListRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
  readonly order: string | null;
  readonly descending: boolean;
  readonly publication: string | null;
  readonly filter: string | null;
}

export interface FoundList<Row>
  extends
    Required<Omit<ShownList<Row>, 'params' | 'change' | 'isCut'>>,
    Pick<ShownList<Row>, 'isCut'> {
  readonly lastChanges: readonly { readonly itemId: number; readonly userName: string }[];
}

export interface ItemListOptions<
  Row,
  List extends FoundList<Row> = FoundList<Row>,
  Variables extends object = object,
> {
  /** Needed to undo a deletion. */
  readonly itemType: ItemType;
  /** Identifies the type's drafts on this device: `vesti`. */
  readonly name: string;
  /** Loads a page; the document aliases the result to `list`. */
  readonly list: TypedDocumentNode<{ list: List }, ListRequest & Variables>;
  /** Additional variables of the operation. */
  readonly variables?: Variables;
  readonly operations: { readonly remove: TypedDocumentNode<unknown, { id: number }> };
  readonly texts: {
    readonly question: string;
    readonly removed: string;
  };
  /** The URL names the sorting column by its title. */
  readonly columns?: readonly Pick<AdminColumn<Row>, 'head' | 'order'>[];
  /** Until the user chooses one; default: the server's. */
  readonly defaultOrder?: string;
  readonly filters?: ListFilters;
  readonly pageRows?: number;
  /** Default: shows a popup. */
  readonly onFailure?: (failure: Failure, asked: ListRequest) => void;
}

export interface ItemList<Row, List>
  extends
    Pick<ReturnType<typeof useDone>, 'done' | 'say'>,
    Pick<ReturnType<typeof useConfirmedDelete<Row>>, 'failure' | 'remove'> {
  readonly loaded: Loaded<List>;
  readonly shownOf: (found: List) => ShownList<Row>;
  readonly changes: RowChanges;
  /** Of all pages, as they are searched and filtered. */
  readonly findAll: (most: number) => Promise<readonly Row[]>;
}

function askedFor<Row>(
  params: ListSearchParams,
  {
    columns,
    defaultOrder,
    filters,
    pageRows = PAGE_ROWS,
  }: Pick<ItemListOptions<Row>, 'columns' | 'defaultOrder' | 'filters' | 'pageRows'>,
): ListRequest {
  const chosen = columns?.find((column) => column.head === params.sort)?.order;
  const order = chosen ?? (params.query === '' ? (defaultOrder ?? null) : null);
  return {
    page: params.page,
    pageSize: pageRows,
    search: params.query,
    order,
    descending: chosen !== undefined && params.isDown,
    publication: chosenOf(PUBLICATION_CHOICES, params.publication)?.state ?? null,
    filter: chosenOf(filters?.choices, params.filter)?.asks ?? null,
  };
}

/** Or the last row. */
function focusBehind(index: number): void {
  setTimeout(() => {
    const rows = [...document.querySelectorAll('[data-row]')];
    const row = rows[Math.min(index, rows.length - 1)];
    const actions = [...(row?.querySelectorAll<HTMLElement>('.actions :is(a, button)') ?? [])];
    // On phones the actions are behind a button.
    const shown = actions.filter((action) => action.offsetParent !== null);
    (shown.at(-1) ?? document.getElementById('sadrzaj'))?.focus();
  });
}

/** Loads the page that the URL names, and deletes after a confirmation. */
export function useItemList<
  Row extends { readonly id: number; readonly title: string },
  List extends FoundList<Row> = FoundList<Row>,
  Variables extends object = object,
>(options: ItemListOptions<Row, List, Variables>): ItemList<Row, List> {
  const { list, texts, onFailure } = options;
  const { query, mutate } = useStaffCalls();
  const { done, say } = useDone();
  const [params, change, settled] = useListSearchParams();
  // A string, so that the list is reloaded only when its variables change.
  const asked = JSON.stringify({ ...askedFor(settled, options), ...options.variables });
  const load = useCallback(
    async () => (await query(list, JSON.parse(asked) as ListRequest & Variables)).list,
    [list, query, asked],
  );
  const showListFailure = useCallback(
    (failure: Failure) => {
      if (onFailure) onFailure(failure, JSON.parse(asked) as ListRequest);
      else showFailure(failure);
    },
    [onFailure, asked],
  );
  const loaded = useAsync(load, showListFailure, list);
  const changes = useRowChanges(options.name, loaded.data);
  const { remove, failure } = useConfirmedDelete<Row>({
    question: texts.question,
    nameOf: async (row) => deletedItemText({ query }, options.itemType, row),
    run: ({ id }) => mutate(options.operations.remove, { id }),
    onDeleted: ({ id }) => {
      const { data } = loaded;
      focusBehind(data?.items.findIndex((row) => row.id === id) ?? 0);
      if (data) loaded.replace({ ...data, items: data.items.filter((row) => row.id !== id) });
      // The first item of the next page moves up.
      loaded.reload();
      say(texts.removed, { deleted: { itemType: options.itemType, ids: [id] } });
    },
  });
  const shownOf = (found: List): ShownList<Row> => ({ ...found, params, change });
  async function findAll(most: number): Promise<readonly Row[]> {
    const rows: Row[] = [];
    for (let page = 1, pages = 1; page <= pages && rows.length < most; page += 1) {
      const request = JSON.parse(asked) as ListRequest & Variables;
      const found = (await query(list, { ...request, page, pageSize: MOST_ROWS })).list;
      rows.push(...found.items);
      ({ pages } = found);
    }
    return rows.slice(0, most);
  }
  return { done, say, failure, loaded, shownOf, changes, remove, findAll };
}
