import { DAY_MS } from '@centar/domain/durations.ts';
import {
  answeredAt,
  CACHES,
  CACHE_HEADERS,
  putBeforePictures,
  cachedHeaders,
} from './cacheNames.ts';
import { fetchPublic, isCacheable } from './cachePolicy.ts';

/** Above this number the oldest are deleted. */
const MOST_PAGES = 60;
const OLDEST_PAGE_MS = 30 * DAY_MS;

const pages = (): Promise<Cache> => caches.open(CACHES.pages);

/** Pages of other sites never are. */
export async function cachePage(key: string, response: Response): Promise<void> {
  if (!isCacheable(response, 'page')) return;
  const headers = cachedHeaders(response, { [CACHE_HEADERS.at]: answeredAt(response) });
  await putBeforePictures(await pages(), key, new Response(await response.text(), { headers }));
}

/** Without credentials. Throws without a connection. */
export async function fetchPage(key: string): Promise<void> {
  await cachePage(key, await fetchPublic(key));
}

export async function cachedPage(key: string): Promise<Response | undefined> {
  return (await pages()).match(key);
}

/** Deletes pages that are too old or too many. */
export async function trimPages(now: number): Promise<void> {
  const cache = await pages();
  const visited: { request: Request; cachedAt: number }[] = [];
  for (const request of await cache.keys()) {
    const headers = (await cache.match(request))?.headers;
    visited.push({ request, cachedAt: Date.parse(headers?.get(CACHE_HEADERS.at) ?? '') });
  }
  visited.sort((a, b) => b.cachedAt - a.cachedAt);
  for (const [index, { request, cachedAt }] of visited.entries()) {
    if (index >= MOST_PAGES || now - cachedAt > OLDEST_PAGE_MS) await cache.delete(request);
  }
}
