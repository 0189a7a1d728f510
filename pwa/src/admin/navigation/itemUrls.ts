import { ITEM_TYPES, type ItemType } from '@centar/domain/itemTypes.ts';
import { adminPaths } from './adminPaths.ts';
import { CONTENT_TYPES } from './contentTypes.ts';

/** Is this what the server calls a type of items? */
export function isItemType(text: string): text is ItemType {
  return (ITEM_TYPES as readonly string[]).includes(text);
}

/** The screen on which staff view and change an item of a section. */
export function itemUrl(itemType: ItemType, id: number, section: string): string {
  return CONTENT_TYPES[itemType].item(id, section);
}

/** The screen with the versions of an item. */
export function historyUrl(itemType: ItemType, id: number): string {
  return adminPaths.history(CONTENT_TYPES[itemType].slug, id);
}

/** The type that an address of versions names; undefined for none. */
export function typeOfSlug(slug: string | undefined): ItemType | undefined {
  return ITEM_TYPES.find((itemType) => CONTENT_TYPES[itemType].slug === slug);
}
