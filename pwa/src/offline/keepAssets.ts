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

/** What a built script imports before it runs; not what it may load later. */
export function importsOf(script: string): string[] {
  const names = script.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
  return [...names].map(([, name = '']) => `/assets/${name}`);
}

/** Scripts that are known to be kept with all that they import. */
const whole = new Set<string>();

/** Tells which files the worker's own build consists of: they were all kept when it was installed. */
export function noteOwnBuild(entries: readonly AssetEntry[]): void {
  for (const entry of entries) whole.add(pathOf(entry));
}

/** Keeps a page's script with all that it imports: the page may be of another build than the worker. */
export async function keepScript(path: string): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  const seen = new Set<string>();
  const visit = async (one: string): Promise<void> => {
    if (whole.has(one) || seen.has(one)) return;
    seen.add(one);
    await keepEntry(cache, { url: one, revision: null });
    const text = (await (await cache.match(one))?.text()) ?? '';
    await Promise.all(importsOf(text).map(visit));
  };
  await visit(path);
  for (const one of seen) whole.add(one);
}

/** Forgets files of former builds, a week after they came. */
export async function dropOldAssets(entries: readonly AssetEntry[], now: number): Promise<void> {
  const cache = await caches.open(CACHES.assets);
  const present = new Set(entries.map(pathOf));
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    if (present.has(path)) continue;
    const keptAt = Date.parse((await cache.match(request))?.headers.get(KEPT.at) ?? '');
    if (!(now - keptAt < OLD_ASSETS_MS)) await cache.delete(request);
  }
}

/** A kept file, otherwise the network's; never a page in place of a file. */
export async function answerAsset(request: Request): Promise<Response> {
  const kept = await (await caches.open(CACHES.assets)).match(request, { ignoreVary: true });
  return kept ?? fetch(request);
}
