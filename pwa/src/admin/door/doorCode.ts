import { DOOR_CACHE, DOOR_PAGE_KEY } from '@centar/domain/doorScreen.ts';
import { inTime } from '../storage/inTime.ts';

/** The worker may have to be installed first. */
const WORKER_MS = 60_000;

/** False without a worker, such as on a site without TLS. */
async function hasWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  await navigator.serviceWorker.register('/sw.js');
  const { ready } = navigator.serviceWorker;
  return inTime(ready, WORKER_MS, new Error('No worker is active.')).then(
    () => true,
    () => false,
  );
}

/** What the panel's page loads at its start. */
function filesOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const links = page.querySelectorAll('link:is([rel="stylesheet"], [rel="preload"])');
  const scripts = page.querySelector<HTMLMetaElement>('meta[name="scripts"]')?.content ?? '';
  return [
    ...scripts.split(' ').filter(Boolean),
    ...[...links].map((link) => link.getAttribute('href') ?? ''),
  ];
}

async function storedPage(): Promise<Response | undefined> {
  return caches.match(DOOR_PAGE_KEY, { cacheName: DOOR_CACHE });
}

/**
 * Stores the code of this screen, so that its address opens without a connection. Returns whether
 * it does, also if only an earlier code is stored.
 */
export async function storeDoorCode(): Promise<boolean> {
  if (import.meta.env.DEV || !('caches' in window)) return false;
  try {
    if (!(await hasWorker())) return false;
    // Without cookies, because it is the same for everybody.
    const page = await fetch(window.location.pathname, {
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
    });
    if (!page.ok) return (await storedPage()) !== undefined;
    const files = filesOf(await page.clone().text());
    const cache = await caches.open(DOOR_CACHE);
    const before = await cache.keys();
    const pathOf = ({ url }: Request): string => new URL(url).pathname;
    const stored = new Set(before.map(pathOf));
    // The page is last: it never names a file that is missing.
    await cache.addAll(files.filter((path) => !stored.has(path)));
    await cache.put(DOOR_PAGE_KEY, page);
    const needed = new Set([DOOR_PAGE_KEY, ...files]);
    await Promise.all(
      before
        .filter((request) => !needed.has(pathOf(request)))
        .map((request) => cache.delete(request)),
    );
    return true;
  } catch {
    return (await storedPage().catch(() => undefined)) !== undefined;
  }
}

/**
 * Otherwise a browser that lacks space may delete the list. Firefox asks the person; nothing may wait
 * for the answer.
 */
export function keepStorage(): void {
  if ('storage' in navigator) navigator.storage.persist().catch(() => undefined);
}
