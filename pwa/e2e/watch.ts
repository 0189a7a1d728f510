import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** Problems of a page; all lists are empty on a good one. */
export interface Watch {
  /** Console errors and warnings, uncaught errors, failed requests, responses of 400 and above. */
  readonly problems: string[];
  /** Requested addresses outside the product's origin. */
  readonly foreign: string[];
  /** Loaded scripts. */
  readonly scripts: string[];
}

const LOUD = new Set(['error', 'warning']);
/** Playwright's message where a test blocks the service worker. */
const OF_THE_TOOL = 'Service Worker registration blocked by Playwright';

function isOfAddress(message: ConsoleMessage, address: string): boolean {
  return message.location().url.split('#')[0] === address;
}

/** Call before the page opens `address`, which may itself return 404. */
export function watchPage(page: Page, address: string): Watch {
  const { origin } = new URL(address);
  const watch: Watch = { problems: [], foreign: [], scripts: [] };
  page.on('console', (message) => {
    // The browser logs the status of the document, which the test checks separately.
    const isOurs = message.text() !== OF_THE_TOOL && !isOfAddress(message, address);
    if (LOUD.has(message.type()) && isOurs) {
      watch.problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => {
    watch.problems.push(`uncaught: ${error.message}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) watch.foreign.push(url.href);
    if (request.resourceType() === 'script') watch.scripts.push(url.href);
  });
  page.on('requestfailed', (request) => {
    // A picture that was still loading when the page was left.
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (isLeft && request.resourceType() === 'image') return;
    watch.problems.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url() !== address) {
      watch.problems.push(`${String(response.status())}: ${response.url()}`);
    }
  });
  return watch;
}

interface MeasuredWindow extends Window {
  shifts?: { value: number; what: string[] };
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Sums up the layout shifts of every page of the context, including those while scrolling. */
export async function measureShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const sum = { value: 0, what: [] as string[] };
    (window as MeasuredWindow).shifts = sum;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        sum.value += entry.value;
        sum.what.push(
          ...entry.sources.map(({ node }) =>
            node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName),
          ),
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of a page since it was opened. */
export async function shiftsOf(page: Page): Promise<{ value: number; what: string[] }> {
  return page.evaluate(
    () => (window as MeasuredWindow).shifts ?? { value: 1, what: ['unmeasured'] },
  );
}

/** Waits until the page handles presses, its needed islands are awake, and a frame is painted. */
export async function untilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.body.dataset['interactive'] !== undefined &&
      document.querySelector(
        '[data-starting], [data-waking], [data-wake="start"]:not([data-awake])',
      ) === null,
  );
  await nextFrame(page);
}

/** How long to wait for a frame; a hidden window may get none. */
const FRAME_MS = 1000;

async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    (patienceMs) =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 15));
        setTimeout(resolve, patienceMs);
      }),
    FRAME_MS,
  );
}

/** More than the longest page needs in the smallest window. */
const MOST_STEPS = 600;

/**
 * Scrolls to the end, as a reader would, but faster. Half a window a step, since browsers lay out
 * deferred parts that far ahead.
 */
export async function scrollThrough(page: Page): Promise<void> {
  const ends = await page.evaluate(
    async ({ steps, patienceMs }) => {
      for (let step = 0; step < steps; step += 1) {
        const before = window.scrollY;
        window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
        if (window.scrollY <= before) return true;
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve, 15));
          setTimeout(resolve, patienceMs);
        });
      }
      return false;
    },
    { steps: MOST_STEPS, patienceMs: FRAME_MS },
  );
  if (!ends) throw new Error('The page never ends');
}

/** How long pictures may take to load. */
const PICTURES_MS = 15_000;

/**
 * Loads every picture, also those of hidden slides. Returns the addresses of those that fail or are
 * late.
 */
export async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async (patienceMs) => {
    const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
    const pictures = [...document.images];
    const settled = pictures.map(async (picture) => {
      picture.loading = 'eager';
      await Promise.race([picture.decode().catch(() => undefined), late]);
      return picture.complete && picture.naturalWidth > 0
        ? []
        : [picture.currentSrc || picture.src];
    });
    return (await Promise.all(settled)).flat();
  }, PICTURES_MS);
}

/** Lays out deferred sections too, whose size may be remembered from another width. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = '* { content-visibility: visible !important }';
    document.head.append(style);
  });
}

/** How far the page scrolls horizontally, in pixels. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    window.scrollTo(10_000, 0);
    const moved = window.scrollX;
    window.scrollTo(0, 0);
    return Math.max(scrollWidth - clientWidth, moved);
  });
}

/** Scripts requested before the page's load event. */
export async function scriptsBeforeLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.m?js(\?|$)/.test(name))
      .filter(({ startTime }) => startTime < (visit?.loadEventStart ?? Infinity))
      .map(({ name }) => name);
  });
}

/** The number of visible controls that need a script; a form with an action needs none. */
export const deadControls = (page: Page): Promise<number> =>
  page
    .locator(
      ['button', 'input', 'textarea']
        .map((control) => `${control}:not(form[action] *):visible`)
        .join(', '),
    )
    .count();
