import type { Page } from '@playwright/test';
import { PHONE, withBrowser } from './phone.ts';
import { median } from './statistics.ts';
import type { Result } from './table.ts';

/** Pages with the most markup, and with islands that wake by themselves. */
const PAGES = ['/', '/cir', '/program/likovni', '/raspored', '/moji-termini'];
const LOADS_A_PAGE = 2;
const PRESSES_A_LOAD = 5;
const PRESSES = PAGES.length * LOADS_A_PAGE * PRESSES_A_LOAD;
/** Slower than for loading: the cheapest phones. */
const CPU_SLOWDOWN = 6;
const MOST_MS = 100;
/** A press without effect after so long counts as lost. */
const PATIENCE_MS = 2000;

const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector<HTMLDetailsElement>('details.menu')?.open ?? false);

/** True if the menu reacted. */
async function pressMenu(page: Page): Promise<boolean> {
  const before = await isOpen(page);
  await page.locator('details.menu summary').click();
  return page
    .waitForFunction(
      (was) => document.querySelector<HTMLDetailsElement>('details.menu')?.open !== was,
      before,
      { timeout: PATIENCE_MS },
    )
    .then(
      () => true,
      () => false,
    );
}

/** Hovering has no interaction id. */
interface TimedEvent extends PerformanceEntry {
  readonly interactionId: number;
}

/** Milliseconds from a press to its paint. */
const slowest = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen: number[] = [0];
        new PerformanceObserver((list) => {
          const presses = (list.getEntries() as TimedEvent[]).filter(
            ({ interactionId }) => interactionId > 0,
          );
          seen.push(...presses.map(({ duration }) => duration));
        }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as never);
        setTimeout(() => {
          resolve(Math.max(...seen));
        }, 200);
      }),
  );

/** F9: latency of menu presses while scripts start on a slowed processor, and lost presses. */
export async function measurePresses(origin: string): Promise<Result[]> {
  return withBrowser(async (browser) => {
    const times: { path: string; took: number }[] = [];
    let lost = 0;
    for (const path of PAGES.flatMap((page) => Array<string>(LOADS_A_PAGE).fill(page))) {
      const context = await browser.newContext(PHONE);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
      for (let press = 0; press < PRESSES_A_LOAD; press += 1) {
        if (!(await pressMenu(page))) lost += 1;
      }
      times.push({ path, took: await slowest(page) });
      await context.close();
    }
    const longest = Math.max(...times.map(({ took }) => took));
    const worst = times.find(({ took }) => took === longest)?.path ?? '';
    const middle = median(times.map(({ took }) => took));
    return [
      {
        id: 'F9',
        what: `slowest of ${String(PRESSES)} presses while the page wakes up, CPU x${String(CPU_SLOWDOWN)} / presses lost`,
        measured: `${longest.toFixed(0)} ms (${worst}; median of the pages ${middle.toFixed(0)}) / ${String(lost)}`,
        target: `<= ${String(MOST_MS)} ms / 0`,
        met: longest <= MOST_MS && lost === 0,
      },
    ];
  });
}
