import type { TypedDocumentNode } from '@apollo/client';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import type { AskedList } from '../list/useItemList.ts';
import type { AdminRow, ItemAdmin, ItemKey, NewItemInput } from './itemAdmin.ts';

/** The operations of a content type. Their texts give the answer one name, `item`, which is the server's name otherwise. */
export interface ItemOperations<Input, Item, Edit> {
  readonly item: TypedDocumentNode<{ item: Item }, { id: number }>;
  readonly create: TypedDocumentNode<{ item: Item }, NewItemInput<Input>>;
  readonly update: TypedDocumentNode<{ item: Item }, { input: Edit & ItemKey }>;
  readonly remove: TypedDocumentNode<unknown, { id: number }>;
}

type ItemCalls<Input, Item extends AdminRow, Edit> = Pick<
  ItemAdmin<Input, Item, Edit>,
  'item' | 'create' | 'update' | 'remove'
>;

/** The calls of a content type's screens, by its operations. */
export function itemCalls<Input, Item extends AdminRow, Edit = Input>(
  operations: ItemOperations<Input, Item, Edit>,
): ItemCalls<Input, Item, Edit> {
  return {
    item: async (ask, id) => (await ask(operations.item, { id })).item,
    create: async (send, created) => (await send(operations.create, created)).item,
    update: async (send, input) => (await send(operations.update, { input })).item,
    remove: (ask, id) => ask(operations.remove, { id }),
  };
}

/** Reads a page of a type's list by its operation, which answers with `list`. */
export function listCall<List>(
  operation: TypedDocumentNode<{ list: List }, AskedList>,
): (ask: StaffCalls['query'], asked: AskedList) => Promise<List> {
  return async (ask, asked) => (await ask(operation, asked)).list;
}
