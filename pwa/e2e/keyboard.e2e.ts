import { expect, type Page } from '@playwright/test';
import { first } from './publicContent.ts';
import { DESKTOP, PHONE, test } from './site.ts';
import { controlOf, placeOf, untilRuns } from './sliders.ts';
import { scrollThrough } from './watch.ts';

/** More stops than any page has: a higher count means a focus trap. */
const MOST_STOPS = 400;

/** Where the focus is, and what is wrong: no outline, out of view, behind a bar at the top or the bottom. */
interface Stop {
  /** The link's target or the name; undefined without focus. */
  readonly where: string | undefined;
  readonly fault: string | undefined;
}

async function stopOf(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { where: undefined, fault: undefined };
    const where =
      focused.getAttribute('href') ?? focused.getAttribute('aria-label') ?? focused.tagName;
    const faultOf = (): string | undefined => {
      // A hidden radio button shows its focus on its label.
      const shown = focused.matches('input[type=radio]') ? focused.closest('label') : focused;
      if (!shown) return 'has no label';
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(shown);
      if (outlineStyle !== 'solid' || parseFloat(outlineWidth) < 3) return 'no outline';
      if (outlineColor === 'rgba(0, 0, 0, 0)') return 'an outline without colour';
      const { top, bottom, left, right } = shown.getBoundingClientRect();
      const bar = document.querySelector('header.nav');
      const above = bar?.contains(focused) ? 0 : (bar?.getBoundingClientRect().bottom ?? 0);
      const thumb = bar?.querySelector('.thumb')?.getBoundingClientRect().top;
      const below = bar?.contains(focused) || !thumb ? innerHeight : thumb;
      // The skip link covers the navigation.
      if (focused.getAttribute('href') === '#sadrzaj') return undefined;
      const seen =
        Math.min(bottom, below) - Math.max(top, above) > 5 &&
        Math.min(right, innerWidth) - Math.max(left, 0) > 5;
      return seen ? undefined : `out of sight at ${String([left, top, right, bottom])}`;
    };
    const fault = faultOf();
    const name = `${focused.tagName} ${where} ${focused.textContent.slice(0, 40)}`;
    return { where, fault: fault && `${name}: ${fault}` };
  });
}

/** Tabs through the page; returns the faults and the targets of the links. */
async function tabThrough(page: Page): Promise<{ faults: string[]; stops: string[] }> {
  const faults: string[] = [];
  const stops: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const { where, fault } = await stopOf(page);
    if (where === undefined) return { faults, stops };
    stops.push(where);
    if (fault) faults.push(fault);
  }
  return { faults: [...faults, `Caught after ${stops.slice(-6).join(' ')}`], stops };
}

const TABBED: readonly (readonly [string, string, typeof PHONE])[] = [
  ['the home page on a phone', '/', PHONE],
  ['the visual arts', '/program/likovni', DESKTOP],
  ["the weekend in 'Šta ima'", '/sta-ima?kad=vikend', DESKTOP],
];

test.describe('the focus', () => {
  for (const [name, path, viewport] of TABBED) {
    test(`the focus is visible and reaches every control of ${name}`, async ({ site }) => {
      await site.visit(
        path,
        async (page) => {
          await scrollThrough(page);
          await page.evaluate(() => {
            window.scrollTo(0, 0);
          });
          const { faults, stops } = await tabThrough(page);
          expect(faults).toEqual([]);
          const links = await page
            .getByRole('main')
            .getByRole('link')
            .and(page.locator('[href]'))
            .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
          expect(links.filter((link) => !stops.includes(link))).toEqual([]);
        },
        { reducedMotion: 'reduce', viewport },
      );
    });
  }

  test('the first stop skips the navigation', async ({ site }) => {
    await site.visit('/news-list', async (page) => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Preskoči na sadržaj' });
      await expect(skip).toBeFocused();
      expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });
  });
});

test.describe('sliders', () => {
  test('obey Enter and Space, and those of the premises Enter on tabs', async ({ site }) => {
    await site.visit('/', async (page) => {
      const news = 'Vesti i novosti';
      await untilRuns(page, news);
      const control = controlOf(page, news);
      const place = placeOf(control);
      await control.getByRole('button', { name: 'Zaustavi pomeranje' }).focus();
      await page.keyboard.press('Space');
      await expect(control.getByRole('button', { name: 'Pokreni pomeranje' })).toBeFocused();
      const before = (await place.textContent()) ?? '';
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(place).not.toHaveText(before);
      await control.getByRole('button', { name: 'Prethodno' }).focus();
      await page.keyboard.press('Space');
      await expect(place).toHaveText(before);

      const premises = page.locator('section').filter({ has: page.getByRole('figure') });
      await premises.scrollIntoViewIfNeeded();
      const tab = premises.getByRole('link', { name: 'Restoran' });
      await tab.focus();
      await page.keyboard.press('Enter');
      await expect(tab).toHaveAttribute('aria-current', 'true');
      const shown = placeOf(premises.getByRole('group'));
      const picture = (await shown.textContent()) ?? '';
      await premises.getByRole('button', { name: 'Sledeće' }).focus();
      await page.keyboard.press('Enter');
      await expect(shown).not.toHaveText(picture);
    });
  });
});

test('copies the address of a page where there is no share sheet', async ({ site }) => {
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
