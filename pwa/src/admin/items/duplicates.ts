import type { ItemType } from '@centar/domain/itemTypes.ts';
import { CONTENT_TYPES } from '../navigation/contentTypes.ts';
import type { FormOf } from '../fields/formValues.ts';

/** The URL parameter with the id of the item to copy. */
const COPIED = 'slican';

/** The section matters only for programmes. */
export function copyUrl(itemType: ItemType, id: number, section = ''): string {
  return `${CONTENT_TYPES[itemType].create(section)}?${COPIED}=${String(id)}`;
}

/** Undefined if none. */
export function copiedId(address: URLSearchParams): number | undefined {
  const id = Number(address.get(COPIED));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** A copy is not published when its original was, and has its own files. */
const NEVER_COPIED = ['publishedAt', 'pictures'];

export function copiedFields<Input, Item>(
  { stored }: Pick<FormOf<Input, Item>, 'stored'>,
  item: Item,
  without: readonly (keyof Input & string)[] = [],
): Partial<Input> {
  const left: readonly string[] = [...NEVER_COPIED, ...without];
  const written = Object.entries(stored(item).values as object);
  return Object.fromEntries(written.filter(([name]) => !left.includes(name))) as Partial<Input>;
}
