import { decodeCursor } from './cursor.ts';
import type { ItemType } from './itemTypes.ts';
import { inScript, splitScript, type Script } from './scriptAddress.ts';
import { findProgramType } from './sections.ts';
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

/** Where visitors search. */
const SEARCH_PATH = '/pretraga';

/** A public page, or all that begin with the same fixed path. */
interface PublicPage {
  /** The fixed part of the path. */
  readonly path: string;
  /** The part that may stand behind the path, after a slash. */
  readonly rest?: RegExp;
  readonly parameters?: Parameters;
  /** The types whose items it lists: it changes when one of them does. */
  readonly lists?: readonly ItemType[];
  /** Every visitor has another: no search engine shall list it. */
  readonly isPersonal?: boolean;
  /** The type of which it shows one item, whose id stands behind the path. */
  readonly shows?: ItemType;
}

const detail = (path: string, shows: ItemType): PublicPage => ({
  path,
  shows,
  rest: /^[1-9]\d{0,9}$/,
});

/** THE list of public pages: cache, worker and sitemap read it. A page that is missing here answers 404. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { path: '/', lists: ['Program', 'News', 'Movie'] },
  { path: '/programs-list', parameters: LIST, lists: ['Program'] },
  { path: '/news-list', parameters: LIST, lists: ['News'] },
  { path: '/bioskop-list', parameters: LIST, lists: ['Movie'] },
  { path: '/konkurs-list', parameters: LIST, lists: ['Competition'] },
  {
    path: '/javne-nabavke-list',
    parameters: { posle: place, godina: (value) => value },
    lists: ['Procurement'],
  },
  {
    path: '/raspored',
    parameters: {
      dan: spellDay,
      film: (value) => (value.trim() === '' ? undefined : (itemId(value) ?? UNKNOWN)),
      programi: spellMark,
    },
    lists: ['Movie', 'Program'],
  },
  {
    path: '/sta-ima',
    parameters: WHATS_ON_SPELLINGS,
    lists: ['Program', 'Movie'],
  },
  {
    path: SEARCH_PATH,
    parameters: {
      [SEARCH.text]: (value) => spelledSearch(value) || undefined,
      [SEARCH.itemType]: spellSearched,
      [SEARCH.page]: matching(/^([2-9]|1[0-5])$/),
    },
  },
  { path: '/moji-termini', isPersonal: true },
  { path: '/arhiva', parameters: { [ARCHIVE.kind]: spellKind }, lists: ['Program', 'Movie'] },
  { path: '/arhiva', rest: /^(19|20)\d\d$/, parameters: { [ARCHIVE.kind]: spellKind } },
  { path: '/o-nama' },
  { path: '/pristupacnost' },
  { path: '/privatnost' },
  { path: '/uslovi-i-podaci' },
  {
    path: '/program',
    rest: /^likovni$/,
    parameters: { strana: matching(/^([2-9]|[1-9]\d{1,3})$/), slika: itemId },
  },
  { path: '/program', rest: /^[a-z]{1,20}$/ },
  { path: '/kutak-list', rest: /^[a-z]{1,20}$/ },
  detail('/programs', 'Program'),
  detail('/news', 'News'),
  detail('/cinema', 'Movie'),
  detail('/kutak', 'Program'),
  detail('/konkurs', 'Competition'),
  detail('/javne-nabavke', 'Procurement'),
  detail('/kolonije', 'Colony'),
  detail('/saloni', 'ArtSalon'),
];

/**
 * The one spelling of a public page's address, however it was asked for: the server's cache, the pages and the worker all
 * know a page by it. Undefined where no page can be.
 */
export function pageAddress(pathname: string, search: URLSearchParams): PageAddress | undefined {
  const { script, path: asked } = splitScript(pathname);
  const trimmed = asked.replace(/\/+$/, '') || '/';
  const slash = trimmed.indexOf('/', 1);
  const fixed = (slash < 0 ? trimmed : trimmed.slice(0, slash)).toLowerCase();
  // The part behind the slash is a name, in which upper and lower case differ.
  const rest = slash < 0 ? undefined : trimmed.slice(slash + 1);
  const page = PUBLIC_PAGES.find(
    (one) =>
      one.path === fixed && (rest === undefined ? !one.rest : (one.rest?.test(rest) ?? false)),
  );
  if (!page) return undefined;
  const path = rest === undefined ? fixed : `${fixed}/${rest}`;
  const canonical = new URLSearchParams();
  for (const [name, spelling] of Object.entries(page.parameters ?? {})) {
    const value = search.get(name);
    const spelled = value === null ? undefined : spelling(withoutInvisible(value));
    if (spelled !== undefined) canonical.set(name, spelled);
  }
  return addressOf(path, canonical, script);
}

/** The page of a programme's type, or the list of a corner. */
const typePath = ({ slug, isCorner }: { readonly slug: string; readonly isCorner: boolean }) =>
  `${isCorner ? '/kutak-list' : '/program'}/${slug}`;

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

/** Whether a page answers what somebody made up: there is no end of such addresses. */
export function isSearchPage({ path, search }: PageAddress): boolean {
  return path === SEARCH_PATH && search.has(SEARCH.text);
}

/** Parameters of which there are more values than content: places in lists, pages and pictures of the gallery, years. */
const UNCOUNTED = ['posle', 'strana', 'slika', 'godina'] as const;

/** Whether a page is one of so many that most of them nobody follows. */
export function isRarePage({ search }: PageAddress): boolean {
  return UNCOUNTED.some((name) => search.has(name));
}

/** Whether a page shows a single item. */
export function isItemPage({ path }: PageAddress): boolean {
  return PUBLIC_PAGES.some((page) => page.shows && path.startsWith(`${page.path}/`));
}

/** The path behind which, after a slash, the id of an item of a type stands; undefined for a type without pages. */
export function pageRoot(itemType: ItemType): string | undefined {
  return PUBLIC_PAGES.find(({ shows }) => shows === itemType)?.path;
}

/** The address of a path with parameters that are spelled as they should be. */
export function addressOf(path: string, search: URLSearchParams, script: Script): PageAddress {
  const query = search.toString();
  const key = inScript(script, query ? `${path}?${query}` : path);
  return { script, path, search, key };
}

/** The type and the id of the item that a page shows; undefined for lists and for addresses that are no pages. */
export function pageItem(path: string): { itemType: ItemType; id: number } | undefined {
  for (const { path: root, shows, rest } of PUBLIC_PAGES) {
    if (!shows || !path.startsWith(`${root}/`)) continue;
    const id = path.slice(root.length + 1);
    if (rest?.test(id)) return { itemType: shows, id: Number(id) };
  }
  return undefined;
}
