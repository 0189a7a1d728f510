import { answeredAt, CACHES, isFull, CACHE_HEADERS, cachedHeaders } from './cacheNames.ts';
import { isCacheable } from './cachePolicy.ts';

/** For listed pictures, in bytes. */
export const LISTED_BUDGET = 5_000_000;
/** For viewed pictures, in bytes. */
const SEEN_BUDGET = 5_000_000;
/** Needed for the state and the next update. */
const BYTES_TO_FREE = 200_000;
/** Wide enough for a card on a phone. */
const CARD_WIDTH = 320;
const CONCURRENT_FETCHES = 4;
const NAMED_WIDTH = /\/(?:media|art)\/([\w-]+?)-(\d{2,4})\.webp/g;

/** All sizes of a picture share it. */
export function pictureName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(name)?.[0];
  return uuid ?? name.replace(/-\d{2,4}$/, '');
}

/** Further pictures are cached only when viewed. */
const FURTHER = /"morePictures":\[[^\]]*\]/g;

/** For each listed picture in the text: the smallest size sufficient for a card. */
export function smallPictures(text: string): string[] {
  const chosen = new Map<string, { path: string; width: number }>();
  for (const [path, name = '', digits] of text.replace(FURTHER, '').matchAll(NAMED_WIDTH)) {
    const width = Number(digits);
    const best = chosen.get(name);
    const better = !best || (best.width < CARD_WIDTH ? width > best.width : width < best.width);
    if (better && (!best || width >= CARD_WIDTH || best.width < CARD_WIDTH)) {
      chosen.set(name, { path, width });
    }
  }
  return [...chosen.values()].map(({ path }) => path);
}

/** Returns the bytes stored; 0 when the response is not a picture. */
async function putPicture(cache: Cache, path: string, response: Response): Promise<number> {
  if (!isCacheable(response, 'picture')) return 0;
  const blob = await response.blob();
  const own = { [CACHE_HEADERS.at]: answeredAt(response), [CACHE_HEADERS.size]: String(blob.size) };
  await cache.put(path, new Response(blob, { headers: cachedHeaders(response, own) }));
  return blob.size;
}

async function cachedSizes(cache: Cache): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const request of await cache.keys()) {
    const size = Number((await cache.match(request))?.headers.get(CACHE_HEADERS.size));
    sizes.set(new URL(request.url).pathname, size);
  }
  return sizes;
}

/** Deletes the last of these pictures until enough bytes are free. */
async function freeBytes(cache: Cache, sizes: ReadonlyMap<string, number>): Promise<void> {
  let bytes = 0;
  for (const [path, size] of [...sizes].reverse()) {
    if (bytes >= BYTES_TO_FREE) return;
    await cache.delete(path);
    bytes += size;
  }
}

/**
 * Caches these pictures in order, within the budget and the device's storage, and deletes all
 * others. Returns whether caching is complete; on a full device it is. Throws without a connection;
 * pictures cached so far stay. Ends early once `mayGoOn` returns false.
 */
export async function cachePictures(
  paths: readonly string[],
  budget: number,
  mayGoOn = (): boolean => true,
): Promise<boolean> {
  const cache = await caches.open(CACHES.pictures);
  const sizes = await cachedSizes(cache);
  const listed = new Set(paths);
  for (const path of sizes.keys()) {
    if (listed.has(path)) continue;
    await cache.delete(path);
    sizes.delete(path);
  }
  let used = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const missing = paths.filter((path) => !sizes.has(path));
  let done = true;
  const refused: string[] = [];
  const work = async (): Promise<void> => {
    while (missing.length > 0 && used < budget && mayGoOn()) {
      const path = missing.shift() ?? '';
      const response = await fetch(path, { credentials: 'omit', priority: 'low' });
      const size = await putPicture(cache, path, response).catch((error: unknown) => {
        if (!isFull(error)) throw error;
        refused.push(path);
        return budget;
      });
      if (!refused.includes(path)) sizes.set(path, size);
      done &&= size > 0 || response.status === 404;
      used += size;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_FETCHES }, work));
  if (refused.length > 0) await freeBytes(cache, sizes);
  const isWhole = missing.length === 0 || used >= budget;
  return isWhole && done;
}

/** The oldest are deleted above the budget. */
export async function cacheSeenPicture(path: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHES.seenPictures);
  await putPicture(cache, path, response);
  const sizes = await cachedSizes(cache);
  let used = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  for (const [oldest, size] of sizes) {
    if (used <= SEEN_BUDGET) return;
    await cache.delete(oldest);
    used -= size;
  }
}

export async function cachedPicture(path: string): Promise<Response | undefined> {
  return (
    (await (await caches.open(CACHES.pictures)).match(path)) ??
    (await (await caches.open(CACHES.seenPictures)).match(path))
  );
}

export async function otherSize(path: string): Promise<Response | undefined> {
  const name = pictureName(path);
  let best: Response | undefined;
  for (const store of [CACHES.seenPictures, CACHES.pictures]) {
    const cache = await caches.open(store);
    for (const request of await cache.keys()) {
      if (pictureName(new URL(request.url).pathname) !== name) continue;
      const cached = await cache.match(request);
      if (sizeOf(cached) > sizeOf(best)) best = cached;
    }
  }
  return best;
}

function sizeOf(response: Response | undefined): number {
  return Number(response?.headers.get(CACHE_HEADERS.size) ?? -1);
}
