import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgramType } from '../../domain/sections.ts';
import { first } from './publicContent.ts';
import type { ProgramItem } from './publicContent.ts';
import { openSite, PHONE } from './site.ts';
import type { Site } from './site.ts';

const SCHEDULE = '/raspored';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** The screenings that have not begun, by the film's title. */
const announced = () =>
  site.content.movies.flatMap(({ title, id, movieProductionDateTimes }) =>
    movieProductionDateTimes
      .filter(({ productionDate }) => new Date(productionDate) > new Date())
      .map(() => ({ title, id })),
  );

describe('the schedule', () => {
  it('is led to from the cinema, a film and the phone menu', async () => {
    const film = first(site.content.movies);
    for (const from of ['/', '/bioskop-list', `/cinema/${String(film.id)}`]) {
      await site.visit(from, async (page) => {
        expect(await page.locator(`main a[href="${SCHEDULE}"]`).count()).toBeGreaterThan(0);
      });
    }
    await site.visit(
      '/',
      async (page) => {
        await page.locator('details.menu summary').click();
        await page.locator('.menu-all').getByText('Raspored bioskopa').click();
        await page.waitForURL(`**${SCHEDULE}`);
      },
      { viewport: PHONE },
    );
  });

  it('has every announced screening, each day after the one before', async () => {
    await site.visit(SCHEDULE, async (page) => {
      const titles = await page.locator('.row h3').allTextContents();
      for (const { title } of announced()) expect(titles).toContain(title);
      expect(titles.length).toBeGreaterThanOrEqual(announced().length);
      const moments = await page
        .locator('.row time')
        .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
      expect(moments).toEqual([...moments].sort());
    });
  });

  it('marks what is cancelled and moved, with the former time and what to do, and has no star for the cancelled', async () => {
    await site.visit(SCHEDULE, async (page) => {
      const cancelled = page.locator('.row-off').first();
      expect(await cancelled.locator('.st').textContent()).toBe('Otkazano');
      expect(await cancelled.getByRole('button').count()).toBe(0);
      const moved = page.locator('.row', { hasText: 'Pomereno' }).first();
      expect(await moved.locator('s').textContent()).toMatch(/^ranije \d\d:\d\d$/);
      expect((await moved.locator('.row-n').textContent())?.length).toBeGreaterThan(15);
    });
  });

  it.each([true, false])(
    'shows one day and one film (JavaScript: %s)',
    async (javaScriptEnabled) => {
      await site.visit(
        SCHEDULE,
        async (page) => {
          const film = first(announced());
          await page.getByLabel('Film').selectOption({ label: film.title });
          if (!javaScriptEnabled) await page.getByRole('button', { name: 'Prikaži' }).click();
          await page.waitForURL((url) => url.searchParams.get('film') === String(film.id));
          const shown = new Set(await page.locator('.row h3').allTextContents());
          expect([...shown]).toEqual([film.title]);
          const [day = ''] = await page
            .locator('.day')
            .evaluateAll((days) => days.map(({ id }) => id.replace('dan-', '')));
          await page.goto(site.address(`${SCHEDULE}?dan=${day}`));
          expect(await page.locator('.day').count()).toBe(1);
          expect(await page.locator('select[name=dan]').inputValue()).toBe(day);
        },
        { javaScriptEnabled },
      );
    },
  );

  it('says so when nothing fits the choice, and shows programmes beside the films', async () => {
    await site.visit(`${SCHEDULE}?film=999999`, async (page) => {
      expect(await page.locator('main').textContent()).toContain('Za ovaj izbor nema termina');
      await page.getByRole('link', { name: 'Ceo raspored' }).click();
      await page.waitForURL(`**${SCHEDULE}`);
      await page.getByLabel('Prikaži i programe').check();
      await page.waitForURL('**/raspored?programi=1');
      expect(await page.locator('.row a[href^="/programs/"]').count()).toBeGreaterThan(0);
    });
  });

  it('keeps stars on the device, also one pressed before the page is awake, here and on the page of the film', async () => {
    const context = await site.visitor();
    const page = await context.newPage();
    await page.goto(site.address(SCHEDULE));
    const row = page
      .locator('.row')
      .filter({ has: page.getByRole('button') })
      .first();
    const star = row.getByRole('button');
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    const name = (await star.getAttribute('aria-label')) ?? '';
    await page.reload();
    const again = page.getByRole('button', { name });
    await expect.poll(() => again.getAttribute('aria-pressed')).toBe('true');
    await row.getByRole('link').first().click();
    await page.waitForURL('**/cinema/*');
    const onFilm = page.getByRole('button', { name });
    await expect.poll(() => onFilm.getAttribute('aria-pressed')).toBe('true');
    await onFilm.click();
    await expect.poll(() => onFilm.getAttribute('aria-pressed')).toBe('false');
    await context.close();
  });

  it.each([
    { root: '/programs/', isCorner: false },
    { root: '/kutak/', isCorner: true },
  ])('keeps the star of a page under $root, which the past has none of', async (kind) => {
    const ofKind = (one: ProgramItem) =>
      findProgramType(one.programType)?.isCorner === kind.isCorner;
    const coming = first(
      site.content.programs.filter((one) => ofKind(one) && one.status === 'scheduled'),
    );
    const past = first(site.content.past.filter(ofKind));
    await site.visit(kind.root + String(coming.id), async (page) => {
      const star = page.getByRole('button', { name: `Sačuvaj termin: ${coming.title}, ` });
      await star.click();
      await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
      await page.goto(site.address(`${SCHEDULE}?programi=1`));
      await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
      await page.goto(site.address(kind.root + String(past.id)));
      await page.getByRole('button', { name: 'Podeli' }).waitFor();
      expect(await page.getByRole('button', { name: /^Sačuvaj termin/ }).count()).toBe(0);
    });
  });

  it('prints a week on one sheet of A4', async () => {
    await site.visit(SCHEDULE, async (page) => {
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'print' });
      const days = await page
        .locator('.day')
        .evaluateAll((all) => all.filter((day) => day.getClientRects().length > 0).length);
      expect(days).toBeGreaterThan(0);
      expect(days).toBeLessThanOrEqual(7);
    });
  });
});

it('a programme, a corner item and a screening can be put into a calendar', async () => {
  const { programs, movies } = site.content;
  const inCorner = ({ programType }: { programType: string }) => /kutak/.test(programType);
  const own = first(programs.filter((program) => !inCorner(program)));
  const corner = first(programs.filter(inCorner));
  const pages = [
    { path: `/programs/${String(own.id)}`, file: `/kalendar/program-${String(own.id)}.ics` },
    { path: `/kutak/${String(corner.id)}`, file: `/kalendar/program-${String(corner.id)}.ics` },
    { path: `/cinema/${String(first(movies).id)}`, file: '/kalendar/projekcija-' },
  ];
  for (const { path, file } of pages) {
    await site.visit(path, async (page) => {
      const link = page.locator(`main a[href^="${file}"]`).first();
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toMatch(/^(program|projekcija)-\d+\.ics$/);
    });
  }
});
