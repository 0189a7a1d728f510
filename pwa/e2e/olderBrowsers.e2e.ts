import { expect, type Page } from '@playwright/test';
import { FLOOR } from '../../tools/lint/floor.ts';
import { oneOfEachKind } from './expectedPages.ts';
import { forgetLookBehind } from './olderBrowser.ts';
import { inTabs, test } from './site.ts';
import { scrollThrough, watchPage } from './watch.ts';

test.describe.configure({ mode: 'parallel' });

/** The number of links in the main part, in the server's HTML and in the page. */
async function links(page: Page): Promise<{ sent: number; shown: number }> {
  const html = await (await page.request.get(page.url())).text();
  return page.evaluate((text) => {
    const count = (one: Document): number => one.querySelectorAll('main a').length;
    return {
      sent: count(new DOMParser().parseFromString(text, 'text/html')),
      shown: count(document),
    };
  }, html);
}

/** Once the page is interactive every render throws. */
function breakDrawing(): void {
  const { map } = Array.prototype;
  Array.prototype.map = function broken(this: unknown[], ...given: Parameters<typeof map>) {
    if (document.body.dataset['interactive']) throw new Error('Broken by the test');
    return map.apply(this, given);
  } as typeof map;
}

/**
 * Kinds with an island that wakes without a press and draws a list, and one whose islands wait;
 * `islands.component` tests how each keeps its markup.
 */
const SAMPLE = /^\/(program\/likovni\?slika|raspored)?$/;

test('a page whose script fails keeps the markup of the server', async ({ site }) => {
  const context = await site.visitor();
  await context.addInitScript(breakDrawing);
  const pages = oneOfEachKind(site.content).filter(({ kind }) => SAMPLE.test(kind));
  expect(pages).toHaveLength(3);
  await inTabs(context, pages, async (page, { kind, path, h1 }) => {
    await page.goto(site.address(path));
    await expect(page.locator('body[data-interactive]'), path).toBeAttached();
    await scrollThrough(page);
    if (kind !== '/raspored') {
      await expect(page.locator('[data-island][data-no-scripts]').first(), path).toBeAttached();
    }
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(h1);
    const { sent, shown } = await links(page);
    expect({ path, shown }).toEqual({ path, shown: sent });
    await expect(page.getByRole('banner'), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeAttached();
  });
  await context.close();
});

test('the staff panel tells an outdated browser which versions are required', async ({ site }) => {
  const context = await site.visitor();
  await context.addInitScript(forgetLookBehind);
  const page = await context.newPage();
  for (const path of ['/ap-login', '/admin-panel']) {
    const watch = watchPage(page, site.address(path));
    await page.goto(site.address(path));
    const sentence = page.getByText('Panel radi uz uključen JavaScript');
    await expect(sentence).toBeVisible();
    for (const browser of ['chrome', 'edge', 'firefox', 'safari'] as const) {
      const { name, version } = FLOOR[browser];
      await expect(sentence).toContainText(name);
      await expect(sentence).toContainText(` ${String(version)}`);
    }
    expect(watch).toEqual({ problems: [], foreign: [], scripts: [] });
    page.removeAllListeners();
  }
  await context.close();
});

test('the staff panel breaks no rule of its security policy', async ({ page, site }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      document.documentElement.dataset['violation'] = `${violatedDirective} ${blockedURI}`;
    });
  });
  await page.goto(site.address('/ap-login'));
  await expect(page.getByLabel('Lozinka')).toBeVisible();
  await expect(page.getByText('Panel radi uz uključen JavaScript')).toBeHidden();
  await expect(page.locator('html[data-violation]')).toHaveCount(0);
});
