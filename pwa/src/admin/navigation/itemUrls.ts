import { ITEM_TYPES } from '@centar/domain/itemTypes.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { programTypeNamed } from '@centar/domain/sections.ts';
import { adminPaths } from './adminPaths.ts';

const SLUGS: Readonly<Record<ItemType, string>> = {
  News: 'vest',
  Program: 'program',
  Movie: 'film',
  Competition: 'konkurs',
  Procurement: 'nabavka',
  GalleryItem: 'slika',
  Colony: 'kolonija',
  ArtSalon: 'salon',
};

const PLACES: Readonly<Record<ItemType, (id: number, section: string) => string>> = {
  News: adminPaths.newsItem,
  // The items of the corners have screens of their own.
  Program: (id, section) =>
    programTypeNamed(section)?.isCorner ? adminPaths.cornerItem(id) : adminPaths.programItem(id),
  Movie: adminPaths.movie,
  Competition: adminPaths.competition,
  Procurement: adminPaths.procurement,
  GalleryItem: adminPaths.galleryItem,
  Colony: adminPaths.colony,
  ArtSalon: adminPaths.salon,
};

/** Is this what the server calls a type of items? */
export function isItemType(text: string): text is ItemType {
  return (ITEM_TYPES as readonly string[]).includes(text);
}

/** Where staff view and change an item of a section. */
export function itemUrl(itemType: ItemType, id: number, section: string): string {
  return PLACES[itemType](id, section);
}

/** Where the versions of an item are. */
export function historyUrl(itemType: ItemType, id: number): string {
  return adminPaths.history(SLUGS[itemType], id);
}

/** The type that an address of versions names; undefined for none. */
export function typeOfSlug(slug: string | undefined): ItemType | undefined {
  return ITEM_TYPES.find((itemType) => SLUGS[itemType] === slug);
}
