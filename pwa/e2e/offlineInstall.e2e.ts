import { expect } from '@playwright/test';
import { untilKept } from './browser.ts';
import { test } from './offlineSite.ts';
import { watchPage } from './watch.ts';

test.use({ isMobile: true, hasTouch: true });

interface InstalledLook {
  readonly icons: readonly { readonly src: string; readonly sizes: string; purpose?: string }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

interface OfferedWindow extends Window {
  prompted?: boolean;
}

/** Chromium's install event, which precedes the scripts of the page. */
function letBrowserOffer(): void {
  window.addEventListener('DOMContentLoaded', () => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        (window as OfferedWindow).prompted = true;
      },
      userChoice: Promise.resolve({ outcome: 'dismissed' }),
    });
    window.dispatchEvent(event);
  });
}

test('the site can be installed, without a single complaint, and is offered later', async ({
  context,
  front,
  page,
}) => {
  await context.addInitScript(letBrowserOffer);
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

  // The third page, as far as the device knows.
  await page.waitForFunction(() => localStorage.getItem('instalacija') === '1');
  await page.evaluate(() => localStorage.setItem('instalacija', '2'));
  await page.goto(`${front.url}/news-list`);
  const band = page.getByRole('region', { name: /^Instalirajte .+ na telefon$/ });
  await band.getByRole('button', { name: 'Instaliraj', exact: true }).click();
  await page.waitForFunction(() => (window as OfferedWindow).prompted);
  await expect(band).toHaveCount(0);
});
