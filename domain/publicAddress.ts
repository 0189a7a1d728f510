import { decodeCursor } from './cursor.ts';
import {
  findPage,
  pagePath,
  pathOf,
  type FixedPage,
  type FoundPage,
  type PartPage,
} from './pages.ts';
import { inScript, splitScript, type Script } from './scriptAddress.ts';
import { findProgramType, type ProgramTypeInfo } from './sections.ts';
import { ITEM_TOPIC, NOTIFIED } from './notificationPages.ts';
import { RESERVED } from './reservationPages.ts';
import { withoutInvisible } from './invisible.ts';
import { ARCHIVE, spellDay, spellKind, spellMark, UNKNOWN, WHATS_ON_SPELLINGS } from './whatsOn.ts';
import { SEARCH, spelledSearch, spellSearched } from './wordSearch.ts';

/** The staff panel's roots; all paths below them are the same page. */
export const STAFF_ROOTS = ['/ap', '/ap-login', '/admin-panel'] as const;
export const STAFF_PATH = new RegExp(`^(${STAFF_ROOTS.join('|')})(/|$)`, 'i');
/** Answered to programs only. */
export const IS_CALL = /^\/(api|graphql)(\/|$)/i;
/** Never pages. */
export const NOT_A_PAGE = /^\/(api|graphql|media|assets|fonts|icons|art)(\/|$)|\.[a-z0-9]{2,12}$/i;

/** If the path can't be decoded, an address without a page. */
export function decodablePage(url: string): string {
  const [path = ''] = url.split('?');
  if (NOT_A_PAGE.test(path)) return url;
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/** Canonical. */
export interface PageAddress {
  readonly script: Script;
  readonly page: FoundPage;
  /** Without script prefix: `/news/3`. */
  readonly path: string;
  /** Parameters that affect the page, in a fixed order. */
  readonly search: URLSearchParams;
  /** Cache key: path and parameters with script prefix. */
  readonly key: string;
}

/** The canonical value; undefined if the page ignores it. */
type Parameter = (value: string) => string | undefined;
/** In the order of the key. */
type Parameters = Readonly<Record<string, Parameter>>;

const matching =
  (pattern: RegExp): Parameter =>
  (value) =>
    pattern.test(value) ? value : undefined;

/** An invalid cursor means the beginning. */
const place: Parameter = (value) => (decodeCursor(value) ? value : undefined);
const itemId = matching(/^[1-9]\d{0,8}$/);

const LIST: Parameters = { posle: place };
const KIND: Parameters = { [ARCHIVE.kind]: spellKind };

const NONE: Parameters = {};

const PARAMETERS: Readonly<Record<FixedPage, Parameters> & Partial<Record<PartPage, Parameters>>> =
  {
    home: NONE,
    bookmarks: NONE,
    posters: NONE,
    about: NONE,
    accessibility: NONE,
    privacy: NONE,
    terms: NONE,
    embed: NONE,
    programs: LIST,
    news: LIST,
    cinema: LIST,
    competitions: LIST,
    procurements: { posle: place, godina: (value) => value },
    schedule: {
      dan: spellDay,
      film: (value) => (value.trim() === '' ? undefined : (itemId(value) ?? UNKNOWN)),
      programi: spellMark,
    },
    whatsOn: WHATS_ON_SPELLINGS,
    search: {
      [SEARCH.text]: (value) => spelledSearch(value) || undefined,
      [SEARCH.itemType]: spellSearched,
      [SEARCH.page]: matching(/^([2-9]|1[0-5])$/),
    },
    archive: KIND,
    archiveYear: { ...LIST, ...KIND },
    reservation: {
      [RESERVED.places]: matching(/^[1-9]\d?$|^100$/),
      [RESERVED.waits]: matching(/^1$/),
    },
    notifications: {
      [NOTIFIED.topic]: matching(ITEM_TOPIC),
      [NOTIFIED.done]: matching(/^(poslato|odjava)$/),
    },
    ownNotifications: { [NOTIFIED.done]: matching(/^(potvrda|izmena)$/) },
    ownReservation: { [RESERVED.done]: matching(/^(novo|izmena|otkazano)$/) },
  };

/** The gallery is on the page of the visual arts. */
const GALLERY_PARAMETERS: Parameters = {
  strana: matching(/^([2-9]|[1-9]\d{1,3})$/),
  slika: itemId,
};

function parametersOf({ name, part }: FoundPage): Parameters {
  if (name === 'programType') return part === 'likovni' ? GALLERY_PARAMETERS : NONE;
  return PARAMETERS[name] ?? NONE;
}

/**
 * The canonical address, by which cache, pages and worker identify a page. Undefined if there is no
 * page.
 */
export function pageAddress(pathname: string, search: URLSearchParams): PageAddress | undefined {
  const { script, path: requested } = splitScript(pathname);
  const page = findPage(requested);
  if (!page) return undefined;
  const canonical = new URLSearchParams();
  for (const [name, spelling] of Object.entries(parametersOf(page))) {
    const value = search.get(name);
    const spelled = value === null ? undefined : spelling(withoutInvisible(value));
    if (spelled !== undefined) canonical.set(name, spelled);
  }
  return addressOf(page, canonical, script);
}

/** A programme type or a corner. */
export const typePath = ({ slug, isCorner }: Pick<ProgramTypeInfo, 'slug' | 'isCorner'>): string =>
  pagePath(isCorner ? 'cornerPrograms' : 'programType', slug);

/**
 * For another spelling of a type's page (`/program/Likovni`, `/kutak-list/Americki kutak`);
 * undefined for anything else.
 */
export function spelledTypePath(pathname: string): string | undefined {
  const { script, path } = splitScript(pathname);
  const [, name = ''] = /^\/(?:program|kutak-list)\/([^/]{1,200})\/*$/i.exec(path) ?? [];
  try {
    const type = findProgramType(decodeURIComponent(name).replace(/[-_+]/g, ' '));
    return type && inScript(script, typePath(type));
  } catch {
    return undefined;
  }
}

/** Such addresses are unlimited. */
export function isSearchResult({ page, search }: PageAddress): boolean {
  return page.name === 'search' && search.has(SEARCH.text);
}

/** Have more possible values than content: cursors, gallery pages and pictures, years. */
const UNCOUNTED = ['posle', 'strana', 'slika', 'godina'] as const;

/** Rarely requested. */
export function isRarePage({ search }: PageAddress): boolean {
  return UNCOUNTED.some((name) => search.has(name));
}

/** The parameters are canonical. */
export function addressOf(page: FoundPage, search: URLSearchParams, script: Script): PageAddress {
  const path = pathOf(page);
  const query = search.toString();
  const key = inScript(script, query ? `${path}?${query}` : path);
  return { script, page, path, search, key };
}
