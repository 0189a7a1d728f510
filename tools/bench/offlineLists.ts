import type { Page } from '@playwright/test';
import { CPU_SLOWDOWN, PHONE, withBrowser } from './phone.ts';
import { median } from './statistics.ts';
import type { Result } from './table.ts';

const LISTS = ['/raspored', '/news-list', '/programs-list'];
const MOST_RATIO = 1.25;
const MOST_MS = 110;
const KEPT_MS = 60_000;
const PAINTED_MS = 10_000;

async function poll<T>(ask: () => Promise<T | undefined>, patienceMs: number): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error('The page never came so far');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const untilKept = (page: Page): Promise<boolean> =>
  poll(async () => {
    const isKept = await page.evaluate(async () => {
      const state: unknown = await (await caches.match('/offline-state'))?.json();
      return (state as { picturesKept?: boolean } | undefined)?.picturesKept === true;
    });
    return isKept || undefined;
  }, KEPT_MS);

/** Milliseconds until the first contentful paint. */
async function paintedAfter(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const rows = await page.locator('main li, main .row').count();
  if (rows < 5) throw new Error(`${address} shows no list`);
  return poll(
    () =>
      page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? undefined,
      ),
    PAINTED_MS,
  );
}

/**
 * O2: the paint of a cached list offline, on a slowed processor, relative to the page without
 * scripts.
 */
export async function measureOfflineLists(origin: string, rounds: number): Promise<Result[]> {
  // Browsers allow workers on localhost without a certificate.
  const site = origin.replace('127.0.0.1', 'localhost');
  return withBrowser(async (browser) => {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await page.goto(`${site}/`);
    await untilKept(page);
    await context.setOffline(true);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const times = { scripted: [] as number[], plain: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      for (const path of LISTS) {
        for (const kind of ['scripted', 'plain'] as const) {
          const value = kind === 'plain';
          await session.send('Emulation.setScriptExecutionDisabled', { value });
          times[kind].push(await paintedAfter(page, site + path));
        }
      }
    }
    const [scripted, plain] = [median(times.scripted), median(times.plain)];
    return [
      {
        id: 'O2',
        what: `a kept list is seen offline, CPU x${String(CPU_SLOWDOWN)} / the same page without scripts`,
        measured: `${(scripted / plain).toFixed(3)}; ${scripted.toFixed(0)} ms`,
        target: `<= ${String(MOST_RATIO)}; <= ${String(MOST_MS)} ms`,
        met: scripted / plain <= MOST_RATIO && scripted <= MOST_MS,
      },
    ];
  });
}
