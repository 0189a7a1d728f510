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

/** Open tabs may still load files of an older build. */
const OLD_ASSETS_MS = 7 * 24 * 3_600_000;

const pathOf = ({ url }: AssetEntry): string => (url.startsWith('/') ? url : `/${url}`);

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

/** Throws unless all are cached. */
export async function cacheFiles(paths: readonly string[]): Promise<void> {
  await cacheAssets(paths.map((url) => ({ url, revision: null })));
}

/** The static imports of a built script. */
export function importsOf(script: string): string[] {
  const names = script.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
  return [...names].map(([, name = '']) => `/assets/${name}`);
}

/** The dynamic imports of a built script; those of the entry are the pages. */
export function dynamicImportsOf(script: string): string[] {
  const names = script.matchAll(/\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
  return [...names].map(([, name = '']) => `/assets/${name}`);
}

/** Scripts that are cached with all their imports. */
const completeScripts = new Set<string>();

/** The build was cached completely at installation. */
export function registerOwnBuild(entries: readonly AssetEntry[]): void {
  for (const entry of entries) completeScripts.add(pathOf(entry));
}

/**
 * Levels of dynamic imports that are followed: the entry imports the application, which imports the
 * pages.
 */
const DYNAMIC_LEVELS = 2;

/**
 * Caches a page's script with its imports and the code of all pages, since the page may be from
 * another build than the worker. Further dynamic imports are optional and not cached.
 */
export async function cacheScript(path: string): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  const seen = new Map<string, number>();
  const visit = async (one: string, steps: number): Promise<void> => {
    if (completeScripts.has(one) || (seen.get(one) ?? -1) >= steps) return;
    seen.set(one, steps);
    await cacheEntry(cache, { url: one, revision: null });
    const text = (await (await cache.match(one))?.text()) ?? '';
    const later = steps > 0 ? dynamicImportsOf(text) : [];
    await Promise.all([
      ...importsOf(text).map((each) => visit(each, steps)),
      ...later.map((each) => visit(each, steps - 1)),
    ]);
  };
  await visit(path, DYNAMIC_LEVELS);
  for (const one of seen.keys()) completeScripts.add(one);
}

/** A week after they were cached. */
export async function dropOldAssets(entries: readonly AssetEntry[], now: number): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  const present = new Set(entries.map(pathOf));
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
  const cached = await caches
    .open(CACHES.assets)
    .then((cache) => cache.match(request, { ignoreVary: true }))
    .catch(() => undefined);
  return cached ?? fetch(request);
}
