import { afterEach, describe, expect, it } from 'vitest';
import { endColumns } from '@centar/domain/eventState.ts';
import { movieRow, programRow } from '../../../test/contentRows.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import type { ArchivedYear } from './archive.types.ts';

/** One date of a series. */
function dateRow(at: string, status: string) {
  const eventHappeningDateTime = new Date(at);
  return { eventHappeningDateTime, status, ...endColumns({ eventHappeningDateTime }) };
}

/** 2026-11-21, 11:00 in Belgrade. */
const clock = movableClock();

const app = sharedTestApp({
  clock,
  content: {
    programs: [
      programRow('2026-11-21T08:00:00Z', { title: 'jutros' }),
      programRow('2026-11-20T18:00:00Z', { title: 'juče' }),
      programRow('2026-03-02T18:00:00Z', { title: 'u martu', place: 'Velika sala' }),
      // Half an hour after midnight of the New Year in Belgrade.
      programRow('2023-12-31T23:30:00Z', { title: 'novogodišnji' }),
      programRow('2023-12-31T22:30:00Z', { title: 'silvestarski' }),
      programRow('2018-12-10T18:00:00Z', {
        title: 'izložba preko Nove godine',
        endsAt: new Date('2019-01-20T19:00:00Z'),
      }),
      programRow('2017-12-31T21:00:00Z', {
        title: 'doček',
        endsAt: new Date('2018-01-01T03:00:00Z'),
      }),
      programRow('2026-11-10T18:00:00Z', {
        title: 'još traje',
        endsAt: new Date('2026-12-20T19:00:00Z'),
      }),
      programRow('2016-03-10T18:00:00Z', {
        title: 'izložba u martu',
        endsAt: new Date('2016-03-24T19:00:00Z'),
      }),
      programRow('2022-04-11T16:00:00Z', {
        title: 'radionica',
        dates: {
          create: [
            dateRow('2022-03-07T17:00:00Z', 'cancelled'),
            dateRow('2022-04-04T16:00:00Z', 'scheduled'),
            dateRow('2022-04-11T16:00:00Z', 'cancelled'),
          ],
        },
      }),
      programRow('2020-05-05T18:00:00Z', { title: 'nacrt', publishedAt: null }),
      programRow('2019-05-05T18:00:00Z', { title: 'obrisan', deletedAt: new Date() }),
    ],
    movies: [
      movieRow(
        [
          '2026-11-21T09:00:00Z',
          '2026-11-21T06:00:00Z',
          '2026-11-10T18:00:00Z',
          '2026-10-31T23:30:00Z',
          '2026-10-30T18:00:00Z',
          '2022-06-06T18:00:00Z',
        ],
        { title: 'Most' },
      ),
      movieRow(['2021-06-06T18:00:00Z'], { title: 'skriven', publishedAt: null }),
      movieRow([], {
        title: 'nije održan',
        screenings: {
          create: [
            { productionDate: new Date('2022-07-01T18:00:00Z'), status: 'cancelled' },
            { productionDate: new Date('2022-08-01T18:00:00Z'), status: 'moved' },
            { productionDate: new Date('2022-08-09T18:00:00Z'), status: 'cancelled' },
          ],
        },
      }),
    ],
  },
});
afterEach(() => app.restore());

const years = async (): Promise<number[]> =>
  (await app.gql<{ archiveYears: number[] }>('{ archiveYears }')).data.archiveYears;
async function ofYear(year?: number, after?: string): Promise<ArchivedYear> {
  const asked = { year, after };
  const answer = await app.registered<{ archiveOfYear: ArchivedYear }>('ArchiveOfYear', asked);
  expect(answer.code).toBeUndefined();
  return answer.data.archiveOfYear;
}
const titles = ({ programs }: ArchivedYear): string[] => programs.map(({ title }) => title);

it('knows the Belgrade years in which something visitors may see has happened', async () => {
  expect(await years()).toEqual([2026, 2024, 2023, 2022, 2019, 2018, 2017, 2016]);
  expect((await ofYear(2021)).films).toEqual([]);
});

it('gives what is over, the latest first; today is not', async () => {
  const year = await ofYear(2026);
  expect(titles(year)).toEqual(['juče', 'u martu']);
  expect(year.programs[1]).toMatchObject({ place: 'Velika sala', at: '2026-03-02T18:00:00.000Z' });
});

it('gives what lasted under its beginning and under its end, and a night under its evening', async () => {
  const range = {
    title: 'izložba preko Nove godine',
    startsAt: '2018-12-10T18:00:00.000Z',
    endsAt: '2019-01-20T19:00:00.000Z',
  };
  expect((await ofYear(2018)).programs).toMatchObject([{ ...range, at: range.startsAt }]);
  expect((await ofYear(2019)).programs).toMatchObject([
    { ...range, at: '2019-01-19T23:00:00.000Z' },
  ]);
  expect((await ofYear(2017)).programs).toMatchObject([{ title: 'doček', endsAt: null }]);
});

it('gives what began and ended in one month once, under its end', async () => {
  expect((await ofYear(2016)).programs).toMatchObject([
    { title: 'izložba u martu', at: '2016-03-23T23:00:00.000Z' },
  ]);
});

it('gives each film once a Belgrade month, at its last screening that has left the schedule', async () => {
  expect((await ofYear(2026)).films).toMatchObject([
    { title: 'Most', at: '2026-11-21T06:00:00.000Z' },
    { title: 'Most', at: '2026-10-30T18:00:00.000Z' },
  ]);
});

it('says of a film, and of a series, that it was cancelled where nothing of it took place in a month', async () => {
  const { films, programs } = await ofYear(2022);
  expect(films.filter(({ title }) => title === 'nije održan')).toMatchObject([
    { at: '2022-08-01T18:00:00.000Z', status: 'moved' },
    { at: '2022-07-01T18:00:00.000Z', status: 'cancelled' },
  ]);
  expect(programs).toMatchObject([
    { title: 'radionica', at: '2022-04-04T16:00:00.000Z', status: 'scheduled' },
    { title: 'radionica', at: '2022-03-07T17:00:00.000Z', status: 'cancelled' },
  ]);
});

it('parts years at midnight in Belgrade', async () => {
  expect(titles(await ofYear(2024))).toEqual(['novogodišnji']);
  expect(titles(await ofYear(2023))).toEqual(['silvestarski']);
  expect(titles(await ofYear(2020))).toEqual([]);
});

it('takes the latest year with anything where none is asked for, also on the first of January', async () => {
  expect((await ofYear()).year).toBe(2026);
  clock.set('2027-01-01T08:00:00Z');
  expect((await ofYear()).year).toBe(2026);
});

it('refuses what is no year', async () => {
  for (const year of [0, -1, 1899, 9999]) {
    expect(await app.registered('ArchiveOfYear', { year })).toMatchObject({
      status: 400,
      code: 'BAD_USER_INPUT',
    });
  }
});

describe('a year with thousands of events', () => {
  /** As many on each day of June 2015, from the first on. */
  async function addDays(...counts: number[]): Promise<void> {
    await app.database.writeContent(({ program }) =>
      program.createMany({
        data: counts.flatMap((count, day) =>
          Array.from({ length: count }, (_, index) =>
            programRow(`2015-06-0${String(day + 1)}T18:00:00Z`, { title: String(index) }),
          ),
        ) as never,
      }),
    );
  }

  async function parts(): Promise<number[]> {
    const ids: number[][] = [];
    let after: string | undefined;
    do {
      const { programs, nextCursor } = await ofYear(2015, after);
      ids.push(programs.map(({ itemId }) => itemId));
      after = nextCursor ?? undefined;
    } while (after !== undefined);
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
    return ids.map(({ length }) => length);
  }

  it('comes in parts of whole days, each event once', async () => {
    await addDays(800, 900, 900);
    expect(await parts()).toEqual([1800, 800]);
  });

  it('is not divided within a day', async () => {
    await addDays(10, 2100);
    expect(await parts()).toEqual([2100, 10]);
  });

  it('refuses a foreign cursor', async () => {
    const { code, fields } = await app.registered('ArchiveOfYear', { year: 2015, after: 'x' });
    expect({ code, fields }).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { after: 'invalid' },
    });
  });
});
