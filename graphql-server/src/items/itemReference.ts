import { z } from 'zod';
import { ITEM_TYPES, type ItemType } from '@centar/domain/itemTypes.ts';
import { itemId, seenVersion } from '@centar/domain/rules.ts';
import type { ItemSection } from '@centar/domain/sections.ts';

export interface SectionedType {
  /** Also the name of its table. */
  readonly itemType: ItemType;
  readonly sections: readonly ItemSection[];
  /** If items have several sections. */
  readonly sectionColumn?: string;
}

export const itemReference = z.strictObject({ id: itemId });

export const typedReference = z.strictObject({
  itemType: z.enum(ITEM_TYPES, { error: 'unknownChoice' }),
  id: itemId,
});

/** With the current version that the user saw. */
export const versionReference = typedReference.extend({ version: itemId, seen: seenVersion });

export function typeNamed<Entry extends { readonly itemType: ItemType }>(
  types: readonly Entry[],
  itemType: ItemType,
): Entry {
  const type = types.find((one) => one.itemType === itemType);
  if (!type) throw new Error(`No content type is called ${itemType}`);
  return type;
}
