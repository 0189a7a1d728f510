import { expect, type Page } from '@playwright/test';
import { inScript } from '@centar/domain/scriptAddress.ts';
import { oneOfEachLayout } from './expectedPages.ts';
import { forgetLookBehind } from './olderBrowser.ts';
import { inTabs, test } from './site.ts';
import { layOutAll, sidewaysScroll, watchPage } from './watch.ts';

/**
 * The narrowest window (WCAG 1.4.10), and one of 1280 px at 200 % zoom; in CSS pixels. A zoomed
 * page is a page in a narrower window.
 */
const WIDTHS = [320, 640] as const;

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

/** Kinds with different controls; what needs no script is the same as without JavaScript. */
const WITH_CONTROLS = /^(\/|\/o-nama|\/raspored|\/moji-termini)$/;

test('an outdated browser runs no script and shows no control that needs one', async ({ site }) => {
  const context = await site.visitor();
  await context.addInitScript(forgetLookBehind);
  const pages = oneOfEachLayout(site.content).filter(({ kind }) => WITH_CONTROLS.test(kind));
  expect(pages).toHaveLength(4);
  await inTabs(context, pages, async (page, { path, h1 }) => {
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

test('a card opens the right detail by a full page load', async ({ site }) => {
  await site.visit('/news-list', async (page) => {
    await page.evaluate(() => document.documentElement.setAttribute('data-before', ''));
    const heading = page.getByRole('main').getByRole('link').getByRole('heading').first();
    const title = (await heading.textContent()) ?? '';
    await heading.click();
    await page.waitForURL(/\/news\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html[data-before]')).toHaveCount(0);
  });
});
