import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { addOffer } from '../../test/reservationRows.ts';
import { raceState, startReserving } from '../../test/reservationRace.ts';
import { rounds } from '../../test/soak.ts';
import { databaseIn, isPostgres } from '../../test/testDatabase.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';

const KILLS = rounds({ test: 1, soak: 50 });
const PEOPLE = rounds({ test: 24, soak: 1000 });
const PLACES = rounds({ test: 6, soak: 100 });
/** The embedded database has one process. */
const PROCESSES = isPostgres() ? 3 : 1;

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

it(
  'gives exactly the places that there are, in order, however often processes are killed',
  { timeout: 1_200_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'centar-race-'));
    closers.push(async () => rmSync(folder, { recursive: true, force: true }));
    const stored = await databaseIn(folder);
    closers.push(() => stored.drop());
    const database = await openDatabase(stored.url);
    closers.push(() => database.close());
    const offer = await addOffer(database, '2026-12-05T18:00:00Z', { places: PLACES });
    const left = new Set(Array.from({ length: PEOPLE }, (_, number) => number));

    for (let kill = 0; kill <= KILLS; kill += 1) {
      const numbers = [...left];
      const racing = await Promise.all(
        Array.from({ length: PROCESSES }, (_, index) => {
          const own = numbers.filter((number) => number % PROCESSES === index);
          return startReserving(stored.url, offer.dateKey, own);
        }),
      );
      // The last ones finish.
      const share = numbers.length / (KILLS + 1 - kill) / PROCESSES;
      const count = kill === KILLS ? Infinity : Math.ceil(share);
      await Promise.race(racing.map((one) => one.whenAcknowledged(count)));
      if (kill === KILLS) await Promise.all(racing.map((one) => one.whenAcknowledged(count)));
      await Promise.all(racing.map((one) => one.kill()));
      for (const number of racing.flatMap((one) => [...one.acknowledged.keys()])) {
        left.delete(number);
      }
    }

    expect([...left]).toEqual([]);
    const { mailboxes, ...state } = await raceState(database, offer.id);
    expect(state).toEqual({
      taken: PLACES,
      waiting: PEOPLE - PLACES,
      held: PLACES,
      waits: PEOPLE - PLACES,
      isInOrder: true,
      isToldOnce: true,
    });
    expect(new Set(mailboxes).size).toBe(PEOPLE);
  },
);
