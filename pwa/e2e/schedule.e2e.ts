import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { dayOf } from '@centar/domain/dates.ts';
import { first, type MovieItem } from './publicContent.ts';
import { PHONE, test } from './site.ts';

const SCHEDULE = '/raspored';

/** The future screenings, by film. */
const announced = (movies: readonly MovieItem[]) =>
  movies
    .flatMap(({ title, id, movieProductionDateTimes }) =>
      movieProductionDateTimes.map(({ productionDate }) => ({ title, id, productionDate })),
    )
    .filter(({ productionDate }) => new Date(productionDate) > new Date());

/** The last announced screening stays in the future however long the tests take. */
const lastAnnounced = (movies: readonly MovieItem[]) =>
  first(announced(movies).sort((a, b) => b.productionDate.localeCompare(a.productionDate)));

/** Rows of the schedule: list items with a title. */
const rows = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

const titles = (page: Page): Locator => rows(page).getByRole('heading', { level: 3 });

/** Days are regions named by their date. */
const days = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 3 }) });

test.describe('the schedule', () => {
  test('lists every announced screening by time, marks changes, and prints a week', async ({
    site,
  }) => {
    await site.visit(SCHEDULE, async (page) => {
      const shown = await titles(page).allTextContents();
      const expected = announced(site.content.movies);
      for (const { title } of expected) expect(shown).toContain(title);
      expect(shown.length).toBeGreaterThanOrEqual(expected.length);
      const moments = await rows(page)
        .locator('time')
        .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
      expect(moments).toEqual([...moments].sort());

      const marked = (word: string): Locator =>
        rows(page)
          .filter({ has: page.getByText(word, { exact: true }) })
          .first();
      // Cancelled events have no star.
      await expect(marked('Otkazano').getByRole('button')).toHaveCount(0);
      await expect(marked('Pomereno').locator('s')).toHaveText(/^ranije .*\d\d:\d\d$/);
      const note = marked('Pomereno').getByRole('paragraph').filter({ hasText: 'Pomereno' });
      await expect(note).toHaveText(/^Pomereno .{10,}/);

      // A week is on one sheet of A4.
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      const printed = await days(page).count();
      expect(printed).toBeGreaterThan(0);
      expect(printed).toBeLessThanOrEqual(7);
    });
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`shows one day and one film (JavaScript: ${String(javaScriptEnabled)})`, async ({
      site,
    }) => {
      await site.visit(
        SCHEDULE,
        async (page) => {
          const film = lastAnnounced(site.content.movies);
          await page.getByLabel('Film').selectOption({ label: film.title });
          if (!javaScriptEnabled) await page.getByRole('button', { name: 'Prikaži' }).click();
          await page.waitForURL((url) => url.searchParams.get('film') === String(film.id));
          await expect
            .poll(async () => [...new Set(await titles(page).allTextContents())])
            .toEqual([film.title]);
          const day = dayOf(film.productionDate);
          await page.goto(site.address(`${SCHEDULE}?dan=${day}`));
          await expect(days(page)).toHaveCount(1);
          await expect(page.getByLabel('Dan')).toHaveValue(day);
        },
        { javaScriptEnabled },
      );
    });
  }

  test('says so when nothing fits the choice, and shows programmes beside the films', async ({
    site,
  }) => {
    await site.visit(`${SCHEDULE}?film=999999`, async (page) => {
      await expect(page.getByRole('main')).toContainText('Za ovaj izbor nema termina');
      await page.getByRole('link', { name: 'Ceo raspored' }).click();
      await page.waitForURL(`**${SCHEDULE}`);
      await page.getByLabel('I ostali programi').check();
      await page.waitForURL('**/raspored?programi=1');
      const links = rows(page).getByRole('heading').getByRole('link');
      await expect
        .poll(() =>
          links.evaluateAll((all) =>
            all.some((link) => link.getAttribute('href')?.startsWith('/programs/')),
          ),
        )
        .toBe(true);
    });
  });

  test('stars are stored, also those pressed before the first script', async ({ site }) => {
    const context = await site.visitor();
    const page = await context.newPage();
    await page.goto(site.address(SCHEDULE));
    // The last one stays in the future however long the test takes.
    const row = rows(page)
      .filter({ has: page.getByRole('button') })
      .last();
    const star = row.getByRole('button');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    const name = (await star.getAttribute('aria-label')) ?? '';
    await page.reload();
    const again = page.getByRole('button', { name });
    await expect(again).toHaveAttribute('aria-pressed', 'true');
    await row.getByRole('link').first().click();
    await page.waitForURL('**/cinema/*');
    const onFilm = page.getByRole('button', { name });
    await expect(onFilm).toHaveAttribute('aria-pressed', 'true');
    await onFilm.click();
    await expect(onFilm).toHaveAttribute('aria-pressed', 'false');
    await context.close();
  });
});

test('on a phone one link puts all screenings of a film into a calendar', async ({ site }) => {
  await site.visit(
    `/cinema/${String(lastAnnounced(site.content.movies).id)}`,
    async (page) => {
      const links = page.getByRole('main').getByRole('link', { name: 'Sve u kalendar' });
      await expect(links).toHaveCount(1);
      const [download] = await Promise.all([page.waitForEvent('download'), links.click()]);
      const calendar = readFileSync(await download.path(), 'utf8');
      // Each of them has a star.
      const stars = page.getByRole('listitem').getByRole('button', { name: /^Sačuvaj termin/ });
      const screenings = await stars.count();
      expect(screenings).toBeGreaterThan(0);
      expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(screenings);
    },
    { viewport: PHONE },
  );
});
