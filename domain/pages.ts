import type { ItemType } from './itemTypes.ts';

/** A public page, or all pages whose addresses differ in one part. */
interface Page {
  /** The address. `:id` and the like stand for its one changing part. */
  readonly path: string;
  /** What the changing part may be. */
  readonly part?: RegExp;
  /** The types whose items it lists: it changes when one of them does. */
  readonly lists?: readonly ItemType[];
  /** The type of which it shows one item, whose id is the changing part. */
  readonly shows?: ItemType;
  /** Differs for every visitor: search engines do not list it. */
  readonly isPersonal?: true;
}

const ID = /^[1-9]\d{0,9}$/;
const NAME = /^[a-z]{1,20}$/;

/**
 * THE table of public pages: the cache, the sitemap, the service worker, the pages and the links all read it. A page that
 * is missing here answers 404.
 */
export const PAGES = {
  home: { path: '/', lists: ['Program', 'News', 'Movie'] },
  programs: { path: '/programs-list', lists: ['Program'] },
  news: { path: '/news-list', lists: ['News'] },
  cinema: { path: '/bioskop-list', lists: ['Movie'] },
  competitions: { path: '/konkurs-list', lists: ['Competition'] },
  procurements: { path: '/javne-nabavke-list', lists: ['Procurement'] },
  schedule: { path: '/raspored', lists: ['Movie', 'Program'] },
  whatsOn: { path: '/sta-ima', lists: ['Program', 'Movie'] },
  search: { path: '/pretraga' },
  bookmarks: { path: '/moji-termini', isPersonal: true },
  archive: { path: '/arhiva', lists: ['Program', 'Movie'] },
  archiveYear: { path: '/arhiva/:year', part: /^(19|20)\d\d$/ },
  about: { path: '/o-nama' },
  accessibility: { path: '/pristupacnost' },
  privacy: { path: '/privatnost' },
  terms: { path: '/uslovi-i-podaci' },
  programType: { path: '/program/:slug', part: NAME },
  cornerPrograms: { path: '/kutak-list/:slug', part: NAME },
  program: { path: '/programs/:id', part: ID, shows: 'Program' },
  newsItem: { path: '/news/:id', part: ID, shows: 'News' },
  movie: { path: '/cinema/:id', part: ID, shows: 'Movie' },
  cornerProgram: { path: '/kutak/:id', part: ID, shows: 'Program' },
  competition: { path: '/konkurs/:id', part: ID, shows: 'Competition' },
  procurement: { path: '/javne-nabavke/:id', part: ID, shows: 'Procurement' },
  colony: { path: '/kolonije/:id', part: ID, shows: 'Colony' },
  artSalon: { path: '/saloni/:id', part: ID, shows: 'ArtSalon' },
} as const satisfies Readonly<Record<string, Page>>;

/** The feeds and the calendar that visitors subscribe to. */
export const FEEDS = {
  news: '/rss/vesti.xml',
  competitions: '/rss/konkursi.xml',
  procurements: '/rss/javne-nabavke.xml',
  screenings: '/kalendar/projekcije.ics',
} as const;

export type PageName = keyof typeof PAGES;

/** The pages with one address. */
export type FixedPage = {
  [Name in PageName]: (typeof PAGES)[Name]['path'] extends `${string}:${string}` ? never : Name;
}[PageName];

/** The pages with a changing part in their address. */
export type PartPage = Exclude<PageName, FixedPage>;

/** A page that an address names. */
export interface FoundPage {
  readonly name: PageName;
  /** The changing part of its address; empty where it has none. */
  readonly part: string;
}

/** Every page by its name, in the order of the table. */
export const PAGE_ENTRIES: readonly (readonly [PageName, Page])[] = Object.entries(PAGES) as [
  PageName,
  Page,
][];

/** The path up to its changing part: `/news`. */
const root = (path: string): string => path.replace(/\/:.*$/, '');

/** The path of a page: `pagePath('newsItem', 3)`. */
export function pagePath(name: FixedPage): string;
export function pagePath(name: PartPage, part: string | number): string;
export function pagePath(name: PageName, part: string | number = ''): string {
  return pathOf({ name, part: String(part) });
}

/** The path of a page that an address named. */
export function pathOf({ name, part }: FoundPage): string {
  const { path } = PAGES[name];
  return part ? `${root(path)}/${part}` : path;
}

/**
 * The page that a path names, the same in both scripts. Upper case and slashes at the end make no difference, but in the
 * changing part. Undefined where there is no page.
 */
export function findPage(pathname: string): FoundPage | undefined {
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  const slash = trimmed.indexOf('/', 1);
  const fixed = (slash < 0 ? trimmed : trimmed.slice(0, slash)).toLowerCase();
  const part = slash < 0 ? '' : trimmed.slice(slash + 1);
  const found = PAGE_ENTRIES.find(
    ([, page]) => root(page.path) === fixed && (page.part ? page.part.test(part) : slash < 0),
  );
  return found && { name: found[0], part };
}

/** The page of one item. Programmes of the corners have another than the others. */
export function itemPage(itemType: ItemType, isCorner = false): PartPage | undefined {
  if (itemType === 'Program' && isCorner) return 'cornerProgram';
  return PAGE_ENTRIES.find(([, { shows }]) => shows === itemType)?.[0] as PartPage | undefined;
}

/** The path of the page of one item; undefined for a type without such pages. */
export function itemPath(itemType: ItemType, id: number, isCorner = false): string | undefined {
  const page = itemPage(itemType, isCorner);
  return page && pagePath(page, id);
}

/** The item that a page shows; undefined for pages that show none. */
export function pageItem(page: FoundPage): { itemType: ItemType; id: number } | undefined {
  const { shows }: Page = PAGES[page.name];
  return shows && { itemType: shows, id: Number(page.part) };
}
