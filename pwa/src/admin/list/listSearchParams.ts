export interface ListSearchParams {
  readonly query: string;
  /** Empty for the first choice. */
  readonly filter: string;
  /** Empty for all. */
  readonly publication: string;
  /** A column's title; empty for the default order. */
  readonly sort: string;
  readonly isDown: boolean;
  /** Starts at 1. */
  readonly page: number;
}

export const PAGE_ROWS = 25;
/** The server's limit. */
export const MOST_ROWS = 50;

const NAMES = {
  query: 'trazi',
  filter: 'prikaz',
  publication: 'objava',
  sort: 'red',
  page: 'strana',
} as const;

/** Invalid ones count as absent. */
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

/** Other parameters stay. */
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

/** Ascending, descending, then the default order again. */
export function nextSort(
  params: ListSearchParams,
  head: string,
): Pick<ListSearchParams, 'sort' | 'isDown'> {
  if (params.sort !== head) return { sort: head, isDown: false };
  return params.isDown ? { sort: '', isDown: false } : { sort: head, isDown: true };
}
