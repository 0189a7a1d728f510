import puppeteer from 'puppeteer-core';
import type { Visitor } from './visitor.ts';

const MINUTE = 60_000;

/** Starts the system's Firefox with a separate profile, by WebDriver BiDi. */
export async function startFirefox(): Promise<Visitor> {
  const executablePath = process.env['FIREFOX_PATH'];
  if (!executablePath) throw new Error('There is no Firefox: set FIREFOX_PATH.');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  page.setDefaultTimeout(MINUTE);
  return {
    async open(address) {
      await page.goto(address);
    },
    run: (work, ...given) =>
      page.evaluate(`(${work.toString()})(...${JSON.stringify(given)})`) as Promise<never>,
    press: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    key: (name) => page.keyboard.press(name),
    async choose(selector, path) {
      const field = await page.$(selector);
      await (field as { uploadFile(path: string): Promise<void> } | null)?.uploadFile(path);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    end: () => browser.close(),
  };
}
