const MAX_PATH_LENGTH = 500;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** An item's feeds, pages, comments, and its copy for phones. */
const DEEPER =
  /\/(?:feed(?:\/(?:rss2?|atom|rdf))?|amp|embed|print|trackback|comment-page-\d+|page\/\d+|\d{1,3})$/;
/** Such as `/koncert/comment-page-2/amp`. */
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
 * The stored form: WordPress's number of an item, or the path without host, letter case, trailing
 * slashes and parameters. Undefined for an address that names nothing.
 */
export function formerKey(pathname: string, search: URLSearchParams): string | undefined {
  const path = plainPath(pathname);
  return path === undefined ? undefined : keysOf(path, idIn(search))[0];
}

/** The most specific key first. */
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
