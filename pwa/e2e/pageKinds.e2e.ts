import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { inScript } from '@centar/domain/scriptAddress.ts';
import { violationsInBoth, violationsOfStructure } from './axe.ts';
import { oneOfEachKind } from './expectedPages.ts';
import type { ExpectedPage } from './expectedPages.ts';
import { readContent } from './publicContent.ts';
import { expectTexts, shownTexts } from './shown.ts';
import { DESKTOP, PHONE, test } from './site.ts';
import type { Site } from './site.ts';
import {
  brokenPictures,
  measureShifts,
  scriptsBeforeLoad,
  scrollThrough,
  shiftsOf,
  sidewaysScroll,
  untilHydrated,
  watchPage,
} from './watch.ts';

/** Texts that only the staff panel's own code holds, the library of its forms' rules among them. */
const STAFF_ONLY = [
  'Usesno azurirana fotografija',
  'Pogresni kredencijali',
  'apollo-require',
  'safeParse',
];
const PARTS = [0, 1, 2];

async function check(
  context: BrowserContext,
  site: Site,
  expected: ExpectedPage,
  look: (page: Page) => Promise<string[]>,
): Promise<void> {
  const { path } = expected;
  const page = await context.newPage();
  const watch = watchPage(page, site.address(path));
  const answer = await page.goto(site.address(path), { waitUntil: 'load' });
  expect(answer?.status(), path).toBe(expected.status);
  await untilHydrated(page);
  await scrollThrough(page);
  expectTexts(await shownTexts(page), expected);
  const shifts = await shiftsOf(page);
  expect(shifts.value, `${path} ${shifts.what.join()}`).toBeLessThan(0.01);
  expect(await brokenPictures(page), path).toEqual([]);
  expect(await sidewaysScroll(page), path).toBe(0);
  expect(await scriptsBeforeLoad(page), path).toEqual([]);
  expect(
    watch.scripts.filter((script) => /staff|sweetalert/.test(script)),
    path,
  ).toEqual([]);
  expect(watch.foreign, path).toEqual([]);
  expect(watch.problems, path).toEqual([]);
  // Without motion nothing is half faded in while its colours are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await look(page), path).toEqual([]);
  await page.close();
}

const toCyrillic = cyrillicWriter();

/** The same page in Cyrillic. */
const inCyrillic = (expected: ExpectedPage): ExpectedPage => ({
  ...expected,
  path: inScript('cyrillic', expected.path),
  h1: toCyrillic(expected.h1),
  h2: expected.h2.map(toCyrillic),
  texts: expected.texts.map(toCyrillic),
});
const asItIs = (expected: ExpectedPage): ExpectedPage => expected;

/** The worker does the same everywhere: one device has it. */
const WITHOUT_WORKER = { serviceWorkers: 'block' } as const;

for (const { name, options, look, write } of [
  { name: 'phone', options: { viewport: PHONE }, look: violationsInBoth, write: asItIs },
  {
    name: 'phone in Cyrillic',
    options: { viewport: PHONE, ...WITHOUT_WORKER },
    look: violationsOfStructure,
    write: inCyrillic,
  },
  {
    name: 'desktop',
    options: { viewport: DESKTOP, ...WITHOUT_WORKER },
    look: violationsOfStructure,
    write: asItIs,
  },
]) {
  for (const part of PARTS) {
    test(`a page of each kind on a ${name} shows its content, stands still, breaks no rule of WCAG 2.2 AA or of good practice, and nothing fails (part ${String(part + 1)})`, async ({
      site,
    }) => {
      // Far from Belgrade.
      const context = await site.visitor({ ...options, timezoneId: 'America/New_York' });
      await measureShifts(context);
      const kinds = oneOfEachKind(await readContent(site.address('')));
      for (const [at, expected] of kinds.entries()) {
        if (at % PARTS.length === part) await check(context, site, write(expected), look);
      }
      await context.close();
    });
  }
}

test('brings no code of the staff panel to a public page', async ({ site }) => {
  await site.visit('/', async (page: Page) => {
    await scrollThrough(page);
    const scripts = await page.evaluate(async () => {
      const names = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/assets\/.+\.js/.test(name));
      return Promise.all(names.map(async (name) => (await fetch(name)).text()));
    });
    expect(scripts.length).toBeGreaterThan(0);
    const all = scripts.join('\n');
    expect(STAFF_ONLY.filter((text) => all.includes(text))).toEqual([]);
  });
});
