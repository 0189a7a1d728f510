import { readValues, showValues } from '../fields/formValues.ts';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import { CallFailed } from '../graphql/staffFailure.ts';
import type { AdminRow, ItemAdmin } from './itemAdmin.ts';

type ChangedType<Input, Item extends AdminRow, Edit> = Pick<
  ItemAdmin<Input, Item, Edit>,
  'editForm' | 'complete' | 'operations'
>;

/**
 * Loads the item, validates all fields and sends them with the loaded version, as the form does.
 * May throw `CallFailed`.
 */
export async function changeItem<Input, Item extends AdminRow, Edit>(
  { editForm, complete, operations }: ChangedType<Input, Item, Edit>,
  { mutate }: Pick<StaffCalls, 'mutate'>,
  id: number,
  changes: (item: Item) => Readonly<Record<string, unknown>>,
): Promise<Item> {
  const { item } = await mutate(operations.item, { id });
  const { values, version } = editForm.stored(item);
  const read = readValues(editForm, showValues(editForm.fields, { ...values, ...changes(item) }));
  if ('errors' in read) throw new CallFailed({ code: 'BAD_USER_INPUT', fields: read.errors });
  const edit = complete?.(read.input, item) ?? read.input;
  return (await mutate(operations.update, { input: { ...edit, id, version } })).item;
}
