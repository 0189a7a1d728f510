import { DATE_KEY } from './dateKey.ts';
import type { ItemType } from './itemTypes.ts';
import { findProgramType } from './sections.ts';

interface Page {
  /** `:id` and the like are the variable part. */
  readonly path: string;
  /** Valid values of the variable part. */
  readonly part?: RegExp;
  /** Types whose changes affect the page. */
  readonly lists?: readonly ItemType[];
  /** The type of the shown item, whose id is the variable part. */
  readonly shows?: ItemType;
  /** Differs by visitor, so search engines must not list it. */
  readonly isPersonal?: true;
  /** Rendered for each request, never cached, and unlisted. */
  readonly isLive?: true;
  /** The variable part is a credential, so no log and no link contains it. */
  readonly isSecret?: true;
}

const ID = /^[1-9]\d{0,9}$/;
const NAME = /^[a-z]{1,20}$/;
/** Of a link that its owner was mailed: 256 bits, base64url. */
export const LINK_CODE = /^[\w-]{43}$/;

/**
 * All public pages, for the cache, sitemap, service worker, pages and links. Other addresses answer
 * 404.
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
  posters: { path: '/plakati', lists: ['Program', 'Movie'] },
  search: { path: '/pretraga' },
  bookmarks: { path: '/moji-termini', isPersonal: true },
  archive: { path: '/arhiva', lists: ['Program', 'Movie'] },
  archiveYear: { path: '/arhiva/:year', part: /^(19|20)\d\d$/ },
  about: { path: '/o-nama' },
  accessibility: { path: '/pristupacnost' },
  privacy: { path: '/privatnost' },
  terms: { path: '/uslovi-i-podaci' },
  embed: { path: '/ugradi' },
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
  reservation: { path: '/rezervacija/:date', part: DATE_KEY, isLive: true },
  ownReservation: {
    path: '/moja-rezervacija/:code',
    part: LINK_CODE,
    isLive: true,
    isSecret: true,
  },
  notifications: { path: '/obavestenja', isLive: true },
  ownNotifications: {
    path: '/moja-obavestenja/:code',
    part: LINK_CODE,
    isLive: true,
    isSecret: true,
  },
} as const satisfies Readonly<Record<string, Page>>;

export const FEEDS = {
  news: '/rss/vesti.xml',
  competitions: '/rss/konkursi.xml',
  procurements: '/rss/javne-nabavke.xml',
  screenings: '/kalendar/projekcije.ics',
} as const;

/** The same as JSON Feed. */
export const jsonFeedPath = (rss: string): string => rss.replace(/\.xml$/, '.json');

export type PageName = keyof typeof PAGES;

export type FixedPage = {
  [Name in PageName]: (typeof PAGES)[Name]['path'] extends `${string}:${string}` ? never : Name;
}[PageName];

export type PartPage = Exclude<PageName, FixedPage>;

export interface FoundPage {
  readonly name: PageName;
  /** Empty without a variable part. */
  readonly part: string;
}

export const PAGE_ENTRIES: readonly (readonly [PageName, Page])[] = Object.entries(PAGES) as [
  PageName,
  Page,
][];

/** The paths without their variable part: `/news`. */
const ROOTS = Object.fromEntries(
  PAGE_ENTRIES.map(([name, { path }]) => [name, path.replace(/\/:.*$/, '')]),
) as Readonly<Record<PageName, string>>;

export function pagePath(name: FixedPage): string;
export function pagePath(name: PartPage, part: string | number): string;
export function pagePath(name: PageName, part: string | number = ''): string {
  return pathOf({ name, part: String(part) });
}

export const pathOf = ({ name, part }: FoundPage): string =>
  part ? `${ROOTS[name]}/${part}` : ROOTS[name];

/** For either script. Ignores upper case and trailing slashes, except in the variable part. */
export function findPage(pathname: string): FoundPage | undefined {
  const trimmed = pathname.replace(/\/+$/, '') || '/';
  const slash = trimmed.indexOf('/', 1);
  const fixed = (slash < 0 ? trimmed : trimmed.slice(0, slash)).toLowerCase();
  const part = slash < 0 ? '' : trimmed.slice(slash + 1);
  const found = PAGE_ENTRIES.find(
    ([name, page]) => ROOTS[name] === fixed && (page.part ? page.part.test(part) : slash < 0),
  );
  return found && { name: found[0], part };
}

/** Programmes of corners have their own page. */
export const programPath = (id: number, section: string): string =>
  pagePath(findProgramType(section)?.isCorner ? 'cornerProgram' : 'program', id);

/** Undefined for types without item pages. Only for programmes the section matters. */
export function itemPath(itemType: ItemType, id: number, section = ''): string | undefined {
  if (itemType === 'Program') return programPath(id, section);
  const [name] = PAGE_ENTRIES.find(([, { shows }]) => shows === itemType) ?? [];
  return name && pathOf({ name, part: String(id) });
}

/** Never cached, not even on a visitor's device. */
export const isLivePage = ({ name }: FoundPage): boolean => 'isLive' in PAGES[name];

/** Whether the variable part is a code, which is unknown once it has ended. */
export const isSecretPage = ({ name }: FoundPage): boolean => 'isSecret' in PAGES[name];

/** The path as logs may contain it: `/moja-rezervacija/…`. */
export function loggedPath(url: string): string {
  const [path = '/'] = url.split('?');
  const secret = PAGE_ENTRIES.find(
    ([name, { isSecret }]) => isSecret && decoded(path).toLowerCase().includes(`${ROOTS[name]}/`),
  );
  return secret ? `${ROOTS[secret[0]]}/…` : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Undefined for pages without an item. */
export function pageItem(page: FoundPage): { itemType: ItemType; id: number } | undefined {
  const { shows }: Page = PAGES[page.name];
  return shows && { itemType: shows, id: Number(page.part) };
}
