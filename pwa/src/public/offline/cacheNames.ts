/** The device's stores. A new number after a name forgets what older workers cached in it. */
export const CACHES = {
  /** Scripts, fonts and icons. */
  assets: 'assets-1',
  /** The snapshot, the empty page and what is known about both. */
  content: 'content-1',
  /** Rendered pages by their address. */
  pages: 'pages-1',
  /** One small size of every listed picture. */
  pictures: 'pictures-1',
  /** Pictures in the size in which they were looked at. */
  seenPictures: 'seen-pictures-1',
} as const;

/** Headers that the worker writes on what it caches. */
export const CACHE_HEADERS = {
  /** The server's clock at the moment of caching, ISO 8601. */
  at: 'x-kept-at',
  /** The script that a page starts. */
  script: 'x-script',
  /** `1`: everything on the page is the same in the snapshot. */
  agrees: 'x-agrees',
  revision: 'x-revision',
  size: 'x-size',
} as const;

/** Deletes stores that no present worker uses. */
export async function dropForeignCaches(): Promise<void> {
  const known: readonly string[] = Object.values(CACHES);
  for (const name of await caches.keys()) {
    if (!known.includes(name)) await caches.delete(name);
  }
}

/** Is the device, or what it gives to this site, full? */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Deletes what a store holds; a store that is deleted whole gives its room back only when nobody has it open any more. */
async function empty(name: string): Promise<void> {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) await cache.delete(request);
}

/**
 * Caches an answer that matters more than pictures: where the device is full they make room, those first that were
 * only looked at. Throws when even that is not enough.
 */
export async function putBeforePictures(
  cache: Cache,
  key: string | Request,
  response: Response,
): Promise<void> {
  for (const expendable of [CACHES.seenPictures, CACHES.pictures]) {
    try {
      await cache.put(key, response.clone());
      return;
    } catch (error) {
      if (!isFull(error)) throw error;
      await empty(expendable);
    }
  }
  await cache.put(key, response);
}

/** Headers that describe bytes on the wire, not the text that is cached. */
const WIRE_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding', 'date'];

/** The answer's headers as they are cached, with the worker's own. */
export function cachedHeaders(response: Response, own: Readonly<Record<string, string>>): Headers {
  const headers = new Headers(response.headers);
  for (const name of WIRE_HEADERS) headers.delete(name);
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  return headers;
}

/** The server's clock when it answered, ISO 8601; the device's where the answer does not tell. */
export function answeredAt(response: Response): string {
  const moment = Date.parse(response.headers.get('date') ?? '');
  return new Date(Number.isNaN(moment) ? Date.now() : moment).toISOString();
}
