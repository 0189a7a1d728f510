import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { addOffer } from '../../test/reservationRows.ts';
import { raceState, startReserving, type ReservingProcess } from '../../test/reservationRace.ts';
import { rounds } from '../../test/soak.ts';
import { databaseIn, isPostgres } from '../../test/testDatabase.ts';
import { openDatabase } from '../platform/database/openDatabase.ts';

const { kills, people, places } = rounds({
  test: { kills: 2, people: 60, places: 10 },
  soak: { kills: 50, people: 1000, places: 100 },
});
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
    const offer = await addOffer(database, '2026-12-05T18:00:00Z', { places });
    const share = Math.ceil(people / PROCESSES);
    const acknowledged = new Map<number, string>();

    for (let kill = 0; kill <= kills; kill += 1) {
      const racing: ReservingProcess[] = await Promise.all(
        Array.from({ length: PROCESSES }, (_, index) =>
          startReserving(stored.url, offer.dateKey, index * share, (index + 1) * share),
        ),
      );
      // The last ones are left to finish; a mailbox that reserved before is only mailed again.
      const count = kill === kills ? Infinity : Math.ceil(((kill + 1) * share) / (kills + 1));
      await Promise.all(racing.map((one) => one.whenAcknowledged(count)));
      await Promise.all(racing.map((one) => one.kill()));
      for (const one of racing) {
        for (const [number, state] of one.acknowledged) {
          if (!acknowledged.has(number)) acknowledged.set(number, state);
        }
      }
    }

    const { mailboxes, isToldOnce: _, ...counts } = await raceState(database, offer.id);
    const total = share * PROCESSES;
    expect(counts).toEqual({
      taken: places,
      waiting: total - places,
      held: places,
      waits: total - places,
      isInOrder: true,
    });
    expect(new Set(mailboxes).size).toBe(total);
    for (const number of acknowledged.keys()) {
      expect(mailboxes).toContain(`osoba${String(number)}@centar.example`);
    }
  },
);

it('holds no more places than there are, and tells each person once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'centar-race-'));
  closers.push(async () => rmSync(folder, { recursive: true, force: true }));
  const stored = await databaseIn(folder);
  closers.push(() => stored.drop());
  const database = await openDatabase(stored.url);
  closers.push(() => database.close());
  const offer = await addOffer(database, '2026-12-05T18:00:00Z', { places });
  const racing = await startReserving(stored.url, offer.dateKey, 0, people);
  await racing.whenAcknowledged(Infinity);
  await racing.kill();
  const { mailboxes, ...state } = await raceState(database, offer.id);
  expect(mailboxes).toHaveLength(people);
  expect(state).toMatchObject({ taken: places, held: places, isInOrder: true, isToldOnce: true });
});
