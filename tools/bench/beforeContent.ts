import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';
import { CPU_SLOWDOWN, PHONE, SLOW, withBrowser } from './phone.ts';
import type { Result } from './table.ts';

const INLINE_MOST = 1000;
/** Long enough for everything that a page loads automatically. */
const SETTLED_MS = 8000;

interface Script {
  readonly startedAt: number;
  bytes: number;
}

/** Each script's start (seconds since 1970) and transferred bytes. */
function watchScripts(session: CDPSession): Map<string, Script> {
  const scripts = new Map<string, Script>();
  session.on('Network.requestWillBeSent', ({ requestId, type, wallTime }) => {
    if (type === 'Script') scripts.set(requestId, { startedAt: wallTime, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  return scripts;
}

/** The largest contentful paint (seconds since 1970), and the text of inline scripts. */
async function readPage(page: Page): Promise<{ paintedAt: number; inline: string }> {
  return page.evaluate(async () => {
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const scripts = [...document.querySelectorAll('script:not([src])')].filter(
      (script) => !/json/.test(script.getAttribute('type') ?? ''),
    );
    return {
      paintedAt: (performance.timeOrigin + painted) / 1000,
      inline: scripts.map((script) => script.textContent).join(''),
    };
  });
}

/** F5: compressed script bytes before the home page's largest contentful paint. */
export async function measureBeforeContent(origin: string): Promise<Result[]> {
  return withBrowser(async (browser) => {
    const page = await (await browser.newContext(PHONE)).newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const scripts = watchScripts(session);
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    const { paintedAt, inline } = await readPage(page);
    const inlineBytes = brotliCompressSync(inline).length;
    const all = [...scripts.values()];
    const early = all.filter(({ startedAt }) => startedAt < paintedAt);
    const bytes = early.reduce((sum, script) => sum + script.bytes, 0);
    // A page that never loads its script must not pass.
    const total = all.reduce((sum, script) => sum + script.bytes, 0);
    return [
      {
        id: 'F5',
        what: 'script bytes before the largest content of the home page shows',
        measured: `${bytes} B + ${inlineBytes} B in the page (${total} B after it)`,
        target: `0 B + <= ${INLINE_MOST} B`,
        met: bytes === 0 && inlineBytes <= INLINE_MOST && total > 0,
      },
    ];
  });
}
