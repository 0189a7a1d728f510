import type { BrowserContext, Page } from '@playwright/test';

/** Clears the HTTP cache, so that only the service worker's caches are left. */
export async function clearHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** All data stored on the device by pages and workers, as text, without pictures. */
export async function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const headers = JSON.stringify([...(response?.headers ?? [])]);
        const isPicture = response?.headers.get('content-type')?.startsWith('image/');
        parts.push(name, request.url, headers, (!isPicture && (await response?.text())) || '');
      }
    }
    for (const { name } of await indexedDB.databases()) {
      parts.push(name ?? '');
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error('Cannot open'));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(new Error('Cannot read'));
        });
        parts.push(store, JSON.stringify(rows));
      }
      database.close();
    }
    return parts.join('\n');
  });
}

/** The worker's cache state. */
interface KeptState {
  readonly checkedAt: string;
  readonly picturesKept: boolean;
}

/** Of the active worker; undefined while nothing is cached. */
export async function keptState(page: Page): Promise<KeptState | undefined> {
  return page.evaluate(async () => {
    const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const kept = active?.state === 'activated' && (await caches.match('/offline-state'));
    return kept ? ((await kept.json()) as KeptState) : undefined;
  });
}

/** Simulates the Save-Data setting, which Chromium cannot emulate. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Whether the worker caches pictures. */
export const cachesPictures = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    return connection?.saveData !== true;
  });

/** Polls until the result is true; `waitForFunction` treats every promise as true. */
export async function untilTrue(ask: () => Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await ask())) {
    if (Date.now() > end) throw new Error('Never true');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Waits until the worker has cached everything and, with `after`, has checked the server since that
 * moment.
 */
export async function untilKept(page: Page, after = '', timeoutMs = 60_000): Promise<KeptState> {
  const end = Date.now() + timeoutMs;
  const pictures = await cachesPictures(page);
  for (;;) {
    const state = await keptState(page);
    const isWhole = state && (state.picturesKept || !pictures);
    if (isWhole && state.checkedAt > after) return state;
    if (Date.now() > end) throw new Error(`Not kept: ${JSON.stringify(state)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Waits for the next full second and returns the moment just before it, for `untilKept`: the
 * server's `Date` header has no milliseconds, so a check could otherwise seem earlier.
 */
export async function justNow(): Promise<string> {
  const second = Math.ceil((Date.now() + 1) / 1000) * 1000;
  await new Promise((resolve) => setTimeout(resolve, second - Date.now()));
  return new Date(second - 1).toISOString();
}

/**
 * Has the worker update its cache, as each page does at its start, and waits until it has finished,
 * even on a foreign page or a failing network. A request during an update shares it. Pictures are
 * cached too, by default unless the phone saves data.
 */
export async function letTryToKeep(page: Page, pictures?: boolean): Promise<void> {
  const saveData = !(pictures ?? (await cachesPictures(page)));
  await page.evaluate(
    async (message) => {
      const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      // A worker without held or requested locks is idle.
      active?.postMessage(message);
      const isBusy = async (): Promise<boolean> => {
        const { held = [], pending = [] } = await navigator.locks.query();
        return [...held, ...pending].some(({ name }) => name === 'keep');
      };
      const asked = new MessageChannel();
      // Messages are ordered: when this one is answered, the worker has started on the previous one.
      await new Promise<void>((resolve) => {
        asked.port1.onmessage = () => {
          resolve();
        };
        active?.postMessage({ type: 'IS_OWN', path: '' }, [asked.port2]);
      });
      await new Promise<void>((resolve) => {
        const look = (): void => {
          void isBusy().then((busy) => {
            if (busy) setTimeout(look, 20);
            else resolve();
          });
        };
        look();
      });
    },
    { type: 'KEEP', saveData },
  );
}
