import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { archiveService } from '../../contentTypes/archive/archive.service.ts';
import { programEvents, screeningEvents } from '../../web/feeds/calendarEvents.ts';
import { createPreviousAddresses } from '../../web/pages/formerAddresses.ts';
import { movieRow, programRow } from '../../../test/contentRows.ts';
import { rounds } from '../../../test/soak.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const PAST = '2026-05-01T18:00:00Z';
const NOW = new Date('2026-05-03T12:00:00Z');
const SERIES = 'Muzicki program';
const USES = '/api/Halls/GetUses?from=2026-04-01T00:00:00Z&to=2026-06-01T00:00:00Z';

let token: string;
const app = sharedTestApp();
beforeAll(async () => {
  ({ token } = await app.signInAs({ sections: ['Vesti'] }));
});

/** A film with a screening, a series with a date, and an imported item with its former address. */
async function add(): Promise<void> {
  const origin = { source: 'https://stari.example', kind: 'post', sourceId: '1' };
  const imported = { ...origin, itemType: 'Movie', itemId: 1, content: '', version: 1 };
  await app.database.writeContent(async (transaction) => {
    await transaction.movie.create({ data: movieRow([PAST]) });
    await transaction.program.create({
      data: programRow(PAST, { dates: { create: [{ eventHappeningDateTime: new Date(PAST) }] } }),
    });
    await transaction.importedItem.create({ data: imported });
    await transaction.formerAddress.create({ data: { address: '/koncert', ...origin } });
  });
}

/** Deletes them for good, with what belongs to them. */
const remove = (): Promise<unknown> =>
  app.database.write(async ({ movie, program, importedItem }) => {
    await movie.deleteMany();
    await program.deleteMany();
    await importedItem.deleteMany();
  });

it('rows deleted permanently between the statements of a read are omitted without a failure', async () => {
  const { database } = app;
  const clock = (): Date => NOW;
  const archive = archiveService({ database, clock });
  const addresses = createPreviousAddresses(database, clock);
  const reads: (() => Promise<unknown>)[] = [
    () => screeningEvents(database, NOW),
    () => programEvents(database, NOW, { programType: SERIES }),
    () => archive.ofYear(2026),
    () => addresses.find('/koncert', new URLSearchParams()),
    async () => expect((await app.rest('GET', USES, { token })).status).toBe(200),
  ];
  for (let round = 0; round < rounds({ test: 8, soak: 300 }); round += 1) {
    await add();
    // Spread over the few milliseconds that the deletion takes.
    const answers = reads.flatMap((read) =>
      Array.from({ length: 6 }, async (_, at) => {
        await pause(at);
        return read();
      }),
    );
    await Promise.all([remove(), ...answers]);
  }
});
