import { answeredAt, CACHES, KEPT, keptHeaders } from './keptCaches.ts';
import { mayKeep } from './trust.ts';

/** A file of the build. Without a revision its name changes with its content. */
export interface AssetEntry {
  readonly url: string;
  readonly revision: string | null;
}

/** Tabs that are still open may load parts of an older build. */
const OLD_ASSETS_MS = 7 * 24 * 3_600_000;

const pathOf = ({ url }: AssetEntry): string => (url.startsWith('/') ? url : `/${url}`);

async function keepEntry(cache: Cache, entry: AssetEntry): Promise<void> {
  const path = pathOf(entry);
  const revision = entry.revision ?? '';
  const kept = await cache.match(path);
  if (kept && kept.headers.get(KEPT.revision) === revision) return;
  const response = await fetch(path, {
    credentials: 'omit',
    cache: revision ? 'no-cache' : 'default',
  });
  if (!mayKeep(response, 'asset')) throw new Error(`Cannot keep ${path}`);
  const own = { [KEPT.revision]: revision, [KEPT.at]: answeredAt(response) };
  await cache.put(path, new Response(response.body, { headers: keptHeaders(response, own) }));
}

/** Keeps the files of a build; only those that are missing or changed are asked for. Throws unless all are kept. */
export async function keepAssets(entries: readonly AssetEntry[]): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  await Promise.all(entries.map((entry) => keepEntry(cache, entry)));
}

/** Keeps the script of a page that another build than the worker's rendered. */
export function keepScript(path: string): Promise<void> {
  return keepAssets([{ url: path, revision: null }]);
}

/** Forgets files of former builds that no kept page starts, a week after they came. */
export async function dropOldAssets(
  entries: readonly AssetEntry[],
  inUse: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  const present = new Set(entries.map(pathOf));
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (present.has(path) || inUse.has(path)) continue;
    const keptAt = Date.parse((await cache.match(request))?.headers.get(KEPT.at) ?? '');
    if (!(now - keptAt < OLD_ASSETS_MS)) await cache.delete(request);
  }
}

/** A kept file, otherwise the network's; never a page in place of a file. */
export async function answerAsset(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHES.assets)).match(request, { ignoreVary: true });
  return kept ?? fetch(request);
}
