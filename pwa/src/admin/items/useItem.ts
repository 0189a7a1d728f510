import { useCallback } from 'react';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { useAsync, type Loaded } from '../screen/useAsync.ts';
import type { AdminRow, ItemAdmin } from './itemAdmin.ts';

/** Without an id loads nothing. */
export function useItem<Input, Item extends AdminRow, Edit>(
  { operations }: Pick<ItemAdmin<Input, Item, Edit>, 'operations'>,
  id: number | undefined,
): Loaded<Item | undefined> {
  const { query } = useStaffCalls();
  const document = operations.item;
  return useAsync(
    useCallback(
      async () => (id === undefined ? undefined : (await query(document, { id })).item),
      [query, document, id],
    ),
  );
}
