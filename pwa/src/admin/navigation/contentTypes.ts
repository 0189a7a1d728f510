import { ITEM_TYPES, type ItemType } from '@centar/domain/itemTypes.ts';
import { findPage, type PageName } from '@centar/domain/pages.ts';
import { programTypeNamed } from '@centar/domain/sections.ts';
import { adminPaths } from './adminPaths.ts';
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
  /** Each with its edit screen. */
  readonly pages: readonly (readonly [page: PageName, screen: (id: number) => string])[];
}

/** The items of corners are programmes with separate screens. */
const isCorner = (section: string): boolean => programTypeNamed(section)?.isCorner ?? false;

export const CONTENT_TYPES: Readonly<Record<ItemType, PanelType>> = {
  News: {
    name: 'Vest',
    object: 'vest',
    duplicate: 'Napravi sličnu vest',
    slug: 'vest',
    item: adminPaths.newsItem,
    create: () => adminPaths.newsCreate,
    pages: [['newsItem', adminPaths.newsItem]],
  },
  Program: {
    name: 'Program',
    object: 'program',
    duplicate: 'Napravi sličan događaj',
    slug: 'program',
    item: (id, section) =>
      isCorner(section) ? adminPaths.cornerItem(id) : adminPaths.programItem(id),
    create: (section) => (isCorner(section) ? adminPaths.cornerCreate : paths.programCreate),
    pages: [
      ['program', adminPaths.programItem],
      ['cornerProgram', adminPaths.cornerItem],
    ],
  },
  Movie: {
    name: 'Film',
    object: 'film',
    duplicate: 'Napravi sličan film',
    slug: 'film',
    item: adminPaths.movie,
    create: () => adminPaths.cinemaCreate,
    pages: [['movie', adminPaths.movie]],
  },
  Competition: {
    name: 'Konkurs',
    object: 'konkurs',
    duplicate: 'Napravi sličan konkurs',
    slug: 'konkurs',
    item: adminPaths.competition,
    create: () => adminPaths.competitionCreate,
    pages: [['competition', adminPaths.competition]],
  },
  Procurement: {
    name: 'Javna nabavka',
    object: 'javnu nabavku',
    duplicate: 'Napravi sličnu nabavku',
    slug: 'nabavka',
    item: adminPaths.procurement,
    create: () => adminPaths.procurementCreate,
    pages: [['procurement', adminPaths.procurement]],
  },
  GalleryItem: {
    name: 'Slika',
    object: 'sliku',
    duplicate: 'Napravi sličnu sliku',
    slug: 'slika',
    item: adminPaths.galleryItem,
    create: () => adminPaths.galleryCreate,
    pages: [],
  },
  Colony: {
    name: 'Kolonija',
    object: 'koloniju',
    duplicate: 'Napravi sličnu koloniju',
    slug: 'kolonija',
    item: adminPaths.colony,
    create: () => adminPaths.colonyCreate,
    pages: [['colony', adminPaths.colony]],
  },
  ArtSalon: {
    name: 'Likovni salon',
    object: 'likovni salon',
    duplicate: 'Napravi sličan likovni salon',
    slug: 'salon',
    item: adminPaths.salon,
    create: () => adminPaths.salonCreate,
    pages: [['artSalon', adminPaths.salon]],
  },
  PremisesPhoto: {
    name: 'Fotografija prostora',
    object: 'fotografiju prostora',
    duplicate: 'Napravi sličnu fotografiju',
    slug: 'prostor',
    item: adminPaths.premisesPhoto,
    create: () => adminPaths.premisesCreate,
    pages: [],
  },
};

const SCREENS = new Map(Object.values(CONTENT_TYPES).flatMap(({ pages }) => pages));

/** Undefined for other paths. */
export function screenOfPage(path: string): string | undefined {
  const page = findPage(path);
  return page && SCREENS.get(page.name)?.(Number(page.part));
}

/** Of a public page; undefined for other paths. */
export function itemOfPage(path: string): { itemType: ItemType; id: number } | undefined {
  const page = findPage(path);
  const itemType = ITEM_TYPES.find((type) =>
    CONTENT_TYPES[type].pages.some(([name]) => name === page?.name),
  );
  return page && itemType ? { itemType, id: Number(page.part) } : undefined;
}
