/** A place in a staff list: what was searched, filtered, sorted and turned to. */
export interface ListSearchParams {
  readonly query: string;
  /** The value of the chosen filter; empty for the first one. */
  readonly filter: string;
  /** The chosen state of publication; empty for all. */
  readonly publication: string;
  /** The head of the column that orders the rows; empty for the list's own order. */
  readonly sort: string;
  readonly isDown: boolean;
  /** Counts from 1. */
  readonly page: number;
}

/** Rows on one page of a staff list. */
export const PAGE_ROWS = 25;

const NAMES = {
  query: 'trazi',
  filter: 'prikaz',
  publication: 'objava',
  sort: 'red',
  page: 'strana',
} as const;

/** Reads a place from the address; nonsense is the beginning. */
export function readPlace(address: URLSearchParams): ListSearchParams {
  const text = (name: keyof typeof NAMES): string => address.get(NAMES[name]) ?? '';
  const sort = text('sort');
  const page = Number(text('page'));
  return {
    query: text('query'),
    filter: text('filter'),
    publication: text('publication'),
    sort: sort.replace(/^-/, ''),
    isDown: sort.startsWith('-'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address with this place in it; what else the address says stays. */
export function withPlace(address: URLSearchParams, place: ListSearchParams): URLSearchParams {
  const { query, filter, publication, sort, isDown, page } = place;
  const texts = {
    query,
    filter,
    publication,
    sort: sort && isDown ? `-${sort}` : sort,
    page: page > 1 ? String(page) : '',
  };
  const next = new URLSearchParams(address);
  for (const name of Object.keys(NAMES) as (keyof typeof NAMES)[]) {
    if (texts[name]) next.set(NAMES[name], texts[name]);
    else next.delete(NAMES[name]);
  }
  return next;
}

/** Up, down, then the list's own order again. */
export function nextSort(
  place: ListSearchParams,
  head: string,
): Pick<ListSearchParams, 'sort' | 'isDown'> {
  if (place.sort !== head) return { sort: head, isDown: false };
  return place.isDown ? { sort: '', isDown: false } : { sort: head, isDown: true };
}
