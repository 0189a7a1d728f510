import { beforeAll, expect, it } from 'vitest';
import { movieRow, programRow } from '../../../test/contentRows.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const clock = movableClock();
let token: string;

const app = sharedTestApp({
  clock,
  content: {
    movies: [
      movieRow([], {
        title: 'Tiha voda',
        duration: '1H 45M',
        screenings: {
          create: [{ productionDate: new Date('2026-12-01T19:00:00Z'), hall: 'Velika sala' }],
        },
      }),
      movieRow(['2026-12-01T20:00:00Z'], { title: 'Obrisan', deletedAt: new Date() }),
    ],
    programs: [
      programRow('2026-12-01T18:00:00Z', { place: 'Mala sala', publishedAt: null }),
      programRow('2026-12-09T18:00:00Z'),
    ],
  },
});
beforeAll(async () => {
  ({ token } = await app.signInAs({ sections: ['Vesti'] }));
});

const uses = (from: string, to: string) =>
  app.rest<{ title: string; hall: string }[]>('GET', `/api/Halls/GetUses?from=${from}&to=${to}`, {
    token,
  });

it('tells all staff what takes place in a stretch of time, drafts too, soonest first', async () => {
  const { body } = await uses('2026-11-30T23:00:00Z', '2026-12-07T23:00:00Z');
  expect(body).toMatchObject([
    { itemType: 'Program', title: 'Program', hall: 'Mala sala', section: 'Muzicki program' },
    { itemType: 'Movie', title: 'Tiha voda', hall: 'Velika sala', screeningId: 1 },
  ]);
  // By the length of the film.
  expect(body[1]).toMatchObject({ endsAt: '2026-12-01T20:45:00.000Z' });
});

it.each([
  ['2026-12-07T00:00:00Z', '2026-12-01T00:00:00Z', { to: 'invalid' }],
  ['2026-01-01T00:00:00Z', '2086-12-01T00:00:00Z', { to: 'invalid' }],
  ['danas', '2026-12-01T00:00:00Z', { from: 'notADate' }],
  ['2026-12-01T00:00:00Z', 'sutra', { to: 'notADate' }],
])('from %s to %s is refused', async (from, to, errors) => {
  expect(await uses(from, to)).toMatchObject({ status: 400, errors });
});

const EVENING = '{ evening { day tomorrow events { title price isFree } } }';

it.each([
  ['of one date', false],
  ['that is left of a series', true],
])('an exhibition %s is in the evening only on days of its hours', async (_, hasRow) => {
  const openHours = [{ day: 'sreda', from: '10:00', to: '18:00' }];
  const end = new Date('2027-02-28T17:00:00Z');
  const ends = { endsAt: end, pastAt: end };
  const exhibition = programRow('2027-02-01T09:00:00Z', {
    title: 'Izložba',
    programType: 'Likovni program',
    ...ends,
    openHours,
  });
  const row = { eventHappeningDateTime: exhibition.eventHappeningDateTime, ...ends };
  const { id } = await app.database.writeContent(({ program }) =>
    program.create({ data: { ...exhibition, dates: { create: hasRow ? [row] : [] } } }),
  );
  const titlesOn = async (day: string): Promise<string[]> => {
    clock.set(`${day}T10:00:00Z`);
    const { token: own } = await app.signInAs({ sections: ['Likovni program'] });
    const { data } = await app.gql<{ evening: Evening }>(EVENING, {}, { token: own });
    return data.evening.events.map(({ title }) => title);
  };
  expect(await titlesOn('2027-02-10')).toEqual(['Izložba']);
  expect(await titlesOn('2027-02-11')).toEqual([]);
  await app.database.writeContent(({ program }) => program.delete({ where: { id } }));
});

interface Evening {
  readonly day: string;
  readonly tomorrow: number;
  readonly events: { title: string; price: string; isFree: boolean }[];
}

it.each([
  // Nothing is on at the clock's time, so the next day with an event of the sections is shown.
  ['2026-11-21', ['Bioskop program'], '2026-11-30T23:00:00.000Z', ['Tiha voda'], 0],
  ['2026-11-21', ['Muzicki program'], '2026-11-30T23:00:00.000Z', ['Program'], 0],
  ['2026-11-30', ['Muzicki program', 'Bioskop program'], undefined, ['Program', 'Tiha voda'], 2],
  ['2026-12-01', ['Bioskop program', 'Muzicki program'], undefined, ['Program', 'Tiha voda'], 0],
  ['2026-12-02', ['Muzicki program'], '2026-12-08T23:00:00.000Z', ['Program'], 0],
  ['2026-12-10', ['Muzicki program'], '2026-12-09T23:00:00.000Z', [], 0],
  ['2026-12-01', ['Vesti'], '2026-11-30T23:00:00.000Z', [], 0],
])('on %s the evening of %j shows its day and events', async (...given) => {
  const [today, sections, day, titles, tomorrow] = given;
  clock.set(`${today}T10:00:00Z`);
  const { token: own } = await app.signInAs({ sections });
  const { data } = await app.gql<{ evening: Evening }>(EVENING, {}, { token: own });
  expect(data.evening).toMatchObject({ tomorrow, ...(day === undefined ? {} : { day }) });
  expect(data.evening.events.map(({ title }) => title)).toEqual(titles);
});
