import { expect } from '@playwright/test';
import { first, type PublicContent } from './publicContent.ts';
import { PHONE, test } from './site.ts';
import { scrollThrough, untilInteractive } from './watch.ts';

test.describe('what comes from elsewhere', () => {
  const trailer = ({ movies }: PublicContent) => {
    const movie = first(movies.filter(({ youtubeUrl }) => youtubeUrl));
    const id = /[\w-]{11}$/.exec(movie.youtubeUrl ?? '')?.[0] ?? '';
    return {
      path: `/cinema/${String(movie.id)}`,
      button: 'Pusti najavu',
      frame: `Najava: ${movie.title}`,
      source: `youtube-nocookie.com/embed/${id}`,
    };
  };
  const map = () => ({
    path: '/o-nama',
    button: 'Prikaži mapu',
    frame: /^Mapa: /,
    source: 'openstreetmap.org/export/embed.html',
    offline: 'Mapa ne može da se učita bez veze. Adresa je ispisana iznad.',
  });

  for (const [name, of] of Object.entries({ trailer, map })) {
    test(`the ${name} is requested only when its button is pressed`, async ({ page, site }) => {
      const { path, button, frame, source } = of(site.content);
      const asked: string[] = [];
      await page.route(
        (url) => url.origin !== new URL(site.address('/')).origin,
        async (route) => {
          asked.push(route.request().url());
          await route.fulfill({ contentType: 'text/html', body: '<title>Okvir</title>' });
        },
      );
      await page.goto(site.address(path));
      await untilInteractive(page);
      await scrollThrough(page);
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(asked).toEqual([]);
      await page.getByRole('link', { name: button }).focus();
      await page.keyboard.press('Enter');
      await page.getByTitle(frame).waitFor();
      await expect.poll(() => asked[0]).toContain(source);
      // The button is removed; the opened content has the focus.
      await expect(page.locator('iframe')).toBeFocused();
      expect(page.url()).toBe(site.address(path));
    });
  }

  test('external content loads also when a screen reader presses its button', async ({ site }) => {
    const { path, button, frame } = map();
    await site.visit(
      path,
      async (page) => {
        await page.route('**://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
        const link = page.getByRole('link', { name: button });
        const top = await link.evaluate((element) => element.getBoundingClientRect().top);
        expect(top).toBeGreaterThan(PHONE.height * 2);
        await link.evaluate((element: HTMLElement) => {
          element.click();
        });
        await page.getByTitle(frame).waitFor();
        expect(page.url()).toBe(site.address(path));
      },
      { viewport: PHONE },
    );
  });

  test('without a connection the map says that it is unavailable', async ({ site }) => {
    const { path, button, offline } = map();
    await site.visit(path, async (page) => {
      await page.context().setOffline(true);
      const link = page.getByRole('link', { name: button });
      await link.scrollIntoViewIfNeeded();
      await page.getByText(offline).waitFor();
      await link.press('Enter');
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(page.url()).toBe(site.address(path));
      await page.context().setOffline(false);
      await page.getByText(offline).waitFor({ state: 'detached' });
    });
  });
});

test('the contact form opens the mail program with the text and sends nothing', async ({
  site,
}) => {
  await site.visit('/o-nama', async (page) => {
    // No requests except for files of the site: pictures are fetched as the focus scrolls the page.
    const sent: string[] = [];
    page.on('request', (request) => {
      const [method, url] = [request.method(), request.url()];
      const isOwnFile = ['/assets/', '/media/'].some((path) => url.startsWith(site.address(path)));
      if (method !== 'GET' || !isOwnFile || url.includes('?')) sent.push(`${method} ${url}`);
    });
    await page.evaluate(() => {
      document.addEventListener('click', (event) => {
        event.preventDefault();
      });
    });
    await page.getByLabel('Ime i prezime').focus();
    await page.keyboard.type('Žana Đurić');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Proba');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Prvi red');
    await page.keyboard.press('Enter');
    await page.keyboard.type('drugi red');
    await page.keyboard.press('Tab');
    const open = page.getByRole('link', { name: 'Otvori poruku u pošti' });
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    const letter = new URL((await open.getAttribute('href')) ?? '');
    expect(letter.protocol).toBe('mailto:');
    expect(letter.searchParams.get('subject')).toBe('Proba');
    expect(letter.searchParams.get('body')).toBe('Prvi red\r\ndrugi red\r\n\r\nŽana Đurić');
    expect(sent).toEqual([]);
  });
});
