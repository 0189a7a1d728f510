import { expect, type BrowserContext, type Page } from '@playwright/test';
import { untilKept } from './browser.ts';
import { test } from './offlineSite.ts';
import { DESKTOP } from './site.ts';
import { watchPage } from './watch.ts';

test.describe.configure({ mode: 'parallel' });

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

interface InstalledLook {
  readonly icons: readonly { readonly src: string; readonly sizes: string; purpose?: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

interface OfferedWindow extends Window {
  /** How often the browser's prompt was opened. */
  prompted?: number;
  /** The page has decided whether to offer: it has checked the device or the stored refusal. */
  decided?: boolean;
}

/** Chromium's install event during loading. */
async function letBrowserOffer(
  context: BrowserContext,
  outcome: 'accepted' | 'dismissed',
): Promise<void> {
  await context.addInitScript((answer) => {
    window.addEventListener('DOMContentLoaded', () => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: () => {
          const offered = window as OfferedWindow;
          offered.prompted = (offered.prompted ?? 0) + 1;
          return Promise.resolve();
        },
        userChoice: Promise.resolve({ outcome: answer }),
      });
      window.dispatchEvent(event);
    });
  }, outcome);
}

/** Records the decision, at the query for a coarse pointer or the read of the stored refusal. */
async function noteDecision(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const noted = window as OfferedWindow;
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const answer = ask(query);
      if (query.includes('coarse') && !answer.matches) noted.decided = true;
      return answer;
    };
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function getItem(this: Storage, name: string) {
      if (name === 'instalacija') noted.decided = true;
      return read.call(this, name);
    };
  });
}

const band = (page: Page) => page.getByRole('region', { name: /^Instalirajte / });

/**
 * Fails if the page offers to install after its decision: it would load the code of the offer
 * immediately.
 */
async function expectNoOffer(page: Page, work: () => Promise<unknown>): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await work();
  await page.waitForFunction(() => (window as OfferedWindow).decided);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(asked.filter((url) => url.includes('/offerInstall-'))).toEqual([]);
  await expect(band(page)).toHaveCount(0);
}

/** Opens as many pages as the offer needs, and one more. */
async function readPages(page: Page, url: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await page.goto(`${url}/${at % 2 === 0 ? 'news-list' : 'programs-list'}`);
    await page.waitForFunction((before) => {
      const known = localStorage.getItem('instalacija');
      return known === 'ne' || Number(known) > before;
    }, at);
  }
}

/** Opens the third page, as far as the device knows. */
async function openThirdPage(context: BrowserContext, page: Page, url: string): Promise<void> {
  await context.addInitScript(() => {
    if (window.origin !== 'null' && !('instalacija' in localStorage)) {
      localStorage.setItem('instalacija', '2');
    }
  });
  await page.goto(`${url}/news-list`);
}

test.describe('on a phone', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('installing is offered on the third page, and a refusal is permanent', async ({
    context,
    front,
    page,
  }) => {
    await letBrowserOffer(context, 'dismissed');
    await noteDecision(context);
    await expectNoOffer(page, () => readPages(page, front.url, 2));
    await page.goto(`${front.url}/news-list`);
    await expect(band(page).getByText(/^Instalirajte .+ na telefon$/)).toBeVisible();
    await band(page).getByRole('button', { name: 'Ne, hvala' }).click();
    await expect(band(page)).toHaveCount(0);
    await expectNoOffer(page, () => page.goto(`${front.url}/news-list`));
  });

  test('the button asks the browser, and its refusal counts as one', async ({
    context,
    front,
    page,
  }) => {
    await letBrowserOffer(context, 'dismissed');
    await openThirdPage(context, page, front.url);
    await band(page).getByRole('button', { name: 'Instaliraj', exact: true }).click();
    await page.waitForFunction(() => (window as OfferedWindow).prompted === 1);
    await page.waitForFunction(() => localStorage.getItem('instalacija') === 'ne');
    await expect(band(page)).toHaveCount(0);
  });

  test.describe('by Apple', () => {
    test.use({ userAgent: IPHONE });

    test('on an iPhone the steps are described, because there is no prompt', async ({
      context,
      front,
      page,
    }) => {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'standalone', { value: false });
      });
      await openThirdPage(context, page, front.url);
      await expect(band(page)).toContainText('Add to Home Screen');
      await expect(band(page).getByRole('button')).toHaveCount(1);
    });
  });

  test.describe('within an application on an iPhone', () => {
    test.use({ userAgent: IPHONE.replace(/ Version.*/, ' Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]') });

    test('an in-app browser offers no installation', async ({ context, front, page }) => {
      await noteDecision(context);
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'standalone', { value: false });
      });
      await expectNoOffer(page, () => openThirdPage(context, page, front.url));
    });
  });

  test.describe('by Firefox on Android', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0' });

    test('in Firefox the steps through its menu are described', async ({
      context,
      front,
      page,
    }) => {
      await openThirdPage(context, page, front.url);
      await expect(band(page)).toContainText('Otvorite meni pregledača');
      await expect(band(page).getByRole('button')).toHaveCount(1);
    });
  });

  test('the site can be installed, without a single complaint', async ({
    context,
    front,
    page,
  }) => {
    const { problems } = watchPage(page, `${front.url}/`);
    await page.goto(`${front.url}/`);
    await untilKept(page);
    expect(problems).toEqual([]);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '{}') as Record<string, unknown>;
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
    const { icons, shortcuts } = manifest as unknown as InstalledLook;
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    expect(shortcuts[0]).toMatchObject({ name: 'Raspored', url: '/raspored' });
    for (const { src, sizes } of icons) {
      const size = await page.evaluate(async (address) => {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        return `${String(picture.naturalWidth)}x${String(picture.naturalHeight)}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('on a desktop installing is not offered', async ({ context, front, page }) => {
    await letBrowserOffer(context, 'accepted');
    await noteDecision(context);
    await expectNoOffer(page, () => openThirdPage(context, page, front.url));
  });
});
