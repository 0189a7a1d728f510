import { DOOR_PATH } from '@centar/domain/doorScreen.ts';
import { isLivePage } from '@centar/domain/pages.ts';
import { NOT_A_PAGE, pageAddress, STAFF_PATH } from '@centar/domain/publicAddress.ts';

export interface HandledRequest {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
}

/** How the worker answers; undefined leaves the request to the browser. */
export type Handling = 'page' | 'door' | 'query' | 'picture' | 'asset' | undefined;

const PICTURE = /^\/(media|art)\/[\w-]+\.(webp|avif|jpg|png)$/;
const ASSET = /^\/(assets|fonts|icons)\/[\w.-]+$/;

/**
 * Writes, requests with credentials and staff pages are not handled, except for 'Spisak na ulazu'.
 */
export function handlingOf(request: HandledRequest, origin: string): Handling {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return undefined;
  if (request.headers.has('authorization') || request.headers.has('range')) return undefined;
  const { pathname } = url;
  if (STAFF_PATH.test(pathname)) {
    return request.mode === 'navigate' && DOOR_PATH.test(pathname) ? 'door' : undefined;
  }
  // An open page is requested again when time has changed it.
  const isRenewal = request.headers.get('accept') === 'text/html';
  if (request.mode === 'navigate' || isRenewal)
    return NOT_A_PAGE.test(pathname) ? undefined : 'page';
  if (pathname === '/graphql') return url.searchParams.has('documentId') ? 'query' : undefined;
  if (PICTURE.test(pathname)) return 'picture';
  return ASSET.test(pathname) ? 'asset' : undefined;
}

/** Rendered for each request and never cached. */
export function isLive({ pathname, searchParams }: URL): boolean {
  const address = pageAddress(pathname, searchParams);
  return address !== undefined && isLivePage(address.page);
}

/** The cache key of a page; for an address without a page, its path. */
export function pageKey({ pathname, searchParams }: URL): string {
  return pageAddress(pathname, searchParams)?.key ?? pathname;
}
