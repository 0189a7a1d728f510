import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { CategorySlug } from '@centar/domain/sections.ts';

/** The screens of a content type. */
export interface ItemPaths {
  readonly list: string;
  readonly create: string;
  /** For adding many pictures. */
  readonly many?: string;
  readonly item: (id: number) => string;
  /** The route pattern of an item. */
  readonly pattern: string;
}

const below = (start: string, list = start): ItemPaths => ({
  list,
  create: `${start}/kreiraj`,
  item: (id) => `${start}/view/${String(id)}`,
  pattern: `${start}/view/:id`,
});

const withMany = (screens: ItemPaths): ItemPaths & { readonly many: string } => ({
  ...screens,
  many: `${screens.create}/vise`,
});

export const itemPaths = {
  News: below('/ap/vesti'),
  Movie: below('/ap/bioskop'),
  Competition: below('/ap/konkurs', '/ap/konkursi'),
  Procurement: below('/ap/javne-nabavke'),
  GalleryItem: withMany({
    list: '/ap/gallery-list',
    create: '/ap/create-gallery',
    item: (id) => `/ap/gallery/${String(id)}`,
    pattern: '/ap/gallery/:id',
  }),
  Colony: withMany(below('/ap/colony', '/ap/colony-list')),
  ArtSalon: withMany(below('/ap/as', '/ap/as-list')),
  PremisesPhoto: withMany(below('/ap/podesavanja/prostor')),
} satisfies Readonly<Record<Exclude<ItemType, 'Program'>, ItemPaths>>;

/** Except those that public pages also use. */
export const adminPaths = {
  resetPassword: '/ap/reset-password',
  panel: '/admin-panel',
  userCreate: '/ap/kreiraj-korisnika',
  programs: '/ap/programs-dashboard',
  other: '/ap/other-dashboard',
  account: '/ap/nalog',
  secondFactor: '/ap/drugi-korak',
  manual: '/ap/uputstvo',
  preview: (page: string) => `/ap/pregled${page}`,
  edit: '/ap/izmeni/*',
  cancel: '/ap/otkazi/*',
  board: '/ap/raspored-sala',
  reservations: '/ap/rezervacije',
  reservationsOf: (itemType: 'Program' | 'Movie', id: number) =>
    `/ap/rezervacije?stavka=${itemType}-${String(id)}`,
  personReservations: '/ap/rezervacije/osoba',
  reservationList: (offerId: number) => `/ap/rezervacije/${String(offerId)}`,
  door: (offerId: number) => `/ap/ulaz/${String(offerId)}`,
  reports: '/ap/izvestaji',
  attendance: '/ap/izvestaji/posetioci',
  workPlan: '/ap/izvestaji/program-rada',
  readings: '/ap/izvestaji/citanost',
  audit: '/ap/dnevnik',
  settings: '/ap/podesavanja',
  settingsGroup: (slug: string) => `/ap/podesavanja/${slug}`,
  trash: '/ap/korpa',
  describePictures: '/ap/opisi-fotografija',
  history: (type: string, id: number) => `/ap/istorija/${type}/${String(id)}`,
  corners: (slug: 'americki' | 'turski') => `/ap/kutak/${slug}`,
  programType: (slug: CategorySlug) => `/ap/program/${slug}`,
  programItem: (id: number) => `/ap/program/view/${String(id)}`,
  cornerCreate: '/ap/kutaks/kreiraj',
  cornerItem: (id: number) => `/ap/kutak/view/${String(id)}`,
  youth: '/ap/programs/mladi',
} as const;

export const adminPatterns = {
  preview: '/ap/pregled/*',
  history: '/ap/istorija/:type/:id',
  reservationList: '/ap/rezervacije/:id',
  door: '/ap/ulaz/:id',
  programItem: '/ap/program/view/:id',
  cornerItem: '/ap/kutak/view/:id',
} as const;
