import { decodeCursor } from './cursor.ts';
import { findPage, pagePath, pathOf, type FoundPage, type PageName } from './pages.ts';
import { inScript, splitScript, type Script } from './scriptAddress.ts';
import { findProgramType, type ProgramTypeInfo } from './sections.ts';
import { withoutInvisible } from './invisible.ts';
import { ARCHIVE, spellDay, spellKind, spellMark, UNKNOWN, WHATS_ON_SPELLINGS } from './whatsOn.ts';
import { SEARCH, spelledSearch, spellSearched } from './wordSearch.ts';

/** Where the staff panel is, which is one page without content: these addresses, and whatever follows after a slash. */
export const STAFF_ROOTS = ['/ap', '/ap-login', '/admin-panel'] as const;
/** Addresses of the staff panel. */
export const STAFF_PATH = new RegExp(`^(${STAFF_ROOTS.join('|')})(/|$)`, 'i');
/** Addresses under which nothing is ever a page. */
export const NOT_A_PAGE = /^\/(api|graphql|media|assets|fonts|icons|art)(\/|$)|\.[a-z0-9]{2,12}$/i;

/** The address of a page as it is. Where its path can't be decoded, one that leads nowhere, whose page says so. */
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

/** A public page's address in its one spelling. */
export interface PageAddress {
  readonly script: Script;
  readonly page: FoundPage;
  /** The same in both scripts: `/news/3`. */
  readonly path: string;
  /** The parameters that change what the page shows, in a fixed order. */
  readonly search: URLSearchParams;
  /** Path and parameters in the page's script: what caches know the page by. */
  readonly key: string;
}

/** The one spelling of a parameter's value; undefined where the page takes it for none. */
type Parameter = (value: string) => string | undefined;
/** By their names in the order of the key. */
type Parameters = Readonly<Record<string, Parameter>>;

const matching =
  (pattern: RegExp): Parameter =>
  (value) =>
    pattern.test(value) ? value : undefined;

/** Anything that is no place in a list means its beginning. */
const place: Parameter = (value) => (decodeCursor(value) ? value : undefined);
const itemId = matching(/^[1-9]\d{0,8}$/);

const LIST: Parameters = { posle: place };
const KIND: Parameters = { [ARCHIVE.kind]: spellKind };

/** The parameters of the pages that have some. */
const PARAMETERS: Readonly<Partial<Record<PageName, Parameters>>> = {
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
  archiveYear: KIND,
};

/** The gallery's wall is on the page of the visual arts. */
const GALLERY_PARAMETERS: Parameters = {
  strana: matching(/^([2-9]|[1-9]\d{1,3})$/),
  slika: itemId,
};

function parametersOf({ name, part }: FoundPage): Parameters {
  if (name === 'programType') return part === 'likovni' ? GALLERY_PARAMETERS : {};
  return PARAMETERS[name] ?? {};
}

/**
 * The one spelling of a public page's address, however it was asked for: the server's cache, the pages and the worker all
 * know a page by it. Undefined where no page can be.
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

/** The page of a programme's type, or the list of a corner. */
export const typePath = ({ slug, isCorner }: Pick<ProgramTypeInfo, 'slug' | 'isCorner'>): string =>
  pagePath(isCorner ? 'cornerPrograms' : 'programType', slug);

/**
 * The path of the page of a programme's type that an address names in another spelling (`/program/Likovni`,
 * `/kutak-list/Americki kutak`); undefined for anything else.
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

/** Whether a page shows what a visitor searched for: there is no end of such addresses. */
export function isSearchResult({ page, search }: PageAddress): boolean {
  return page.name === 'search' && search.has(SEARCH.text);
}

/** Parameters of which there are more values than content: places in lists, pages and pictures of the gallery, years. */
const UNCOUNTED = ['posle', 'strana', 'slika', 'godina'] as const;

/** Whether a page is one of so many that most of them nobody follows. */
export function isRarePage({ search }: PageAddress): boolean {
  return UNCOUNTED.some((name) => search.has(name));
}

/** The address of a page with parameters in their one spelling. */
export function addressOf(page: FoundPage, search: URLSearchParams, script: Script): PageAddress {
  const path = pathOf(page);
  const query = search.toString();
  const key = inScript(script, query ? `${path}?${query}` : path);
  return { script, page, path, search, key };
}
