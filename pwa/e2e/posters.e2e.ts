import { expect, type Locator, type Page } from '@playwright/test';
import { FRAME, violationsInBoth } from './axe.ts';
import { first } from './publicContent.ts';
import { PHONE, test } from './site.ts';
import { sidewaysScroll, untilInteractive } from './watch.ts';

/** The front of a poster, which turns it. */
const front = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .locator('summary')
    .filter({ has: page.getByRole('img', { name: title }) });

const back = (page: Page, title: string): Locator =>
  page.getByRole('link', { name: title, exact: true });

test('a poster turns to its day, hall and page without JavaScript', async ({ site }) => {
  // On a phone a turned poster covers its neighbour, so the other one is far away.
  const [film, other] = [first(site.content.movies), first(site.content.movies.toReversed())];
  await site.visit(
    '/plakati',
    async (page) => {
      await expect(back(page, film.title)).toBeHidden();
      await front(page, film.title).click();
      await expect(back(page, film.title)).toBeVisible();
      await expect(page.locator('details[open]')).toContainText(/sala/i);
      // Another one turns the first one back.
      await front(page, other.title).click();
      await expect(back(page, film.title)).toBeHidden();
      await back(page, other.title).click();
      await page.waitForURL(`**/cinema/${String(other.id)}`);
    },
    { javaScriptEnabled: false, viewport: PHONE },
  );
});

test('posters turn by keyboard, pass the checks, and a star marks their date', async ({ site }) => {
  const film = first(site.content.movies);
  await site.visit('/plakati', async (page) => {
    await untilInteractive(page);
    await front(page, film.title).focus();
    await page.keyboard.press('Enter');
    // `pageKinds.e2e` checks the fronts.
    const fronts = 'main details:not([open])';
    expect(await violationsInBoth(page, [...FRAME, fronts])).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(back(page, film.title)).toBeFocused();
    const star = page.locator('details[open]').getByRole('button', { name: film.title });
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await front(page, film.title).press('Enter');
    await expect(back(page, film.title)).toBeHidden();
  });
});

test('the wall has as many posters across as the window has room for', async ({ site }) => {
  await site.visit('/plakati', async (page) => {
    for (const [width, columns] of [
      [320, 3],
      [390, 3],
      [820, 4],
      [1440, 6],
      [2560, 8],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await page
        .getByRole('main')
        .locator('summary')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      const [poster = first(boxes)] = boxes;
      const row = boxes.filter(({ top }) => top === poster.top);
      expect(row.length, String(width)).toBe(columns);
      expect(row.reduce((sum, box) => sum + box.width, 0)).toBeCloseTo(width, 0);
      expect(poster.height / poster.width, String(width)).toBeCloseTo(1.5, 1);
      expect(await sidewaysScroll(page), String(width)).toBe(0);
    }
  });
});

test('the month is printed on one A3 sheet, also in Cyrillic', async ({ site }) => {
  await site.visit('/cir/plakati', async (page) => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // 297 by 420 mm in points.
    expect(pdf).toMatch(/MediaBox \[0 0 841\.\d+ 1191\.\d+\]/);
  });
});
