import type { ItemType } from '@centar/domain/itemTypes.ts';

/** What one item of a type is called. */
export const ITEM_TYPE_WORDS: Readonly<Record<ItemType, string>> = {
  News: 'Vest',
  Program: 'Program',
  Movie: 'Film',
  Competition: 'Konkurs',
  Procurement: 'Javna nabavka',
  GalleryItem: 'Slika',
  Colony: 'Kolonija',
  ArtSalon: 'Likovni salon',
};

/** What leads from an item to a new one like it. */
export const COPY_WORDS: Readonly<Record<ItemType, string>> = {
  News: 'Napravi sličnu vest',
  Program: 'Napravi sličan događaj',
  Movie: 'Napravi sličan film',
  Competition: 'Napravi sličan konkurs',
  Procurement: 'Napravi sličnu nabavku',
  GalleryItem: 'Napravi sličnu sliku',
  Colony: 'Napravi sličnu koloniju',
  ArtSalon: 'Napravi sličan likovni salon',
};
