import type { Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { first } from './publicContent.ts';
import { inParallel, openSite, PHONE } from './site.ts';
import type { Site } from './site.ts';
import { slider } from './sliders.ts';
import { scrollThrough, untilAlive } from './watch.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((found) => found === document.activeElement);

/** No page has so many stops; who presses Tab more often is caught somewhere. */
const MOST_STOPS = 400;

/** What is wrong with the place of the focus: no outline, out of sight, under the navigation bar. */
async function faultOfFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    const name = `${focused.tagName}.${focused.className} ${focused.textContent.slice(0, 40)}`;
    // A hidden radio button shows its focus on its label.
    const shown = focused.matches('input[type=radio]') ? focused.closest('label') : focused;
    if (!shown) return `${name}: has no label`;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shown);
    if (outlineStyle !== 'solid' || parseFloat(outlineWidth) < 3) return `${name}: no outline`;
    if (outlineColor === 'rgba(0, 0, 0, 0)') return `${name}: an outline without colour`;
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    const bar = document.querySelector('header.nav');
    const above = bar?.contains(focused) ? 0 : (bar?.getBoundingClientRect().bottom ?? 0);
    if (focused.matches('.skip')) return undefined;
    const seen =
      Math.min(bottom, innerHeight) - Math.max(top, above) > 5 &&
      Math.min(right, innerWidth) - Math.max(left, 0) > 5;
    return seen ? undefined : `${name}: out of sight at ${String([left, top, right, bottom])}`;
  });
}

/** Tabs through the whole page; gives the faults and the addresses of the links on the way. */
async function tabThrough(page: Page): Promise<{ faults: string[]; stops: string[] }> {
  const faults: string[] = [];
  const stops: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused && focused !== document.body
        ? (focused.getAttribute('href') ?? focused.getAttribute('aria-label') ?? focused.tagName)
        : undefined;
    });
    if (where === undefined) return { faults, stops };
    stops.push(where);
    const fault = await faultOfFocus(page);
    if (fault) faults.push(fault);
  }
  return { faults: [...faults, `Caught after ${stops.slice(-6).join(' ')}`], stops };
}

describe('the focus', () => {
  it('can be seen at every stop, leaves every page and passes everything that can be pressed', async () => {
    const { programs, movies, competitions } = site.content;
    const paths = [
      '/',
      '/program/likovni',
      '/o-nama',
      `/cinema/${String(first(movies).id)}`,
      `/programs/${String(first(programs).id)}`,
      `/konkurs/${String(first(competitions).id)}`,
      '/javne-nabavke-list',
    ];
    const wrong: string[] = [];
    await inParallel(paths, 2, async (path) => {
      await site.visit(
        path,
        async (page) => {
          await scrollThrough(page);
          await page.evaluate(() => {
            window.scrollTo(0, 0);
          });
          const { faults, stops } = await tabThrough(page);
          wrong.push(...faults.map((fault) => `${path}: ${fault}`));
          const links = await page
            .locator('main a[href]:visible')
            .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
          const passed = new Set(stops);
          wrong.push(
            ...links.filter((link) => !passed.has(link)).map((link) => `${path} misses ${link}`),
          );
        },
        { reducedMotion: 'reduce' },
      );
    });
    expect(wrong).toEqual([]);
  });

  it('jumps past the navigation by the first stop', async () => {
    await site.visit('/news-list', async (page) => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Preskoči na sadržaj' });
      expect(await isFocused(skip)).toBe(true);
      expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Enter');
      await expect.poll(() => isFocused(page.locator('main'))).toBe(true);
      await page.keyboard.press('Tab');
      const inMain = page.locator('main :focus');
      expect(await inMain.count()).toBe(1);
    });
  });
});

describe('sliders', () => {
  it('obey Enter and Space on their buttons', async () => {
    await site.visit('/', async (page) => {
      const news = slider(page, 'Vesti i novosti');
      await news.scrollIntoViewIfNeeded();
      await news.locator('.sl-on').waitFor();
      const place = news.locator('.sc-n > span').first();
      await news.getByRole('button', { name: 'Zaustavi smenjivanje' }).focus();
      await page.keyboard.press('Space');
      const play = news.getByRole('button', { name: 'Pokreni smenjivanje' });
      expect(await isFocused(play)).toBe(true);
      const before = await place.textContent();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => place.textContent()).not.toBe(before);
      await news.getByRole('button', { name: 'Prethodno' }).focus();
      await page.keyboard.press('Space');
      await expect.poll(() => place.textContent()).toBe(before);
    });
  });

  it('without links take the focus themselves and obey the arrows', async () => {
    await site.visit('/program/likovni', async (page) => {
      const arts = slider(page, 'Kolonije i saloni');
      await arts.scrollIntoViewIfNeeded();
      await arts.locator('.sl-on').waitFor();
      await arts.locator('.sl-on').focus();
      const place = arts.locator('.sc-n > span').first();
      const before = await place.textContent();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => place.textContent()).not.toBe(before);
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => place.textContent()).toBe(before);
    });
  });

  it('of the premises obey Enter on tabs and buttons', async () => {
    await site.visit('/', async (page) => {
      const premises = page.locator('div:has(> .pr)');
      await premises.scrollIntoViewIfNeeded();
      const tab = premises.getByRole('link', { name: 'Restoran' });
      await tab.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => tab.getAttribute('aria-current')).toBe('true');
      const place = premises.locator('.sc-n > span').first();
      const before = await place.textContent();
      await premises.getByRole('button', { name: 'Sledeće' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => place.textContent()).not.toBe(before);
    });
  });
});

it('opens the phone menu, holds the focus in it and gives it back on Escape', async () => {
  await site.visit(
    '/',
    async (page) => {
      const menu = page.locator('details.menu');
      const isOpen = () => menu.evaluate((element: HTMLDetailsElement) => element.open);
      const isInside = () => menu.evaluate((element) => element.contains(document.activeElement));
      const opener = menu.locator('summary');
      await opener.focus();
      await page.keyboard.press('Enter');
      expect(await isOpen()).toBe(true);
      const stops = await menu.locator('summary, a[href]').count();
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let step = 0; step <= stops; step += 1) {
          await page.keyboard.press(key);
          expect(await isInside()).toBe(true);
          expect(await faultOfFocus(page)).toBeUndefined();
        }
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      expect(await isOpen()).toBe(false);
      expect(await isFocused(opener)).toBe(true);
    },
    { viewport: PHONE, reducedMotion: 'reduce' },
  );
});

it('copies the address of a page where there is no share sheet', async () => {
  const path = `/news/${String(first(site.content.news).id)}`;
  await site.visit(
    path,
    async (page) => {
      await page.getByRole('button', { name: 'Podeli' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Adresa je kopirana' }).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.address(path));
    },
    { permissions: ['clipboard-read', 'clipboard-write'] },
  );
});

describe('what comes from elsewhere', () => {
  const trailer = () => {
    const movie = first(site.content.movies.filter(({ youtubeUrl }) => youtubeUrl));
    const id = /[\w-]{11}$/.exec(movie.youtubeUrl ?? '')?.[0] ?? '';
    return {
      path: `/cinema/${String(movie.id)}`,
      button: 'Pusti najavu',
      frame: `Najava: ${movie.title}`,
      source: `youtube-nocookie.com/embed/${id}`,
      offline: 'Video ne može da se učita bez veze.',
    };
  };
  const map = () => ({
    path: '/o-nama',
    button: 'Prikaži mapu',
    frame: /^Mapa: /,
    source: 'openstreetmap.org/export/embed.html',
    offline: 'Mapa ne može da se učita bez veze. Adresa je ispisana iznad.',
  });

  it.each([
    { name: 'trailer', of: trailer },
    { name: 'map', of: map },
  ])('is asked for only when the button of the $name is pressed', async ({ of }) => {
    const { path, button, frame, source } = of();
    const context = await site.visitor();
    const asked: string[] = [];
    await context.route(
      (url) => url.origin !== new URL(site.address('/')).origin,
      async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<title>Okvir</title>' });
      },
    );
    const page = await context.newPage();
    await page.goto(site.address(path));
    await untilAlive(page);
    await scrollThrough(page);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(asked).toEqual([]);
    await page.getByRole('link', { name: button }).focus();
    await page.keyboard.press('Enter');
    await page.getByTitle(frame).waitFor();
    await expect.poll(() => asked[0]).toContain(source);
    // The button is gone; what it has opened has the focus.
    expect(await isFocused(page.locator('iframe'))).toBe(true);
    expect(page.url()).toBe(site.address(path));
    await context.close();
  });

  it('comes also when its button is pressed without being scrolled to, as reading devices do', async () => {
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

  it.each([
    { name: 'trailer', of: trailer },
    { name: 'map', of: map },
  ])('is not promised without a connection: the $name says so', async ({ of }) => {
    const { path, button, offline } = of();
    await site.visit(path, async (page) => {
      await page.context().setOffline(true);
      const link = page.getByRole('link', { name: button });
      await link.scrollIntoViewIfNeeded();
      await page.getByText(offline).waitFor();
      await link.press('Enter');
      expect(await page.locator('iframe').count()).toBe(0);
      expect(page.url()).toBe(site.address(path));
      await page.context().setOffline(false);
      await page.getByText(offline).waitFor({ state: 'detached' });
    });
  });
});

it('takes what was typed into the contact form to the mail program, and sends nothing', async () => {
  await site.visit('/o-nama', async (page) => {
    // Nothing goes out but for files of the site's own, which it may still fetch.
    const sent: string[] = [];
    page.on('request', (request) => {
      const [method, url] = [request.method(), request.url()];
      const isOwnFile = url.startsWith(site.address('/assets/')) && !url.includes('?');
      if (method !== 'GET' || !isOwnFile) sent.push(`${method} ${url}`);
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
    const open = page.getByRole('link', { name: 'Otvori u programu za poštu' });
    expect(await isFocused(open)).toBe(true);
    await page.keyboard.press('Enter');
    const letter = new URL((await open.getAttribute('href')) ?? '');
    expect(letter.protocol).toBe('mailto:');
    expect(letter.searchParams.get('subject')).toBe('Proba');
    expect(letter.searchParams.get('body')).toBe('Prvi red\r\ndrugi red\r\n\r\nŽana Đurić');
    expect(sent).toEqual([]);
  });
});
