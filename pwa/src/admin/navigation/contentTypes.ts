import type { ItemType } from '@centar/domain/itemTypes.ts';
import { findPage, pageItem } from '@centar/domain/pages.ts';
import { programTypeNamed } from '@centar/domain/sections.ts';
import { adminPaths, itemPaths, type ItemPaths } from './adminPaths.ts';
import { paths } from '../../shared/paths.ts';

interface PanelType {
  readonly name: string;
  /** In the accusative, for the audit trail. */
  readonly object: string;
  readonly duplicate: string;
  /** Part of the URL of its versions. */
  readonly slug: string;
  /** The section matters only for programmes. */
  readonly item: (id: number, section: string) => string;
  readonly create: (section: string) => string;
}

/** The items of corners are programmes with separate screens. */
const isCorner = (section: string): boolean => programTypeNamed(section)?.isCorner ?? false;

const screens = ({ item, create }: ItemPaths): Pick<PanelType, 'item' | 'create'> => ({
  item,
  create: () => create,
});

export const CONTENT_TYPES: Readonly<Record<ItemType, PanelType>> = {
  News: {
    name: 'Vest',
    object: 'vest',
    duplicate: 'Napravi sličnu vest',
    slug: 'vest',
    ...screens(itemPaths.News),
  },
  Program: {
    name: 'Program',
    object: 'program',
    duplicate: 'Napravi sličan događaj',
    slug: 'program',
    item: (id, section) =>
      isCorner(section) ? adminPaths.cornerItem(id) : adminPaths.programItem(id),
    create: (section) => (isCorner(section) ? adminPaths.cornerCreate : paths.programCreate),
  },
  Movie: {
    name: 'Film',
    object: 'film',
    duplicate: 'Napravi sličan film',
    slug: 'film',
    ...screens(itemPaths.Movie),
  },
  Competition: {
    name: 'Konkurs',
    object: 'konkurs',
    duplicate: 'Napravi sličan konkurs',
    slug: 'konkurs',
    ...screens(itemPaths.Competition),
  },
  Procurement: {
    name: 'Javna nabavka',
    object: 'javnu nabavku',
    duplicate: 'Napravi sličnu nabavku',
    slug: 'nabavka',
    ...screens(itemPaths.Procurement),
  },
  GalleryItem: {
    name: 'Slika',
    object: 'sliku',
    duplicate: 'Napravi sličnu sliku',
    slug: 'slika',
    ...screens(itemPaths.GalleryItem),
  },
  Colony: {
    name: 'Kolonija',
    object: 'koloniju',
    duplicate: 'Napravi sličnu koloniju',
    slug: 'kolonija',
    ...screens(itemPaths.Colony),
  },
  ArtSalon: {
    name: 'Likovni salon',
    object: 'likovni salon',
    duplicate: 'Napravi sličan likovni salon',
    slug: 'salon',
    ...screens(itemPaths.ArtSalon),
  },
  PremisesPhoto: {
    name: 'Fotografija prostora',
    object: 'fotografiju prostora',
    duplicate: 'Napravi sličnu fotografiju',
    slug: 'prostor',
    ...screens(itemPaths.PremisesPhoto),
  },
};

/** Of a public page; undefined for paths without an item. */
export function itemOfPage(path: string): ReturnType<typeof pageItem> {
  const page = findPage(path);
  return page && pageItem(page);
}

/** Where the item of a public page is edited; undefined for paths without an item. */
export function screenOfPage(path: string): string | undefined {
  const item = itemOfPage(path);
  if (!item) return undefined;
  return findPage(path)?.name === 'cornerProgram'
    ? adminPaths.cornerItem(item.id)
    : CONTENT_TYPES[item.itemType].item(item.id, '');
}
