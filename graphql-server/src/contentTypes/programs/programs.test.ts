import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { programRow } from '../../../test/contentRows.ts';
import { DOCUMENTS } from '../../../test/fakePwa.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

interface Row {
  readonly title: string;
}
interface Lists {
  readonly upcomingPrograms: { items: Row[]; nextCursor: string | null };
  readonly pastPrograms: { items: Row[]; nextCursor: string | null };
}

const clock = movableClock();
let app: TestApp;

const rest = async (call: string): Promise<string[]> =>
  (await app.rest<Row[]>('GET', `/api/Programs/${call}`)).body.map(({ title }) => title);

async function graphql(list: keyof Lists, variables: object = {}): Promise<string[]> {
  const name = list === 'upcomingPrograms' ? 'Upcoming' : 'Past';
  const { data } = await app.registered<Lists>(name, { ...variables });
  return data[list].items.map(({ title }) => title);
}

const upcomingPage = async (variables: { first: number; after: string | null }) =>
  (await app.gql<Lists>(DOCUMENTS.Upcoming, variables)).data.upcomingPrograms;

describe('around midnight in Belgrade', () => {
  // An event in the last minute of a day, on ordinary days and across both changes of the clock.
  const DAYS = [
    {
      day: 'in winter',
      event: '2026-11-21T22:59:00Z',
      last: '2026-11-21T22:59:59.999Z',
      next: '2026-11-21T23:00:00Z',
    },
    {
      day: 'in summer',
      event: '2026-07-01T21:59:00Z',
      last: '2026-07-01T21:59:59.999Z',
      next: '2026-07-01T22:00:00Z',
    },
    {
      day: 'of the spring change',
      event: '2026-03-29T21:59:00Z',
      last: '2026-03-29T21:59:59.999Z',
      next: '2026-03-29T22:00:00Z',
    },
    {
      day: 'of the autumn change',
      event: '2026-10-25T22:59:00Z',
      last: '2026-10-25T22:59:59.999Z',
      next: '2026-10-25T23:00:00Z',
    },
    {
      day: 'at its very start',
      event: '2026-10-24T22:00:00Z',
      last: '2026-10-25T22:59:59.999Z',
      next: '2026-10-25T23:00:00Z',
    },
  ];

  it.each(DAYS)('$day it stays upcoming until the day is over', async ({ event, last, next }) => {
    app = await startTestApp({ clock, content: { programs: [programRow(event)] } });
    const lists = async () => ({
      upcoming: [await rest('GetPrograms'), await graphql('upcomingPrograms')],
      past: [await rest('GetPastPrograms'), await graphql('pastPrograms')],
    });
    const here = { upcoming: [['Program'], ['Program']], past: [[], []] };
    clock.set(event);
    expect(await lists()).toEqual(here);
    clock.set(last);
    expect(await lists()).toEqual(here);
    clock.set(next);
    expect(await lists()).toEqual({ upcoming: here.past, past: here.upcoming });
    await app.close();
  });
});

describe('lists', () => {
  const types = PROGRAM_TYPES.map(({ name }, index) =>
    programRow(`2026-12-0${String((index % 3) + 1)}T18:00:00Z`, { title: name, programType: name }),
  );

  beforeAll(async () => {
    clock.set('2026-11-21T10:00:00Z');
    app = await startTestApp({
      clock,
      content: {
        programs: [
          programRow('2026-12-24T18:00:00Z', { title: 'kasnije' }),
          programRow('2026-11-21T08:00:00Z', { title: 'jutros' }),
          programRow('2026-11-20T18:00:00Z', { title: 'juče' }),
          programRow('2026-11-01T18:00:00Z', { title: 'pre' }),
          programRow('2026-11-25T18:00:00Z', { title: 'u korpi', deletedAt: new Date() }),
          programRow('2026-11-25T18:00:00Z', { title: 'nacrt', publishedAt: null }),
          ...types,
        ],
      },
    });
  });
  beforeEach(() => {
    clock.set('2026-11-21T10:00:00Z');
  });
  afterAll(() => app.close());

  it('upcoming, soonest first, then what is on, the corners included', async () => {
    const titles = await rest('GetPrograms');
    expect(titles.slice(-2)).toEqual(['kasnije', 'jutros']);
    expect(titles).toHaveLength(2 + types.length);
    expect(titles).toEqual(expect.arrayContaining(['Americki kutak', 'Turski kutak']));
    expect(await graphql('upcomingPrograms', { first: 50 })).toEqual(titles);
  });

  it('past, latest first', async () => {
    expect(await rest('GetPastPrograms')).toEqual(['juče', 'pre']);
    expect(await graphql('pastPrograms')).toEqual(['juče', 'pre']);
    expect(await rest('GetPastProgramsByType?type=muzicki')).toEqual(['juče', 'pre']);
    expect(await rest('GetPastProgramsByType?type=dramski')).toEqual([]);
  });

  // `domain/sections.test` has every way to write a type.
  it.each(PROGRAM_TYPES)('type $name', async ({ name, slug }) => {
    const given = slug.toUpperCase();
    const titles = await rest(`GetProgramsByProgramType?programType=${given}`);
    expect(titles).toContain(name);
    expect(await graphql('upcomingPrograms', { programType: name, first: 50 })).toEqual(titles);
  });

  it.each(['', 'nesto', '__proto__', 'a'.repeat(5000)])('unknown type %j', async (given) => {
    const type = encodeURIComponent(given);
    const answers = [
      await app.rest('GET', `/api/Programs/GetProgramsByProgramType?programType=${type}`),
      await app.rest('GET', `/api/Programs/GetPastProgramsByType?type=${type}`),
    ];
    expect(answers).toMatchObject([
      { status: 400, code: 'BAD_USER_INPUT', errors: { programType: 'unknownChoice' } },
      { status: 400, code: 'BAD_USER_INPUT', errors: { type: 'unknownChoice' } },
    ]);
    for (const name of ['Upcoming', 'Past'] as const) {
      expect(await app.registered(name, { programType: given })).toMatchObject({
        status: 400,
        code: 'BAD_USER_INPUT',
        fields: { programType: 'unknownChoice' },
      });
    }
  });

  it.each([
    '',
    '?programType',
    '?programType=likovni&programType=dramski',
    '?programType[]=likovni',
  ])('a type that is missing or given twice (%s)', async (search) => {
    const answer = await app.rest('GET', `/api/Programs/GetProgramsByProgramType${search}`);
    expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  });

  it('pages of the whole list follow each other', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Lists['upcomingPrograms'] = await upcomingPage({ first: 5, after });
      seen.push(...page.items.map(({ title }) => title));
      after = page.nextCursor;
    } while (after);
    expect(seen).toEqual(await rest('GetPrograms'));
  });
});
