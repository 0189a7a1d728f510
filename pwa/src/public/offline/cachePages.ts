import documentIds from 'virtual:document-ids';
import { registeredAddress } from '@centar/domain/pageContract.ts';
import { paths } from '../../shared/paths.ts';
import { inScript, LANGUAGE_TAGS, type Script } from '@centar/domain/scriptAddress.ts';
import { cacheFiles, cacheScript } from './cacheAssets.ts';
import { readSnapshot, type SnapshotEntries } from './cacheSnapshot.ts';
import {
  answeredAt,
  CACHES,
  CACHE_HEADERS,
  putBeforePictures,
  cachedHeaders,
} from './cacheNames.ts';
import { fetchPublic, isCacheable, scriptOf } from './cachePolicy.ts';

/** Opened most, and rendered pages open fastest. */
const LIST_PAGES: readonly string[] = [
  paths.home,
  paths.schedule,
  paths.programs,
  paths.news,
  paths.cinema,
];

export const listPages = (script: Script): string[] =>
  LIST_PAGES.map((path) => inScript(script, path));

/** Above this number the oldest visited pages are deleted. */
const MOST_PAGES = 60;
const OLDEST_PAGE_MS = 30 * 24 * 3_600_000;

const pages = (): Promise<Cache> => caches.open(CACHES.pages);

/** Equal, partly different, or not in the snapshot. */
export type Comparison = 'agrees' | 'differs' | 'beyond';

function compareWithSnapshot(html: string, snapshot: SnapshotEntries): Comparison {
  const data = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1];
  const { queries } = JSON.parse(data ?? '{}') as { queries?: Record<string, unknown> };
  let comparison: Comparison = 'agrees';
  for (const [key, outcome] of Object.entries(queries ?? {})) {
    const [name = '', variables = '{}'] = key.split(/ (.*)/s);
    const known =
      snapshot[
        registeredAddress(documentIds[name] ?? '', JSON.parse(variables) as Record<string, unknown>)
      ];
    if (known === undefined) return 'beyond';
    if (JSON.stringify(known) !== JSON.stringify(outcome)) comparison = 'differs';
  }
  return comparison;
}

/** The Cyrillic font files that a Cyrillic page names. */
function cyrillicFontsOf(html: string): string[] {
  const isCyrillic = html.startsWith(`<!doctype html><html lang="${LANGUAGE_TAGS.cyrillic}"`);
  const names = isCyrillic ? html.match(/\/fonts\/[\w-]+-cyrillic-\w+\.woff2/g) : null;
  return [...new Set(names)];
}

/** With its script. Returns whether it could be cached; pages of other sites never are. */
export async function cachePage(key: string, response: Response): Promise<boolean> {
  if (!isCacheable(response, 'page')) return false;
  const html = await response.text();
  const script = scriptOf(html);
  if (script === undefined) return false;
  await cacheScript(script);
  // Latin readers do not need these fonts. Without them a fallback font is used.
  await cacheFiles(cyrillicFontsOf(html)).catch(() => undefined);
  const agrees = compareWithSnapshot(html, await readSnapshot()) === 'agrees' ? '1' : '0';
  const own = {
    [CACHE_HEADERS.at]: answeredAt(response),
    [CACHE_HEADERS.script]: script,
    [CACHE_HEADERS.agrees]: agrees,
  };
  const page = new Response(html, { headers: cachedHeaders(response, own) });
  await putBeforePictures(await pages(), key, page);
  return true;
}

/** Without credentials. Returns whether all were cached; throws without a connection. */
export async function fetchPages(keys: Iterable<string>): Promise<boolean> {
  let all = true;
  for (const key of keys) all = (await cachePage(key, await fetchPublic(key))) && all;
  return all;
}

export async function cachedPage(key: string): Promise<Response | undefined> {
  return (await pages()).match(key);
}

/**
 * Deletes pages that differ from the new snapshot or belong to another build. Pages that are not in
 * it stay.
 */
export async function reconcilePages(script: string): Promise<void> {
  const cache = await pages();
  const snapshot = await readSnapshot();
  for (const request of await cache.keys()) {
    const page = await cache.match(request);
    if (!page) continue;
    const html = await page.clone().text();
    const comparison = compareWithSnapshot(html, snapshot);
    if (page.headers.get(CACHE_HEADERS.script) !== script || comparison === 'differs') {
      await cache.delete(request);
    } else {
      const agrees = comparison === 'agrees' ? '1' : '0';
      const headers = cachedHeaders(page, { [CACHE_HEADERS.agrees]: agrees });
      await cache.put(request, new Response(html, { headers }));
    }
  }
}

/** If too old or too many. */
export async function trimPages(now: number, script: Script): Promise<void> {
  const always = listPages(script);
  const cache = await pages();
  const visited: { request: Request; cachedAt: number }[] = [];
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (always.includes(pathname + search)) continue;
    const headers = (await cache.match(request))?.headers;
    visited.push({ request, cachedAt: Date.parse(headers?.get(CACHE_HEADERS.at) ?? '') });
  }
  visited.sort((a, b) => b.cachedAt - a.cachedAt);
  for (const [index, { request, cachedAt }] of visited.entries()) {
    if (index >= MOST_PAGES || now - cachedAt > OLDEST_PAGE_MS) await cache.delete(request);
  }
}
