import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Empties the browser's ordinary cache, so that only what the service worker keeps is left. */
export async function clearHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Everything that pages and workers have stored on the device, as text. */
export async function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const headers = JSON.stringify([...(response?.headers ?? [])]);
        parts.push(name, request.url, headers, (await response?.text()) ?? '');
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

/** The worker's record of its offline copy. */
interface KeptState {
  readonly checkedAt: string;
  readonly script: string;
  readonly pagesKept: boolean;
  readonly picturesKept: boolean;
}

/** The worker's own account of its copy; undefined while it has none. */
export async function keptState(page: Page): Promise<KeptState | undefined> {
  return page.evaluate(
    async () =>
      (await (await caches.match('/offline-state'))?.json()) as
        | {
            checkedAt: string;
            script: string;
            pagesKept: boolean;
            picturesKept: boolean;
          }
        | undefined,
  );
}

/** A device that saves data, of which Chromium tells pages nothing by itself in a test. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Whether the worker caches pictures too. */
const cachesPictures = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    return connection?.saveData !== true;
  });

/** Asks again and again until the answer is yes; `waitForFunction` takes every promise for one. */
export async function untilTrue(ask: () => Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await ask())) {
    if (Date.now() > end) throw new Error('Never true');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Waits until the worker has kept everything that it caches on this device, and for `after` (a moment) has asked the server again. */
export async function untilKept(page: Page, after = '', timeoutMs = 60_000): Promise<KeptState> {
  const end = Date.now() + timeoutMs;
  const pictures = await cachesPictures(page);
  for (;;) {
    const state = await keptState(page);
    const isWhole = state?.pagesKept && (state.picturesKept || !pictures);
    if (isWhole && state.checkedAt > after) return state;
    if (Date.now() > end) throw new Error(`Not kept: ${JSON.stringify(state)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Waits for the next full second and gives the moment just before it, for `untilKept`: servers tell the time in whole
 * seconds, so a check right after any other moment would seem to lie before it.
 */
export async function justNow(): Promise<string> {
  const second = Math.ceil((Date.now() + 1) / 1000) * 1000;
  await new Promise((resolve) => setTimeout(resolve, second - Date.now()));
  return new Date(second - 1).toISOString();
}

/**
 * Has the worker bring its copy up to date, as each page does at its start, and waits until it has done what it could:
 * also from a foreign page under the site's address, and while the network misbehaves. What is asked while the worker
 * is at it already is answered with the same work.
 */
export async function letTryToKeep(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    // A worker has no more work in hand when it holds no lock and waits for none.
    active?.postMessage({ type: 'KEEP', saveData: false });
    const isBusy = async (): Promise<boolean> => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return [...held, ...pending].some(({ name }) => name === 'keep');
    };
    const asked = new MessageChannel();
    // Messages keep their order: once this one is answered, the worker has begun with the one before.
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
  });
}

/** A context of its own, as a visitor's phone or desktop. */
export async function newVisitor(browser: Browser, width = 390): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width, height: 844 }, locale: 'sr-Latn-RS' });
}
