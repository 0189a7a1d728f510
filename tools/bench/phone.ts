import { chromium, type Browser } from '@playwright/test';
import { ensureChromium } from '../../scripts/chromium.js';

/** The screen of a common phone. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 };
/** How much slower than this machine a cheap phone is taken to be. */
export const CPU_SLOWDOWN = 4;

/** Works with a browser of its own, which is closed whatever happens. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
