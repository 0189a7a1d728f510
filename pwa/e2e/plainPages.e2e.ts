import { expect, type Page } from '@playwright/test';
import { inScript } from '@centar/domain/scriptAddress.ts';
import { oneOfEachLayout } from './expectedPages.ts';
import { forgetLookBehind } from './olderBrowser.ts';
import { belgradeTime, first } from './publicContent.ts';
import { inTabs, PHONE, test } from './site.ts';
import { layOutAll, sidewaysScroll, watchPage } from './watch.ts';

/**
 * The narrowest window (WCAG 1.4.10), and windows of 1280 px and 1440 px at 200 % zoom; in CSS
 * pixels. A zoomed page is a page in a narrower window.
 */
const WIDTHS = [320, 640, 720] as const;

/** Headings and labels outside the window, except in scrollable rows. */
async function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.querySelectorAll('h1, h2, main a, nav a, label, button, time')]
      .filter((element) => element.checkVisibility() && !element.closest('details'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -0.5 || right > window.innerWidth + 0.5);
      })
      .filter((element) => !scrolls(element.parentElement))
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });
}

/** The number of visible controls that need a script; a form with an action needs none. */
const deadControls = (page: Page): Promise<number> =>
  page
    .locator(
      ['button', 'input', 'textarea']
        .map((control) => `${control}:not(form[action] *):visible`)
        .join(', '),
    )
    .count();

async function expectFits(page: Page, path: string): Promise<void> {
  await layOutAll(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect({ path, width, scroll: await sidewaysScroll(page) }).toEqual({ path, width, scroll: 0 });
    expect({ path, width, cut: await cutWords(page) }).toEqual({ path, width, cut: [] });
  }
}

test('pages without JavaScript work at 200 % zoom, in Cyrillic', async ({ site }) => {
  const context = await site.visitor({ javaScriptEnabled: false });
  await inTabs(context, oneOfEachLayout(site.content), async (page, { path }) => {
    const address = inScript('cyrillic', path);
    await page.goto(site.address(address));
    expect(await deadControls(page), address).toBe(0);
    await expectFits(page, address);
  });
  await context.close();
});

test('an outdated browser runs no script and shows no control that needs one', async ({ site }) => {
  const context = await site.visitor();
  await context.addInitScript(forgetLookBehind);
  await inTabs(context, oneOfEachLayout(site.content), async (page, { path, h1 }) => {
    const watch = watchPage(page, site.address(path));
    await page.goto(site.address(path));
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(h1);
    await page.keyboard.press('Shift');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await deadControls(page), path).toBe(0);
    expect({ path, ...watch }).toEqual({ path, problems: [], foreign: [], scripts: [] });
    page.removeAllListeners();
  });
  await context.close();
});

/** Lists, and the pages of their cards. */
const LISTS = [
  { list: '/news-list', detail: /\/news\/\d+$/ },
  { list: '/program/muzicki', detail: /\/programs\/\d+$/ },
] as const;

/** The first card: a link around a heading in the main part. */
const card = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .or(
      page
        .getByRole('main')
        .getByRole('link')
        .filter({ has: page.getByRole('heading', { level: 2 }) }),
    )
    .first();

async function follow(page: Page, detail: RegExp): Promise<void> {
  const title = (await card(page).getByRole('heading').textContent()) ?? '';
  await card(page).click();
  await page.waitForURL(detail);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

test.describe('cards', () => {
  for (const { list, detail } of LISTS) {
    test(`open the right detail of ${list} by a full page load`, async ({ site }) => {
      await site.visit(list, async (page) => {
        await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
        await follow(page, detail);
        await expect(page.locator('html[data-before]')).toHaveCount(0);
      });
    });
  }

  test('show and lead on without JavaScript', async ({ site }) => {
    const { list, detail } = LISTS[0];
    await site.visit(list, (page) => follow(page, detail), { javaScriptEnabled: false });
  });

  test('stand on the home page without JavaScript', async ({ site }) => {
    const { programs } = site.content;
    const soon = programs[1] ?? first(programs);
    await site.visit(
      '/',
      async (page) => {
        await expect(page.getByRole('main')).toContainText(
          belgradeTime(soon.eventHappeningDateTime),
        );
        const link = page.locator(`main a[href="/programs/${String(soon.id)}"]`);
        await expect(link.getByRole('heading', { name: soon.title }).first()).toBeAttached();
      },
      { javaScriptEnabled: false, viewport: PHONE },
    );
  });
});
