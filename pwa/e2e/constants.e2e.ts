import { expect, type Locator, type Page } from '@playwright/test';
import { first, outsideCorners, type PublicContent } from './publicContent.ts';
import { DESKTOP, test } from './site.ts';
import { controlOf, measureRow, slidesOf, untilRuns } from './sliders.ts';
import { startProduct, type Product } from './product.ts';
import { askAsAdministrator } from './staffSteps.ts';
import { layOutAll, untilInteractive } from './watch.ts';

/** One width for each range between the specification's breakpoints (section 9), in CSS pixels. */
const WIDTHS = [390, 600, 800, 1000, 1440] as const;
/** The breakpoints, a narrow phone, and widths just below a breakpoint. */
const EDGES = [320, 575, 576, 768, 991, 992, 1200] as const;
/** For a slider that runs: its scripts know no breakpoints. */
const SOME_EDGES = [320, 576, 1200] as const;
/** The index of the breakpoint range of a width. */
const stepOf = (width: number): number => [576, 768, 992, 1200].filter((at) => at <= width).length;
/** The gap between slides in each range. */
const GAPS = [10, 20, 25, 30, 30];

/**
 * Every kind of slider with its page and its slides per view at each width. Items of corners,
 * procurements and salons have the pages of programmes, competitions and colonies.
 */
const sliders = (content: PublicContent) => {
  const { programs, news, movies, competitions, colonies } = content;
  const at = (path: string, id: number): string => `/${path}/${String(id)}`;
  const three = { perView: [1, 2, 3, 3, 3] };
  const five = { perView: [1, 2, 3, 4, 5] };
  const two = { perView: [1, 2, 2, 2, 2] };
  return [
    { path: '/', title: 'Na programu', ...three },
    { path: '/', title: 'Vesti i novosti', ...five },
    { path: '/', title: 'Bioskop', ...five },
    { path: '/', title: 'Arhivirani dogadjaji', ...five },
    { path: at('programs', first(outsideCorners(programs)).id), title: 'Moze te zanima', ...three },
    { path: at('news', first(news).id), title: 'Mozda te zanima', ...three },
    {
      path: at('cinema', first(movies).id),
      title: 'Uskoro u bioskopu',
      ...three,
    },
    { path: at('konkurs', first(competitions).id), title: 'Ostali konkursi', ...two },
    { path: '/program/likovni', title: 'Kolonije i saloni', ...three },
    { path: at('kolonije', first(colonies).id), title: 'Ostale kolonije', ...three },
  ];
};

/** One slider of each number of slides; those with the same number have the same styles. */
const OF_EACH_NUMBER = /^(Na programu|Vesti i novosti|Ostali konkursi)$/;

/** Measures the sliders of a page at each width; they resize in the next frame. */
async function expectRows(
  page: Page,
  rows: readonly ReturnType<typeof sliders>[number][],
  widths: readonly number[],
): Promise<void> {
  for (const width of widths) {
    const step = stepOf(width);
    await page.setViewportSize({ width, height: 900 });
    for (const { path, title, perView } of rows) {
      await expect(async () => {
        const row = await measureRow(page, title);
        expect({ path, title, width, ...row }).toEqual({
          path,
          title,
          width,
          perView: perView[step],
          seen: perView[step],
          gap: GAPS[step],
          isFull: true,
        });
      }).toPass({ timeout: 10_000, intervals: [20] });
    }
  }
  await page.setViewportSize(DESKTOP);
}

test.describe('the slides of every slider', () => {
  /** Without scripts the style sheet lays out the row; the slider must not shift it. */
  for (const { name, javaScriptEnabled, titles } of [
    { name: 'without JavaScript', javaScriptEnabled: false, titles: /./ },
    // All run by the same code.
    { name: 'once the slider runs', javaScriptEnabled: true, titles: OF_EACH_NUMBER },
  ]) {
    test(`are as many and as far apart as specified, ${name}`, async ({ site }) => {
      const context = await site.visitor({
        javaScriptEnabled,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const looked = sliders(site.content).filter(({ title }) => titles.test(title));
      for (const [path, rows] of Map.groupBy(looked, (one) => one.path)) {
        await page.goto(site.address(path));
        if (javaScriptEnabled) for (const { title } of rows) await untilRuns(page, title);
        // Deferred sections keep their previous layout until they are near the viewport.
        await layOutAll(page);
        // On a desktop, the number of slides is different for each class of slider.
        const isSample = rows.some(({ title }) => OF_EACH_NUMBER.test(title));
        const edges = javaScriptEnabled ? SOME_EDGES : EDGES;
        await expectRows(page, rows, isSample ? edges : [DESKTOP.width]);
      }
      await context.close();
    });
  }
});

test.describe('the slides of past events of a type', () => {
  let product: Product;
  const page = '/program/muzicki';

  // The demo content has too few of any type for a slider.
  test.beforeAll(async () => {
    product = await startProduct({ content: 'none' });
    const ask = await askAsAdministrator(product);
    const query = 'mutation($input: ProgramInput!) { createProgram(input: $input) { id } }';
    for (const day of [11, 12, 13, 14]) {
      const input = {
        title: `Veče ${String(day)}`,
        author: 'Ana',
        description: 'Bilo je lepo.',
        programType: 'Muzicki program',
        eventHappeningDateTime: `2026-05-${String(day)}T18:00:00Z`,
      };
      await ask(query, { input });
    }
  });
  test.afterAll(() => product.stop());

  test('are up to four and 20 apart', async ({ browser }) => {
    const past = { perView: [1, 2, 3, 4, 4], gap: [10, 20, 20, 20, 20] };
    const context = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto(product.url + page);
    await layOutAll(visitor);
    for (const width of EDGES) {
      const step = stepOf(width);
      await visitor.setViewportSize({ width, height: 900 });
      expect({ width, ...(await measureRow(visitor, 'Protekli događaji')) }).toEqual({
        width,
        perView: past.perView[step],
        seen: past.perView[step],
        gap: past.gap[step],
        isFull: true,
      });
    }
    await context.close();
  });

  test('slides that all fit do not move', async ({ browser }) => {
    const context = await browser.newContext({ viewport: DESKTOP });
    const visitor = await context.newPage();
    await visitor.goto(product.url + page);
    await untilInteractive(visitor);
    const past = slidesOf(visitor, 'Protekli događaji');
    await past.scrollIntoViewIfNeeded();
    const fit = await past.evaluate((row) => ({
      scrolls: row.scrollWidth > row.clientWidth,
      cut: [...row.querySelectorAll('li')].some(
        (slide) =>
          slide.getBoundingClientRect().right > row.getBoundingClientRect().right + 0.5 ||
          slide.getBoundingClientRect().left < row.getBoundingClientRect().left - 0.5,
      ),
    }));
    expect(fit).toEqual({ scrolls: false, cut: false });
    await expect(controlOf(visitor, 'Protekli događaji')).toBeHidden();
    await context.close();
  });
});

test('fewer than four past events of a type are in rows', async ({ site }) => {
  // No demo programme of this type is near, so the same ones are past at any hour.
  await site.visit('/program/knjizevni', async (page) => {
    const past = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Protekli događaji' }) });
    await expect(past.getByRole('listitem')).toHaveCount(3);
    await expect(slidesOf(page, 'Protekli događaji')).toHaveCount(0);
  });
});

/** A title and a description longer than any available space. */
const ENDLESS = 'Veoma dugačak naslov koji nikako ne može da stane u jedan red '.repeat(12);

/** Sets an endless text and returns the number of visible lines. */
async function linesShown(elements: Locator): Promise<number[]> {
  const lines = await elements.evaluateAll(
    (found, text) =>
      found.map((element) => {
        element.textContent = text;
        const style = getComputedStyle(element);
        const inner =
          element.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
        return Math.round(inner / parseFloat(style.lineHeight));
      }),
    ENDLESS,
  );
  expect(lines.length).toBeGreaterThan(0);
  return [...new Set(lines)];
}

/** Lays out a page without scripts at each width. */
async function atEachWidth(page: Page, work: (width: number) => Promise<void>): Promise<void> {
  await layOutAll(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await work(width);
  }
}

/** Titles of cards: headings of links in lists. */
const titles = (page: Page): Locator =>
  page.getByRole('listitem').getByRole('link').getByRole('heading');
const hero = (page: Page): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
const heightOf = async (element: Locator) => (await element.boundingBox())?.height;

test.describe('heights at every width', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page: its hero, the green bar and titles in one line', async ({ page, site }) => {
    await page.goto(site.address('/'));
    await atEachWidth(page, async (width) => {
      expect(await heightOf(hero(page)), String(width)).toBe(800);
      await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(11, 107, 69)');
      expect(await linesShown(titles(page)), String(width)).toEqual([1]);
    });
  });

  test('the cinema: titles in one line, descriptions in three', async ({ page, site }) => {
    await page.goto(site.address('/bioskop-list'));
    // The description is the second of two paragraphs on a film's card.
    const descriptions = page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByRole('heading') })
      .locator('p:nth-of-type(2)');
    await atEachWidth(page, async (width) => {
      expect(await linesShown(descriptions), String(width)).toEqual([3]);
      expect(await linesShown(titles(page)), String(width)).toEqual([1]);
    });
  });

  test('the visual arts: its hero, uncropped gallery pictures, titles in one line', async ({
    page,
    site,
  }) => {
    await page.goto(site.address('/program/likovni'));
    const shown = first(site.content.gallery);
    // A picture's container is the box before its title.
    const places = page
      .getByRole('main')
      .getByRole('listitem')
      .locator('a[id^="slika-"] > :first-child');
    await atEachWidth(page, async (width) => {
      expect(await heightOf(hero(page)), String(width)).toBe(600);
      const found = await places.evaluateAll((all) =>
        all.map((place) => {
          const frame = place.firstElementChild?.getBoundingClientRect();
          const { top, bottom, left, right, height } = place.getBoundingClientRect();
          const isWithin =
            frame !== undefined &&
            frame.top >= top &&
            frame.bottom <= bottom &&
            frame.left >= left &&
            frame.right <= right;
          return { height, isWithin };
        }),
      );
      expect(found, String(width)).toEqual(shown.map(() => ({ height: 200, isWithin: true })));
      expect(await linesShown(titles(page)), String(width)).toEqual([1]);
    });
  });
});
