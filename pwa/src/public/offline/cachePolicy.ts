/** The kind of content that a response must have to be cached. */
export type ExpectedKind = 'page' | 'json' | 'picture' | 'asset';

const TYPES: Readonly<Record<ExpectedKind, RegExp>> = {
  page: /^text\/html\b/i,
  json: /^application\/json\b/i,
  picture: /^image\/(webp|avif|jpeg|png)\b/i,
  asset: /^(text|application)\/(javascript|css)\b|^font\/|^image\//i,
};

/**
 * May this answer be cached? Only a whole, public answer of the expected type that came from the address
 * itself: no failure, no redirect (a sign-in page of a foreign network), nothing private.
 */
export function isCacheable(response: Response, kind: ExpectedKind): boolean {
  const control = response.headers.get('cache-control') ?? '';
  return (
    response.status === 200 &&
    !response.redirected &&
    (response.type === 'basic' || response.type === 'default') &&
    TYPES[kind].test(response.headers.get('content-type') ?? '') &&
    !/\b(private|no-store)\b/i.test(control)
  );
}

/** Asks as a stranger: without cookies, past the browser's own cache, and never somewhere else. */
export function fetchPublic(address: string, etag = ''): Promise<Response> {
  return fetch(address, {
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    headers: etag ? { 'if-none-match': etag } : {},
  });
}

/** The script that one of our pages starts; undefined for pages that are not ours, whatever they say. */
export function scriptOf(html: string): string | undefined {
  if (!html.includes('<script type="application/json" id="page-data">')) return undefined;
  return /<body data-app="(\/assets\/[\w.-]+\.js)"/.exec(html)?.[1];
}
