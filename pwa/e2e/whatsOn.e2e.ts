import { expect, type Page } from '@playwright/test';
import { dayOf, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { placeKey } from '@centar/domain/whatsOn.ts';
import { FRAME, violationsInBoth } from './axe.ts';
import { first, outsideCorners, type ProgramItem } from './publicContent.ts';
import { PHONE, test } from './site.ts';
import { untilInteractive } from './watch.ts';

/** The shown titles by day. */
const titles = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 }).allTextContents();

const strip = (page: Page) => page.getByRole('list', { name: 'Dan' });

/** Programmes that cannot become past during the test. */
const later = (programs: readonly ProgramItem[]): ProgramItem[] =>
  programs.filter(
    ({ eventHappeningDateTime }) =>
      new Date(eventHappeningDateTime).getTime() > Date.now() + 3_600_000,
  );

test('filters for audience, price, place and day work with JavaScript', async ({ site }) => {
  const programs = later(site.content.programs);
  await site.visit(
    '/sta-ima',
    async (page) => {
      await page.getByRole('link', { name: 'Za decu' }).click();
      await page.waitForURL('**/sta-ima?deca=1');
      const forChildren = programs.filter(({ childrenAge }) => childrenAge);
      const films = site.content.movies.filter(({ childrenAge }) => childrenAge);
      expect(forChildren.length).toBeGreaterThan(0);
      expect(films.length).toBeGreaterThan(0);
      for (const { title } of [...forChildren, ...films])
        await expect.poll(() => titles(page)).toContain(title);
      const adult = first(programs.filter(({ childrenAge }) => !childrenAge));
      await expect.poll(() => titles(page)).not.toContain(adult.title);

      await page.getByRole('link', { name: 'Za decu' }).click();
      await page.waitForURL('**/sta-ima');
      await page.getByRole('link', { name: 'Besplatno' }).click();
      await page.waitForURL('**/sta-ima?besplatno=1');
      const paid = first(programs.filter(({ price, isFree }) => price && !isFree));
      await expect.poll(() => titles(page)).not.toContain(paid.title);

      const free = first(programs.filter(({ isFree, place }) => isFree && place));
      await page.getByText('Filteri', { exact: true }).click();
      await page
        .getByRole('list', { name: 'Sala' })
        .getByRole('link', { name: new RegExp(`^${free.place} ?\\d+$`) })
        .click();
      await page.waitForURL(`**/sta-ima?besplatno=1&mesto=${placeKey(free.place)}`);
      await expect.poll(() => titles(page)).toContain(free.title);

      await strip(page).getByRole('link', { name: 'Vikend' }).click();
      await page.waitForURL(/kad=vikend/);
      await expect(page.getByRole('link', { name: 'Vikend' })).toHaveAttribute(
        'aria-current',
        'date',
      );
    },
    { viewport: PHONE },
  );
});

test('without JavaScript later days are shown, and an event with an interpreter is found', async ({
  site,
}) => {
  const isSigned = ({ accessFacts }: ProgramItem) => accessFacts.includes('signLanguage');
  const programs = later(site.content.programs);
  const signed = first(programs.filter(isSigned));
  const other = first(programs.filter((program) => !isSigned(program)));
  const icon = (page: Page) => page.getByRole('img', { name: 'Tumač za znakovni jezik' });
  await site.visit(
    '/sta-ima',
    async (page) => {
      const days = page.getByRole('main').locator('h2[id^=dan-]:visible');
      const before = await days.count();
      expect(before).toBeLessThanOrEqual(14);
      const more = /^Još \d+ termina? od \d\d\.\d\d\.$/;
      await page.locator('summary').filter({ hasText: more }).press('Enter');
      await expect.poll(() => days.count()).toBeGreaterThan(before);

      await page.getByText('Filteri', { exact: true }).click();
      await page
        .getByRole('list', { name: 'Pristupačnost' })
        .getByRole('link', { name: 'Tumač za znakovni jezik' })
        .press('Enter');
      await page.waitForURL('**/sta-ima?pristupacno=tumac');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Šta ima: tumač za znakovni jezik',
      );
      await expect.poll(() => titles(page)).toContain(signed.title);
      expect(await titles(page)).not.toContain(other.title);
      await expect(icon(page)).toHaveCount((await titles(page)).length);
      await page.getByRole('link', { name: signed.title }).click();
      await page.waitForURL('**/programs/*');
      const facts = page.getByRole('main').getByRole('listitem');
      await expect(facts.filter({ hasText: /^Tumač za znakovni jezik$/ })).toBeVisible();
    },
    { javaScriptEnabled: false, viewport: PHONE },
  );
});

test('a focused filter is completely visible on a phone', async ({ site }) => {
  await site.visit(
    '/sta-ima',
    async (page) => {
      await untilInteractive(page);
      await page.getByText('Filteri', { exact: true }).click();
      const places = page.getByRole('list', { name: 'Sala' }).getByRole('link');
      const [firstPlace, ...others] = await places.all();
      await firstPlace?.focus();
      for (const place of others) {
        await page.keyboard.press('Tab');
        await expect(place).toBeFocused();
        await expect(place).toBeInViewport({ ratio: 0.95 });
      }
    },
    { viewport: PHONE },
  );
});

test('on a phone the first event is near the top, its day stays under the bar', async ({
  site,
}) => {
  await site.visit(
    '/sta-ima',
    async (page) => {
      await untilInteractive(page);
      const event = page.getByRole('main').getByRole('heading', { level: 3 }).first();
      expect((await event.boundingBox())?.y).toBeLessThan(0.5 * PHONE.height);
      expect((await strip(page).getByRole('link').first().boundingBox())?.height).toBeLessThan(67);

      const day = page.locator('.day:not(.day-lasting)').first();
      const bar = await page.getByRole('banner').boundingBox();
      const below = (bar?.height ?? 0) + 44;
      // A day may have a single row, whose heading is only just under the bar.
      await day
        .getByRole('listitem')
        .last()
        .evaluate((row, top) => {
          const by = row.getBoundingClientRect().top - top;
          window.scrollBy({ top: by, behavior: 'instant' });
        }, below);
      const head = await day.getByRole('heading', { level: 2 }).boundingBox();
      expect(head?.y).toBeCloseTo(bar?.height ?? 0, 0);
      expect(head?.height).toBe(44);
    },
    { viewport: PHONE },
  );
});

test('a day without anything of a kind leads to the nearest that has something', async ({
  site,
}) => {
  const kind = 'Tribinski program';
  const own = later(site.content.programs).filter(({ programType }) => programType === kind);
  const nearest = own.at(-1) ?? first(own);
  const empty = dayOf(startOfBelgradeDay(new Date(nearest.eventHappeningDateTime), 1));
  await site.visit(`/sta-ima?kad=${empty}&vrsta=tribinski`, async (page) => {
    await expect(page.getByRole('heading', { name: /^Nema ničeg u .+: Tribinski$/ })).toBeVisible();
    await untilInteractive(page);
    expect(await violationsInBoth(page, FRAME)).toEqual([]);
    await page.getByRole('link', { name: /^Najbliži dan: / }).click();
    await page.waitForURL(
      `**/sta-ima?kad=${dayOf(nearest.eventHappeningDateTime)}&vrsta=tribinski`,
    );
    await expect.poll(() => titles(page)).toEqual([nearest.title]);
  });
});

test('the place of a programme links to its events, except for past programmes', async ({
  site,
}) => {
  const past = outsideCorners(site.content.past);
  const soon = first(later(outsideCorners(site.content.programs)));
  // A place may have the same name as a section, which has other links.
  const toPlace = (page: Page, place: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name: place, exact: true })
      .and(page.locator(`[href="/sta-ima?mesto=${placeKey(place)}"]`));
  await site.visit(`/programs/${String(soon.id)}`, async (page) => {
    await toPlace(page, soon.place).click();
    await page.waitForURL(`**/sta-ima?mesto=${placeKey(soon.place)}`);
    await expect.poll(() => titles(page)).toContain(soon.title);
    await page.goto(site.address(`/programs/${String(first(past).id)}`));
    const main = page.getByRole('main');
    await expect(main.getByText(first(past).place).first()).toBeVisible();
    await expect(toPlace(page, first(past).place)).toHaveCount(0);
  });
});

test('titles have room at every width', async ({ site }) => {
  await site.visit('/sta-ima', async (page) => {
    for (const width of [900, 1024, 1200, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const widths = await page
        .locator('.row-text')
        .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().width));
      const shown = widths.filter((one) => one > 0);
      expect(shown.length).toBeGreaterThan(3);
      expect(Math.min(...shown), String(width)).toBeGreaterThan(180);
    }
  });
});
