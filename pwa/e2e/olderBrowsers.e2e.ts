import { expect, type Page } from '@playwright/test';
import { FLOOR } from '../../tools/lint/floor.ts';
import { oneOfEachKind } from './expectedPages.ts';
import { inTabs, test } from './site.ts';
import { untilHydrated, watchPage } from './watch.ts';

test.describe.configure({ mode: 'parallel' });

/** Removes what Safari 16.4 or Chrome 111, the oldest supported browsers, do not have. */
function takeNewerAway(): void {
  const statics: readonly (readonly [object, readonly string[]])[] = [
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [URL, ['canParse', 'parse']],
    [Response, ['json']],
    [AbortSignal, ['any']],
    [URLSearchParams.prototype, ['size']],
    [Element.prototype, ['checkVisibility', 'showPopover', 'hidePopover', 'togglePopover']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference']],
    [Set.prototype, ['isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Iterator.prototype, ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray']],
    [Iterator.prototype, ['forEach', 'some', 'every', 'find']],
    [window, ['requestIdleCallback', 'Temporal', 'scheduler', 'navigation', 'Iterator']],
  ];
  for (const [owner, names] of statics) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}

test('every kind of page runs in the oldest supported browser', async ({ site }) => {
  const context = await site.visitor();
  await context.addInitScript(takeNewerAway);
  await inTabs(context, oneOfEachKind(site.content), async (page, { path, h1 }) => {
    const { problems } = watchPage(page, site.address(path));
    await page.goto(site.address(path));
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(h1);
    expect(await page.locator('[data-no-scripts]').count(), path).toBe(0);
    expect({ path, problems }).toEqual({ path, problems: [] });
    page.removeAllListeners();
  });
  await context.close();
});

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

/** Visible controls without an effect; a form with an action works without scripts too. */
const deadControls = (page: Page) =>
  page.locator(
    ['button', 'input', 'textarea']
      .map((control) => `${control}:not(form[action] *):visible`)
      .join(', '),
  );

/** From the start of hydration every render throws. */
function breakDrawing(): void {
  const { map } = Array.prototype;
  Array.prototype.map = function broken(this: unknown[], ...given: Parameters<typeof map>) {
    if (document.body.dataset['interactive']) throw new Error('Broken by the test');
    return map.apply(this, given);
  } as typeof map;
}

test('a page whose script fails keeps the markup of the server', async ({ site }) => {
  const context = await site.visitor();
  await context.addInitScript(breakDrawing);
  await inTabs(context, oneOfEachKind(site.content), async (page, { path, h1 }) => {
    await page.goto(site.address(path));
    await expect(page.locator('[data-no-scripts]').first(), path).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(h1);
    const { sent, shown } = await links(page);
    expect({ path, shown }).toEqual({ path, shown: sent });
    await expect(page.getByRole('banner'), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toBeAttached();
  });
  await context.close();
});

/** A look-behind is a syntax error in Safari before 16.4. */
function forgetLookBehind(): void {
  window.RegExp = new Proxy(RegExp, {
    construct(target, given: [RegExp | string, string?]) {
      if (String(given[0]).includes('(?<=')) throw new SyntaxError('invalid group specifier name');
      return new target(...given);
    },
  });
}

test('an outdated browser runs no script and shows no button that needs one', async ({ site }) => {
  const context = await site.visitor();
  await context.addInitScript(forgetLookBehind);
  await inTabs(context, oneOfEachKind(site.content), async (page, { path, h1 }) => {
    const watch = watchPage(page, site.address(path));
    await page.goto(site.address(path));
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(h1);
    await page.keyboard.press('Shift');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await deadControls(page).count(), path).toBe(0);
    expect({ path, ...watch }).toEqual({ path, problems: [], foreign: [], scripts: [] });
    page.removeAllListeners();
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
