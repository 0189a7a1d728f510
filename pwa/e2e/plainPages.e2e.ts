import { expect } from '@playwright/test';
import { oneOfEachLayout } from './expectedPages.ts';
import { forgetLookBehind } from './olderBrowser.ts';
import { inTabs, test } from './site.ts';
import { deadControls, watchPage } from './watch.ts';

/** Kinds with different controls; `endlessWords.e2e` counts those of lists without JavaScript. */
const WITH_CONTROLS = /^(\/|\/o-nama|\/raspored|\/moji-termini|\/(programs|news|cinema)\/:id)$/;

test('an outdated browser runs no script and shows no control that needs one', async ({ site }) => {
  const context = await site.visitor();
  await context.addInitScript(forgetLookBehind);
  const pages = oneOfEachLayout(site.content).filter(({ kind }) => WITH_CONTROLS.test(kind));
  expect(pages).toHaveLength(7);
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
