/**
 * Takes the two screenshots of the installation dialog from a running product with demo content:
 * `npx tsx tools/takeScreenshots.ts http://localhost:4000 [folder]`. `npm run demo-picture` then
 * stores them as `sajt-instalacija-siroka` (wide) and `sajt-instalacija-uska` (narrow).
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** `above`: pixels for the header above the heading. */
const SHOTS = [
  { name: 'wide', width: 1280, height: 720, deviceScaleFactor: 1, above: 112 },
  { name: 'narrow', width: 390, height: 844, deviceScaleFactor: 2, above: 84 },
] as const;
/** Has no dates, so the screenshots do not age. */
const PATH = '/program/likovni';
const HEADING = 'Galerija';
const DAY = /\d{1,2}\.\d{1,2}\.|\.20\d\d|\d{1,2}:\d\d|danas|sutra/i;

const [, , address = 'http://localhost:4000', folder = '.'] = process.argv;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const { name, width, height, deviceScaleFactor, above } of SHOTS) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(address + PATH, { waitUntil: 'networkidle' });
  // A first visit may use a fallback font.
  await page.reload({ waitUntil: 'networkidle' });
  const heading = page.getByRole('heading', { name: HEADING, exact: true });
  // Content above it is laid out only when scrolled near.
  await heading.scrollIntoViewIfNeeded();
  const shown = await heading.evaluate(async (element, offset) => {
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - offset);
    const pictures = [...document.images].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    for (const one of pictures) one.loading = 'eager';
    await Promise.all(pictures.map((one) => one.decode()));
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - offset);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const inSight: string[] = [];
    while (texts.nextNode()) {
      range.selectNode(texts.currentNode);
      const { width: wide, top, bottom } = range.getBoundingClientRect();
      if (wide > 0 && bottom > header && top < window.innerHeight) {
        inSight.push(texts.currentNode.textContent ?? '');
      }
    }
    return inSight;
  }, above);
  const dated = shown.filter((text) => DAY.test(text));
  if (dated.length > 0) throw new Error(`The picture would age: ${dated.join(', ')}`);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await context.close();
}
await browser.close();
