import { DOOR_CACHE } from '@centar/domain/doorScreen.ts';
import { DAY_MS } from '@centar/domain/durations.ts';
import {
  answeredAt,
  CACHES,
  CACHE_HEADERS,
  putBeforePictures,
  cachedHeaders,
} from './cacheNames.ts';
import { isCacheable } from './cachePolicy.ts';

/** A file of the build. Without a revision, its name changes with its content. */
export interface AssetEntry {
  readonly url: string;
  readonly revision: string | null;
}

/** The files of the worker's build. */
export interface OwnBuild {
  /** The address of the script that renders pages. */
  readonly renderer: string;
  readonly assets: readonly AssetEntry[];
  /** Latin readers do not need them. Without them a fallback font is used. */
  readonly cyrillicFonts: readonly AssetEntry[];
}

/** Open tabs may still load files of an older build. */
const OLD_ASSETS_MS = 7 * DAY_MS;

const pathOf = ({ url }: AssetEntry): string => (url.startsWith('/') ? url : `/${url}`);

export function ownBuildOf(entries: readonly AssetEntry[]): OwnBuild {
  const isRenderer = (entry: AssetEntry): boolean => pathOf(entry).startsWith('/assets/renderer-');
  const isCyrillic = (entry: AssetEntry): boolean => /^\/fonts\/.+-cyrillic-/.test(pathOf(entry));
  const renderer = entries.find(isRenderer);
  return {
    renderer: renderer ? pathOf(renderer) : '',
    assets: entries.filter((entry) => !isRenderer(entry) && !isCyrillic(entry)),
    cyrillicFonts: entries.filter(isCyrillic),
  };
}

async function cacheEntry(cache: Cache, entry: AssetEntry): Promise<void> {
  const path = pathOf(entry);
  const revision = entry.revision ?? '';
  const cached = await cache.match(path);
  if (cached && cached.headers.get(CACHE_HEADERS.revision) === revision) return;
  const response = await fetch(path, {
    credentials: 'omit',
    cache: revision ? 'no-cache' : 'default',
  });
  if (!isCacheable(response, 'asset')) throw new Error(`Cannot keep ${path}`);
  const own = { [CACHE_HEADERS.revision]: revision, [CACHE_HEADERS.at]: answeredAt(response) };
  const asset = new Response(response.body, { headers: cachedHeaders(response, own) });
  await putBeforePictures(cache, path, asset);
}

/** Only missing or changed ones. Throws unless all are cached. */
export async function cacheAssets(entries: readonly AssetEntry[]): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  await Promise.all(entries.map((entry) => cacheEntry(cache, entry)));
}

/** A week after they were cached. */
export async function dropOldAssets(build: OwnBuild, now: number): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  const present = new Set([...build.assets, ...build.cyrillicFonts].map(pathOf));
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (present.has(path)) continue;
    const cachedAt = Date.parse((await cache.match(request))?.headers.get(CACHE_HEADERS.at) ?? '');
    if (!(now - cachedAt < OLD_ASSETS_MS)) await cache.delete(request);
  }
}

/**
 * Cached, otherwise from the network, also where storage is unavailable. Never a page instead of a
 * file.
 */
export async function answerAsset(request: Request): Promise<Response> {
  const cached = async (cacheName: string): Promise<Response | undefined> =>
    caches.match(request, { cacheName, ignoreVary: true }).catch(() => undefined);
  return (await cached(CACHES.assets)) ?? (await cached(DOOR_CACHE)) ?? fetch(request);
}
