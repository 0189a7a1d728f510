import { DOOR_CACHE } from '@centar/domain/doorScreen.ts';

/** Names of the caches. A higher number discards what older workers cached. */
export const CACHES = {
  /** Scripts, fonts and icons. */
  assets: 'assets-1',
  /** The content that the visitor last saw, to announce changes. */
  changes: 'changes-1',
  /** Visited pages by address. */
  pages: 'pages-2',
  /** One small size of every listed picture. */
  pictures: 'pictures-1',
  /** Viewed pictures, in the size that was viewed. */
  seenPictures: 'seen-pictures-1',
} as const;

/**
 * The snapshot and its state. Each build has other queries, so a worker that waits must not replace
 * the snapshot of the active one. `renderer` identifies the build.
 */
export const contentCache = (renderer: string): string => `content-2:${renderer}`;

/** Headers that the worker adds to cached responses. */
export const CACHE_HEADERS = {
  /** The server's clock at the moment of caching, ISO 8601. */
  at: 'x-kept-at',
  revision: 'x-revision',
  size: 'x-size',
} as const;

/** Deletes caches that neither the current worker nor the panel uses. */
export async function dropForeignCaches(renderer: string): Promise<void> {
  const known = [...Object.values(CACHES), contentCache(renderer), DOOR_CACHE];
  for (const name of await caches.keys()) {
    if (!known.includes(name)) await caches.delete(name);
  }
}

export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/**
 * Deletes the entries one by one: `caches.delete` frees space only after all users have closed the
 * cache.
 */
async function empty(name: string): Promise<void> {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) await cache.delete(request);
}

/** Viewed pictures may be cached again meanwhile, while the page loads. */
const TO_EMPTY = [
  [CACHES.seenPictures],
  [CACHES.seenPictures, CACHES.pictures],
  [CACHES.seenPictures, CACHES.pictures],
];

/**
 * Caches a response that matters more than pictures. When storage is full, pictures are deleted,
 * viewed ones first. Throws when that is not enough.
 */
export async function putBeforePictures(
  cache: Cache,
  key: string | Request,
  response: Response,
): Promise<void> {
  for (const expendable of TO_EMPTY) {
    try {
      await cache.put(key, response.clone());
      return;
    } catch (error) {
      if (!isFull(error)) throw error;
      await Promise.all(expendable.map(empty));
    }
  }
  await cache.put(key, response);
}

/** Headers that describe the bytes on the wire, not the cached text. */
const WIRE_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding', 'date'];

export function cachedHeaders(response: Response, own: Readonly<Record<string, string>>): Headers {
  const headers = new Headers(response.headers);
  for (const name of WIRE_HEADERS) headers.delete(name);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  return headers;
}

/** The server's clock at its response, ISO 8601; the device's clock without a `Date` header. */
export function answeredAt(response: Response): string {
  const moment = Date.parse(response.headers.get('date') ?? '');
  return new Date(Number.isNaN(moment) ? Date.now() : moment).toISOString();
}
