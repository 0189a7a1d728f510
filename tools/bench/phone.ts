import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.js';

/** A common phone. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
/** A cheap phone relative to this machine. */
export const CPU_SLOWDOWN = 4;
/** A slow connection, for a realistic order of events. */
export const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};

/** Closes the browser in any case. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
