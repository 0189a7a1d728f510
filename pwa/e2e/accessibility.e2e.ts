import type { BrowserContext } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EVERYTHING, violations, violationsInBoth } from './axe.ts';
import { expectedPages } from './expectedPages.ts';
import { DESKTOP, inParallel, openSite, PHONE } from './site.ts';
import type { Site } from './site.ts';
import { untilAlive } from './watch.ts';

/** Two cores are the smallest machine that runs this. */
const LANES = 3;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Every public page, once for each reason for which it may be wrong, and the two doors of the staff panel. */
function addresses(): string[] {
  const pages = expectedPages(site.content);
  const missing = pages.filter(({ status }) => status === 404).slice(0, 1);
  const shown = [...pages.filter(({ status }) => status === 200), ...missing];
  return [...shown.map(({ path }) => path), '/ap-login', '/ap/reset-password'];
}

describe.each([
  { name: 'phone', viewport: PHONE },
  { name: 'desktop', viewport: DESKTOP },
])('on a $name', ({ viewport }) => {
  let context: BrowserContext;

  beforeAll(async () => {
    // Without motion nothing is half faded in while its colours are measured.
    context = await site.visitor({ viewport, reducedMotion: 'reduce' });
  });
  afterAll(() => context.close());

  it('no page breaks a rule of WCAG 2.2 AA or of good practice', async () => {
    const wrong: string[] = [];
    await inParallel(addresses(), LANES, async (path) => {
      const page = await context.newPage();
      await page.goto(site.address(path), { waitUntil: 'load' });
      await untilAlive(page);
      for (const one of await violationsInBoth(page)) wrong.push(`${path}: ${one}`);
      await page.close();
    });
    expect(wrong).toEqual([]);
  });
});

it('finds nothing wrong with the open menu', async () => {
  await site.visit(
    '/',
    async (page) => {
      await page.locator('details.menu summary').click();
      expect(await violationsInBoth(page)).toEqual([]);
    },
    { viewport: PHONE, reducedMotion: 'reduce' },
  );
});

it('would find a fault', async () => {
  await site.visit('/o-nama', async (page) => {
    await page.evaluate(() => {
      document
        .querySelector('.letter input')
        ?.parentElement?.replaceWith(
          Object.assign(document.createElement('input'), { id: 'bez-imena' }),
        );
    });
    expect((await violations(page, EVERYTHING)).join()).toContain('#bez-imena');
  });
});
