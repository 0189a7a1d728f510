import { expect, type BrowserContext, type Page } from '@playwright/test';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@centar/domain/durations.ts';
import { clearHttpCache, untilKept } from './browser.ts';
import type { Front } from './front.ts';
import { test } from './offlineSite.ts';
import type { MovieItem } from './publicContent.ts';
import { agedLine, readAt } from './reading.ts';

test.describe.configure({ mode: 'parallel' });

const KEPT = /^Sačuvano u .* – bez veze$/;

/** A visitor's browser and the simulated network. */
interface Visit {
  readonly context: BrowserContext;
  readonly front: Front;
  readonly page: Page;
}

/** Opens a page with the device's clock, also of its worker, fixed at this moment. */
async function openWhen({ context, front, page }: Visit, path: string, now: number): Promise<void> {
  await page.clock.setFixedTime(now);
  // A browser may end an idle worker, which starts again with the real time.
  await expect(async () => {
    for (const worker of context.serviceWorkers()) {
      await worker.evaluate((moment) => {
        Date.now = () => moment;
      }, now);
    }
    await readAt(page, front.url + path);
    const times = context.serviceWorkers().map((worker) => worker.evaluate(() => Date.now()));
    expect(await Promise.all(times)).toEqual([now]);
  }).toPass();
}

const status = (page: Page) => agedLine(page).getByRole('status');

/** In milliseconds. */
const shownStarts = (page: Page): Promise<number[]> =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .locator('time')
    .evaluateAll((all) => all.map((time) => Date.parse((time as HTMLTimeElement).dateTime)));

/**
 * Starts of announced screenings, soonest first (ms), without those that could begin during the
 * test.
 */
const startsOf = (movies: readonly MovieItem[]): number[] =>
  [
    ...new Set(
      movies
        .flatMap(({ movieProductionDateTimes }) => movieProductionDateTimes)
        .map(({ productionDate }) => Date.parse(productionDate))
        .filter((start) => start > Date.now() + 3 * HOUR_MS),
    ),
  ].sort((a, b) => a - b);

test('an open page gets old without a connection, and says when it is back', async ({
  context,
  front,
  page,
}) => {
  await page.clock.install();
  await page.goto(`${front.url}/news-list`);
  await expect(page.getByText(/^(Osveženo|Sačuvano)/)).toHaveCount(0);
  // The first script must run before the clock advances.
  await untilKept(page);
  // With one it would be renewed.
  await context.setOffline(true);
  const ground = () => agedLine(page).evaluate((one) => getComputedStyle(one).backgroundColor);
  await page.clock.fastForward(DAY_MS);
  await expect(status(page)).toHaveText(KEPT);
  const amber = await ground();
  // An hour more than three days, because on a busy machine the simulated clock lags.
  await page.clock.fastForward(3 * DAY_MS + HOUR_MS);
  await expect(status(page)).toHaveText('Sačuvano pre 4 dana. Proverite pre polaska.');
  expect(await ground()).not.toBe(amber);

  await clearHttpCache(page);
  await openWhen({ context, front, page }, '/sta-ima', Date.now());
  await expect(status(page)).toHaveText(KEPT);
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(status(page)).toHaveText(/^Sačuvano u .* – veza je ponovo tu$/);
  front.mode = 'failing';
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(status(page)).toHaveText(KEPT);

  await context.setOffline(true);
  await openWhen({ context, front, page }, '/news-list', Date.now() - 10 * DAY_MS);
  await expect(status(page)).toHaveText(/^Sačuvano u .* Sat na ovom uređaju kasni 10 dana, zato/);
});

test('a clock two hours behind is reported, and past screenings are still hidden', async ({
  context,
  front,
  page,
  site,
}) => {
  const aheadMs = 2 * HOUR_MS;
  const lateWords = 'Sat na ovom uređaju kasni 2 sata, zato prikazujemo tačno vreme';
  front.clockShiftMs = aheadMs;
  await page.goto(`${front.url}/news-list`);
  await expect(page.getByRole('status').filter({ hasText: lateWords })).toBeVisible();
  await untilKept(page);
  await clearHttpCache(page);
  await context.setOffline(true);
  await readAt(page, `${front.url}/o-nama`);
  await expect(status(page)).toContainText(lateWords);
  const [soonest = 0, second = 0] = startsOf(site.content.movies);
  // A screening is listed for two hours. A minute more, because some are exactly an hour apart.
  const hidden = soonest + 2 * HOUR_MS + MINUTE_MS;
  await openWhen({ context, front, page }, '/raspored', soonest + HOUR_MS - aheadMs);
  expect(await shownStarts(page)).toContain(soonest);
  await openWhen({ context, front, page }, '/raspored', hidden - aheadMs);
  await expect.poll(() => shownStarts(page)).not.toContain(soonest);
  expect((await shownStarts(page)).includes(second)).toBe(second > hidden - 2 * HOUR_MS);
});
