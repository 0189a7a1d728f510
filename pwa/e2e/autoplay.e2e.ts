import { expect, type Page } from '@playwright/test';
import { test } from './site.ts';
import { controlOf, placeOf, slidesOf, untilRuns, watchMoves } from './sliders.ts';
import { untilInteractive } from './watch.ts';

const NEWS = 'Vesti i novosti';
/** The delay of autoplay (specification, section 9). */
const STAND_MS = 3000;

/** Removes pointer and focus, since either pauses a slider. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
  });
}

/** Advances the clock and waits a frame, in which a due move starts. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}

/** A page with a test clock, whose slider is paused by hovering. */
async function held(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await untilInteractive(page);
  await untilRuns(page, NEWS);
  await placeOf(controlOf(page, NEWS)).hover();
  // Waits for running animations. After this only the test advances the clock.
  const moves = () =>
    slidesOf(page, NEWS)
      .getByRole('list')
      .evaluate((list) => list.getAnimations().length);
  await expect.poll(moves).toBe(0);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

test.describe('autoplay', () => {
  test('autoplay moves every 3000 ms in 500 ms, loops, pauses and stops', async ({
    page,
    site,
  }) => {
    await held(page, site.address('/'));
    const moves = await watchMoves(page, NEWS);
    // Hovering pauses it.
    await pass(page, 4 * STAND_MS);
    expect((await moves()).lasting).toEqual([]);
    await leave(page);
    for (const count of [1, 2]) {
      await pass(page, STAND_MS - 100);
      expect((await moves()).lasting).toHaveLength(count - 1);
      await pass(page, 100);
      await expect.poll(async () => (await moves()).ended).toBe(count);
    }
    expect(new Set((await moves()).lasting)).toEqual(new Set(['0.5s']));

    const control = controlOf(page, NEWS);
    const place = placeOf(control);
    const total = Number((await place.textContent())?.split('/')[1]);
    // From the third place to the last one and on to the first: a loop in both directions.
    for (const [name, at] of [
      ['Prethodno', 2],
      ['Prethodno', 1],
      ['Prethodno', total],
      ['Sledeće', 1],
    ] as const) {
      const { ended } = await moves();
      await control.getByRole('button', { name }).click();
      await page.clock.runFor(50);
      await expect(place).toHaveText(`${String(at)} / ${String(total)}`);
      // A click during a move would be ignored.
      await expect.poll(async () => (await moves()).ended).toBeGreaterThan(ended);
    }

    // A visible button stops it permanently.
    await control.getByRole('button', { name: 'Zaustavi pomeranje' }).click();
    await leave(page);
    const { lasting } = await moves();
    await pass(page, 4 * STAND_MS);
    expect((await moves()).lasting).toEqual(lasting);
    await expect(control.getByRole('button', { name: 'Pokreni pomeranje' })).toBeVisible();
  });

  test('autoplay never starts with reduced motion', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await held(page, site.address('/'));
    const moves = await watchMoves(page, NEWS);
    await leave(page);
    const place = placeOf(controlOf(page, NEWS));
    const before = await place.textContent();
    await pass(page, 4 * STAND_MS);
    expect((await moves()).lasting).toEqual([]);
    await expect(place).toHaveText(before ?? '');
    await expect(page.getByRole('button', { name: /pomeranje/ })).toHaveCount(0);
  });

  test('the premises carousel moves every 3000 ms in 500 ms', async ({ page, site }) => {
    await page.clock.install();
    await page.goto(site.address('/'));
    await untilInteractive(page);
    const premises = page.locator('section').filter({ has: page.getByRole('figure') });
    await premises.scrollIntoViewIfNeeded();
    const own = premises.getByRole('group', { name: /^Pomeranje: / });
    await expect(own).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    // Restarts autoplay at a known moment.
    await own.getByRole('button', { name: 'Zaustavi pomeranje' }).click();
    await own.getByRole('button', { name: 'Pokreni pomeranje' }).click();
    await leave(page);
    await expect(own.getByRole('button', { name: 'Zaustavi pomeranje' })).toBeVisible();
    const places = [await placeOf(own).textContent()];
    for (let turn = 0; turn < 2; turn += 1) {
      await pass(page, STAND_MS - 100);
      await expect(placeOf(own)).toHaveText(places.at(-1) ?? '');
      await pass(page, 100);
      await expect(placeOf(own)).not.toHaveText(places.at(-1) ?? '');
      places.push(await placeOf(own).textContent());
    }
    const durations = await premises
      .getByRole('figure')
      .evaluateAll((pictures) =>
        pictures.map((picture) => getComputedStyle(picture).transitionDuration),
      );
    // The incoming and the outgoing picture; one that wraps around is not animated.
    const moved = durations.filter((duration) => duration.includes('0.5s'));
    expect(moved.length).toBeGreaterThanOrEqual(2);
  });
});
