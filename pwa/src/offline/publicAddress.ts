import { PAGE_PARAMETERS } from '../../../domain/pageContract.ts';

/** What the worker looks at of a request. */
export interface AskedRequest {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly headers: Pick<Headers, 'has'>;
}

/** How the worker answers; undefined: not at all, the browser asks the network itself. */
export type Handling = 'page' | 'query' | 'picture' | 'asset' | undefined;

const STAFF = /^\/(ap|ap-login|admin-panel)(\/|$)/i;
/** As on the server: addresses under which nothing is ever a page. */
const NOT_A_PAGE = /^\/(api|graphql|media|assets|fonts|icons|art)(\/|$)|\.[a-z0-9]{2,12}$/i;
const PICTURE = /^\/(media|art)\/[\w-]+\.(webp|avif|jpg|png)$/;
const ASSET = /^\/(assets|fonts|icons)\/[\w.-]+$/;

/**
 * Decides who answers a request. Staff pages, writes and whatever carries credentials are none of the
 * worker's business.
 */
export function handlingOf(request: AskedRequest, origin: string): Handling {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return undefined;
  if (request.headers.has('authorization') || request.headers.has('range')) return undefined;
  const { pathname } = url;
  if (STAFF.test(pathname)) return undefined;
  if (request.mode === 'navigate') return NOT_A_PAGE.test(pathname) ? undefined : 'page';
  if (pathname === '/graphql') return url.searchParams.has('documentId') ? 'query' : undefined;
  if (PICTURE.test(pathname)) return 'picture';
  return ASSET.test(pathname) ? 'asset' : undefined;
}

/** A page's path with the parameters that matter: campaign marks and the like make no other page. */
export function pageKey(url: URL): string {
  const path = url.pathname.replace(/\/+$/, '') || '/';
  const search = new URLSearchParams();
  for (const name of PAGE_PARAMETERS) {
    const value = url.searchParams.get(name);
    if (value !== null) search.set(name, value);
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
