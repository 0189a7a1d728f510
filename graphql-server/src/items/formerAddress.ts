const MAX_PATH_LENGTH = 500;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * The keys under which an address of the previous site may be stored, the most specific one first: WordPress's number
 * of an item, and the path. Host, letter case, slashes at the end and other parameters do not count.
 */
export function formerSpellings(pathname: string, search: URLSearchParams): string[] {
  const path = decoded(pathname)
    ?.normalize('NFC')
    .toLowerCase()
    .replace(/\/(?:index\.php)?\/*$/, '');
  if (path === undefined || path.length > MAX_PATH_LENGTH || /\p{Cc}/u.test(path)) return [];
  const id = [search.get('p'), search.get('page_id')].find((one) => one && /^\d{1,12}$/.test(one));
  return [...(id ? [`${path}/?p=${id}`] : []), ...(path === '' ? [] : [path])];
}
