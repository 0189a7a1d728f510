/** Longer ones are no address of a site. */
const LONGEST = 500;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * The spellings by which an address of a former site may be known here, the most telling one first: by the number that
 * WordPress gives to an item, and by its path. Host, letter case, slashes at the end and other parameters do not count.
 */
export function formerSpellings(pathname: string, search: URLSearchParams): string[] {
  const path = decoded(pathname)
    ?.normalize('NFC')
    .toLowerCase()
    .replace(/\/(?:index\.php)?\/*$/, '');
  if (path === undefined || path.length > LONGEST || /\p{Cc}/u.test(path)) return [];
  const id = [search.get('p'), search.get('page_id')].find((one) => one && /^\d{1,12}$/.test(one));
  return [...(id ? [`${path}/?p=${id}`] : []), ...(path === '' ? [] : [path])];
}
