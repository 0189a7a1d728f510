import { NOT_A_PAGE, pageAddress, STAFF_PATH } from '@centar/domain/publicAddress.ts';

/** The parts of a request that the worker reads. */
export interface AskedRequest {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  readonly headers: Pick<Headers, 'has'>;
}

/** How the worker answers; undefined: not at all, the browser asks the network itself. */
export type Handling = 'page' | 'query' | 'picture' | 'asset' | undefined;

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
  if (STAFF_PATH.test(pathname)) return undefined;
  if (request.mode === 'navigate') return NOT_A_PAGE.test(pathname) ? undefined : 'page';
  if (pathname === '/graphql') return url.searchParams.has('documentId') ? 'query' : undefined;
  if (PICTURE.test(pathname)) return 'picture';
  return ASSET.test(pathname) ? 'asset' : undefined;
}

/** The key of a page in the cache; for an address without a page, its path. */
export function pageKey({ pathname, searchParams }: URL): string {
  return pageAddress(pathname, searchParams)?.key ?? pathname;
}
