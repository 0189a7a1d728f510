import { useCallback, useRef } from 'react';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { useAsync, type Loaded } from '../screen/useAsync.ts';
import type { AdminRow, ItemAdmin } from './itemAdmin.ts';

type Type<Input, Item extends AdminRow, Edit> = Pick<ItemAdmin<Input, Item, Edit>, 'operations'>;

export function useItemQuery<Input, Item extends AdminRow, Edit>({
  operations,
}: Type<Input, Item, Edit>): (id: number) => Promise<Item> {
  const { query } = useStaffCalls();
  const document = operations.item;
  return useCallback(async (id) => (await query(document, { id })).item, [query, document]);
}

/** Without an id loads nothing. `begun` is the first load, if it has begun already. */
export function useItem<Input, Item extends AdminRow, Edit>(
  type: Type<Input, Item, Edit>,
  id: number | undefined,
  begun?: Promise<Item>,
): Loaded<Item | undefined> {
  const query = useItemQuery(type);
  const first = useRef(begun);
  return useAsync(
    useCallback(async () => {
      if (id === undefined) return undefined;
      const loading = first.current ?? query(id);
      first.current = undefined;
      return loading;
    }, [query, id]),
  );
}
