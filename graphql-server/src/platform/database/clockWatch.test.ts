import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@centar/domain/durations.ts';
import { createClockWatch, type ClockWatch } from './clockWatch.ts';
import type { Database } from './database.ts';
import { makeDataDir } from '../../../test/testFiles.ts';
import { emptyDatabase } from '../../../test/uploadServer.ts';
import { movableClock } from '../../../test/movableClock.ts';

const clock = movableClock();
let database: Database;
let watch: ClockWatch;

beforeEach(async () => {
  const { dataDir, cleanUp } = await makeDataDir();
  database = await emptyDatabase(dataDir);
  watch = createClockWatch(database, clock);
  return cleanUp;
});
afterEach(() => database.close());

/** Lets time go by with a look every hour, as a running server does. */
async function run(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    clock.pass(HOUR_MS);
    await watch.recordTime();
  }
}

it('believes the clock after two days of steady looks, and not before the first', async () => {
  expect(await watch.isSteady()).toBe(false);
  await watch.recordTime();
  expect(await watch.isSteady()).toBe(false);
  await run(47);
  expect(await watch.isSteady()).toBe(false);
  await run(1);
  expect(await watch.isSteady()).toBe(true);
});

it.each([
  ['a year ahead', 365 * DAY_MS],
  ['a year back', -365 * DAY_MS],
  ['two hours back', -2 * HOUR_MS],
  ['more than a day without a look', 25 * HOUR_MS],
])('begins anew after %s, at once and across a restart', async (_name, jump) => {
  await watch.recordTime();
  await run(48);
  clock.pass(jump);
  expect(await watch.isSteady()).toBe(false);
  // A restart.
  watch = createClockWatch(database, clock);
  await watch.recordTime();
  expect(await watch.isSteady()).toBe(false);
  await run(47);
  expect(await watch.isSteady()).toBe(false);
  await run(1);
  expect(await watch.isSteady()).toBe(true);
});

it('is not disturbed by a night off and by small corrections', async () => {
  await watch.recordTime();
  await run(48);
  clock.pass(12 * HOUR_MS);
  watch = createClockWatch(database, clock);
  await watch.recordTime();
  clock.pass(-10 * 60_000);
  await watch.recordTime();
  expect(await watch.isSteady()).toBe(true);
});
