import type { ItemType } from '@centar/domain/itemTypes.ts';
import { CONTENT_TYPES } from '../navigation/contentTypes.ts';
import type { FormOf } from '../fields/formValues.ts';

/** The name under which the address of a create screen says which item to begin with. */
const COPIED = 'slican';

/** The screen for a new item that begins with the fields of another; the section counts for programmes alone. */
export function copyUrl(itemType: ItemType, id: number, section = ''): string {
  return `${CONTENT_TYPES[itemType].create(section)}?${COPIED}=${String(id)}`;
}

/** The item that a create screen's address says to begin with; undefined for none. */
export function copiedId(address: URLSearchParams): number | undefined {
  const id = Number(address.get(COPIED));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** A copy has not the moment at which its model was published. */
const NEVER_COPIED = ['publishedAt'];

/** The fields that a copy takes over from its model: the written fields without those that are the other's alone. */
export function copiedFields<Input, Item>(
  { stored }: Pick<FormOf<Input, Item>, 'stored'>,
  item: Item,
  without: readonly (keyof Input & string)[] = [],
): Partial<Input> {
  const left: readonly string[] = [...NEVER_COPIED, ...without];
  const written = Object.entries(stored(item).values as object);
  return Object.fromEntries(written.filter(([name]) => !left.includes(name))) as Partial<Input>;
}
