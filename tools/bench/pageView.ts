import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { CPU_SLOWDOWN, PHONE, SLOW } from './phone.ts';

/** Longer tasks block the page. */
const BLOCKING_MS = 50;
/** Without a request so long, a page has loaded all that it loads untouched. */
const QUIET_MS = 700;
const PATIENCE_MS = 30_000;
/** A page that has not come back by then was loaded again. */
const BACK_MS = 3000;
/** From pointing at a link to pressing it. */
const HOVER_MS = 300;

/** Transferred, with headers. */
export interface Bytes {
  readonly all: number;
  readonly scripts: number;
  readonly pictures: number;
  readonly fonts: number;
}

interface Network {
  readonly bytes: () => Bytes;
  readonly settle: () => Promise<void>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function watchNetwork(session: CDPSession): Promise<Network> {
  const open = new Map<string, string>();
  const sizes: { type: string; size: number }[] = [];
  let changedAt = Date.now();
  const end = (requestId: string, size: number): void => {
    changedAt = Date.now();
    sizes.push({ type: open.get(requestId) ?? '', size });
    open.delete(requestId);
  };
  const sum = (...types: readonly string[]): number =>
    sizes
      .filter(({ type }) => types.length === 0 || types.includes(type))
      .reduce((all, { size }) => all + size, 0);
  session.on('Network.requestWillBeSent', ({ requestId, type = '', request }) => {
    if (!request.url.startsWith('http')) return;
    changedAt = Date.now();
    open.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    end(requestId, encodedDataLength);
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    end(requestId, 0);
  });
  await session.send('Network.enable');
  return {
    bytes: () => ({
      all: sum(),
      scripts: sum('Script'),
      pictures: sum('Image'),
      fonts: sum('Font'),
    }),
    async settle() {
      const latest = Date.now() + PATIENCE_MS;
      changedAt = Date.now();
      while (open.size > 0 || Date.now() < changedAt + QUIET_MS) {
        if (Date.now() > latest) throw new Error('A page never stopped loading');
        await pause(50);
      }
    },
  };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds; `tdur` is the thread's own work, which other programs affect less. */
  readonly ts: number;
  readonly tdur?: number;
  readonly args: {
    readonly data?: { readonly navigationId?: string; readonly documentLoaderURL?: string };
  };
}

/** Milliseconds. */
export interface Times {
  readonly first: number;
  readonly largest: number;
  readonly longestTask: number;
  readonly blocked: number;
}

/** Pictures are documents too: only what belongs to the navigation to `address` counts. */
function readTrace(events: readonly TraceEvent[], address: string): Times {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address,
  );
  const paint = (name: string): TraceEvent => {
    const found = events.findLast(
      (event) =>
        event.name === name && event.args.data?.navigationId === start?.args.data?.navigationId,
    );
    if (!found) throw new Error(`The trace of ${address} has no ${name}`);
    return found;
  };
  const after = ({ ts }: TraceEvent): number => (ts - (start?.ts ?? Number.NaN)) / 1000;
  const first = paint('firstContentfulPaint');
  // The paint was on the main thread.
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === first.pid && tid === first.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
  return {
    first: after(first),
    largest: after(paint('largestContentfulPaint::Candidate')),
    longestTask: Math.max(...tasks),
    blocked: tasks.reduce((sum, task) => sum + Math.max(0, task - BLOCKING_MS), 0),
  };
}

/** Until the returned function ends it. */
async function startTrace(browser: Browser, address: string): Promise<() => Promise<Times>> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  // The driver's type says that all values are texts.
  session.on('Tracing.dataCollected', ({ value }: { readonly value: readonly object[] }) => {
    events.push(...(value as readonly TraceEvent[]));
  });
  const includedCategories = [
    'loading',
    'blink.user_timing',
    'disabled-by-default-devtools.timeline',
  ];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => {
      session.once('Tracing.tracingComplete', () => {
        resolve();
      });
    });
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return readTrace(
      events.toSorted((one, other) => one.ts - other.ts),
      address,
    );
  };
}

/** In a window of its own with an empty cache. */
async function withPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  // A worker fetches the whole site after the first view.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', ...options });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.body.dataset['interactive'] !== undefined);
}

async function scrollThrough(page: Page): Promise<void> {
  const steps = await page.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / window.innerHeight),
  );
  for (let step = 0; step < steps; step += 1) {
    await page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
    });
    await pause(100);
  }
}

/** Whether the browser's cache for back and forward gave the page. */
async function comesBack(page: Page, away: string): Promise<boolean> {
  await page.evaluate(() => {
    const seen = window as Window & { restored?: boolean };
    window.addEventListener('pageshow', ({ persisted }) => (seen.restored = persisted));
  });
  await page.goto(away, { waitUntil: 'load' });
  // The library waits for an event that a restored page does not send.
  await page.evaluate(() => {
    // After this answer: leaving the page would lose it.
    setTimeout(() => {
      history.back();
    });
  });
  const end = Date.now() + BACK_MS;
  for (;;) {
    const restored = await page
      .evaluate(() => (window as Window & { restored?: boolean }).restored)
      .catch(() => undefined);
    if (restored !== undefined || Date.now() > end) return restored ?? false;
    await pause(50);
  }
}

export interface View {
  /** Of the first view. */
  readonly bytes: Bytes;
  /** After scrolling through, too. */
  readonly scrolled: Bytes;
  readonly times: Times;
  readonly isRestored: boolean;
}

/** @param away another page, to come back from */
export const viewPage = (browser: Browser, address: string, away: string): Promise<View> =>
  withPage(browser, {}, async (page, session) => {
    const network = await watchNetwork(session);
    await slowDown(session);
    const endTrace = await startTrace(browser, address);
    await page.goto(address, { waitUntil: 'load' });
    await untilInteractive(page);
    await network.settle();
    const bytes = network.bytes();
    const times = await endTrace();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await scrollThrough(page);
    await network.settle();
    const scrolled = network.bytes();
    return { bytes, scrolled, times, isRestored: await comesBack(page, away) };
  });

/** Without its scripts, but for the one in the document, as Lighthouse's twin (`audit.js`). */
export const viewPlain = (browser: Browser, address: string): Promise<Times> =>
  withPage(browser, {}, async (page, session) => {
    await slowDown(session);
    await session.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
    const endTrace = await startTrace(browser, address);
    await page.goto(address, { waitUntil: 'load' });
    await pause(QUIET_MS);
    return endTrace();
  });

/** Bytes of the first view for a phone that saves data. */
export const savingBytes = (browser: Browser, address: string): Promise<number> =>
  withPage(browser, { extraHTTPHeaders: { 'Save-Data': 'on' } }, async (page, session) => {
    const network = await watchNetwork(session);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await page.goto(address, { waitUntil: 'load' });
    await untilInteractive(page);
    await network.settle();
    return network.bytes().all;
  });

/** How many elements, in the document's order, end with the last one on a phone's first screen. */
export const elementsOfFirstScreen = (browser: Browser, address: string): Promise<number> =>
  withPage(browser, { javaScriptEnabled: false }, async (page) => {
    await page.goto(address, { waitUntil: 'load' });
    return page.evaluate(
      () =>
        1 +
        [...document.querySelectorAll('*')].findLastIndex((element) => {
          const { top, right, bottom, left, width, height } = element.getBoundingClientRect();
          const isOn =
            top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0;
          const hasOwn =
            element.matches('img, svg, svg *, button, input') ||
            [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
          return (
            hasOwn &&
            isOn &&
            width * height > 0 &&
            element.checkVisibility({ visibilityProperty: true })
          );
        }),
    );
  });

export interface SecondPage {
  /** It was there before the press: prerendered or prefetched. */
  readonly isThere: boolean;
  /** Milliseconds from the press to the largest paint. */
  readonly largest: number;
}

/** Opens the first link of a list after a hover. */
export const openSecond = (browser: Browser, address: string): Promise<SecondPage> =>
  withPage(browser, {}, async (page, session) => {
    await slowDown(session);
    await page.goto(address, { waitUntil: 'load' });
    await untilInteractive(page);
    const link = page.locator('main :is(h3, li) a').first();
    await link.hover();
    await pause(HOVER_MS);
    await link.click();
    await page.waitForURL((url) => url.href !== address, { waitUntil: 'load' });
    return page.evaluate(async () => {
      const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        activationStart?: number;
        deliveryType?: string;
      })[];
      const painted = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const { activationStart = 0, deliveryType = '' } = entry ?? {};
      return {
        isThere: activationStart > 0 || deliveryType !== '',
        largest: Math.max(0, painted - activationStart),
      };
    });
  });
