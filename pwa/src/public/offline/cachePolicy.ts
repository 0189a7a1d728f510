import { PAGE_HEADER } from '@centar/domain/pageContract.ts';

export type ExpectedKind = 'page' | 'json' | 'picture' | 'asset';

const TYPES: Readonly<Record<ExpectedKind, RegExp>> = {
  page: /^text\/html\b/i,
  json: /^application\/json\b/i,
  picture: /^image\/(webp|avif|jpeg|png)\b/i,
  asset: /^(text|application)\/(javascript|css)\b|^font\/|^image\//i,
};

/**
 * Only a complete, public response of the expected type from the address itself may be cached, and
 * of pages only our own. Errors, redirects (a sign-in page of a public Wi-Fi) and private responses
 * may not.
 */
export function isCacheable(response: Response, kind: ExpectedKind): boolean {
  const control = response.headers.get('cache-control') ?? '';
  return (
    response.status === 200 &&
    !response.redirected &&
    (response.type === 'basic' || response.type === 'default') &&
    TYPES[kind].test(response.headers.get('content-type') ?? '') &&
    (kind !== 'page' || response.headers.has(PAGE_HEADER)) &&
    !/\b(private|no-store)\b/i.test(control)
  );
}

/** Fetches without cookies, bypassing the HTTP cache, and fails on a redirect. */
export function fetchPublic(address: string): Promise<Response> {
  return fetch(address, {
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
  });
}
