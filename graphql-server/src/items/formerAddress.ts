const MAX_PATH_LENGTH = 500;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Deeper addresses of an item: its feeds, pages, comments, and its copy for phones. */
const DEEPER =
  /\/(?:feed(?:\/(?:rss2?|atom|rdf))?|amp|embed|print|trackback|comment-page-\d+|page\/\d+|\d{1,3})$/;
/** How often a deeper address is shortened: `/koncert/comment-page-2/amp`. */
const MAX_DEPTH = 3;
/** Where plugins put the script or language, and WordPress without rewriting. */
const ROOTS = /^\/(?:lat|latin|latinica|cir|cyr|cirilica|sr|index\.php)(?=\/|$)/;

function plainPath(pathname: string): string | undefined {
  const path = decoded(pathname)
    ?.normalize('NFC')
    .toLowerCase()
    .replace(/\/(?:index\.php)?\/*$/, '');
  const isUsable = path !== undefined && path.length <= MAX_PATH_LENGTH && !/\p{Cc}/u.test(path);
  return isUsable ? path : undefined;
}

const keysOf = (path: string, id: string | undefined): string[] => [
  ...(id ? [`${path}/?p=${id}`] : []),
  ...(path === '' ? [] : [path]),
];

const idIn = (search: URLSearchParams): string | undefined =>
  [search.get('p'), search.get('page_id')]
    .filter((one) => one !== null)
    .find((one) => /^\d{1,12}$/.test(one));

/**
 * The key under which an address of the previous site is stored: WordPress's number of an item, or else the path. Host, letter
 * case, slashes at the end and other parameters do not count. Undefined for an address that names nothing.
 */
export function formerKey(pathname: string, search: URLSearchParams): string | undefined {
  const path = plainPath(pathname);
  return path === undefined ? undefined : keysOf(path, idIn(search))[0];
}

/** The keys under which a requested address may be stored, the most specific one first. */
export function formerSpellings(pathname: string, search: URLSearchParams): string[] {
  const path = plainPath(pathname);
  if (path === undefined) return [];
  const paths = [path];
  for (let at = 0; at < MAX_DEPTH; at += 1) {
    paths.push((paths.at(-1) ?? '').replace(DEEPER, ''));
  }
  const all = [...paths, ...paths.map((one) => one.replace(ROOTS, ''))];
  return [...new Set(all.flatMap((one) => keysOf(one, idIn(search))))];
}
