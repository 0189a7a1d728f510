/**
 * Takes the two pictures of the site that an installation dialog shows, from a running product with its demo content:
 * `npx tsx tools/demo-art/takeScreenshots.ts http://localhost:4000`. `npm run demo-art` makes them a part of the demo.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const SHOTS = [
  { name: 'wide', path: '/bioskop-list', width: 1280, height: 720, deviceScaleFactor: 1 },
  { name: 'narrow', path: '/', width: 390, height: 844, deviceScaleFactor: 2 },
] as const;

const [, , address = 'http://localhost:4000'] = process.argv;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const { name, path, width, height, deviceScaleFactor } of SHOTS) {
  const context = await browser.newContext({
    ...{ viewport: { width, height }, deviceScaleFactor },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  const page = await context.newPage();
  await page.goto(address + path, { waitUntil: 'networkidle' });
  // A first visit may be drawn in another face, because fonts are not waited for.
  await page.reload({ waitUntil: 'networkidle' });
  await page.screenshot({
    path: fileURLToPath(new URL(`screenshots/${name}.png`, import.meta.url)),
  });
  await context.close();
}
await browser.close();
