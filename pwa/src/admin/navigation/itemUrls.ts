import { ITEM_TYPES, type ItemType } from '@centar/domain/itemTypes.ts';
import { adminPaths } from './adminPaths.ts';
import { CONTENT_TYPES } from './contentTypes.ts';

export function isItemType(text: string): text is ItemType {
  return (ITEM_TYPES as readonly string[]).includes(text);
}

export function itemUrl(itemType: ItemType, id: number, section: string): string {
  return CONTENT_TYPES[itemType].item(id, section);
}

export function historyUrl(itemType: ItemType, id: number): string {
  return adminPaths.history(CONTENT_TYPES[itemType].slug, id);
}

/** Undefined if unknown. */
export function typeOfSlug(slug: string | undefined): ItemType | undefined {
  return ITEM_TYPES.find((itemType) => CONTENT_TYPES[itemType].slug === slug);
}
