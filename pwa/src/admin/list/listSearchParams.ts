/** The search parameters of a staff list: what is searched, filtered and sorted, and the page. */
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

/** Reads a list's parameters from the address; a wrong one counts as absent. */
export function readListParams(address: URLSearchParams): ListSearchParams {
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

/** The address with these parameters; its other parameters stay. */
export function withListParams(
  address: URLSearchParams,
  params: ListSearchParams,
): URLSearchParams {
  const { query, filter, publication, sort, isDown, page } = params;
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
  params: ListSearchParams,
  head: string,
): Pick<ListSearchParams, 'sort' | 'isDown'> {
  if (params.sort !== head) return { sort: head, isDown: false };
  return params.isDown ? { sort: '', isDown: false } : { sort: head, isDown: true };
}
