import { z } from 'zod';
import { ITEM_TYPES, type ItemType } from '@centar/domain/itemTypes.ts';
import { itemId, seenVersion } from '@centar/domain/rules.ts';

/** Names an item where its type is known. */
export const itemReference = z.strictObject({ id: itemId });

/** Names an item of any type. */
export const typedReference = z.strictObject({
  itemType: z.enum(ITEM_TYPES, { error: 'unknownChoice' }),
  id: itemId,
});

/** Names a previous version of an item of any type, and the present version that the person has seen. */
export const versionReference = typedReference.extend({ version: itemId, seen: seenVersion });

/** The entry of a content type in a list with one for each type. */
export function typeNamed<Entry extends { readonly itemType: ItemType }>(
  types: readonly Entry[],
  itemType: ItemType,
): Entry {
  const type = types.find((one) => one.itemType === itemType);
  if (!type) throw new Error(`No content type is called ${itemType}`);
  return type;
}
