import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventState } from '@centar/domain/eventState.ts';
import { programRow } from '../../../test/contentRows.ts';
import { DOCUMENTS } from '../../../test/fakePwa.ts';
import { generator } from '../../../test/generator.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { PROGRAM_FIELDS } from '../../../test/contentTypes.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly version: number;
  readonly eventHappeningDateTime: string;
  readonly endsAt: string | null;
  readonly openHours: readonly object[];
}
interface Lists {
  readonly upcomingPrograms: { items: Row[]; nextCursor: string | null };
}

const clock = movableClock();
let app: TestApp;

const listOf = async (call: string): Promise<Row[]> =>
  (await app.rest<Row[]>('GET', `/api/Programs/${call}`)).body;
const titles = async (call: string): Promise<string[]> =>
  (await listOf(call)).map(({ title }) => title);

const pageOf = async (first: number, after: string | null) =>
  (await app.gql<Lists>(DOCUMENTS.Upcoming, { first, after })).data.upcomingPrograms;

const lasting = (title: string, from: string, to: string) =>
  programRow(from, { title, endsAt: new Date(to) });

describe('lists of what lasts', () => {
  beforeAll(async () => {
    clock.set('2026-11-27T12:00:00Z');
    app = await startTestApp({
      clock,
      content: {
        programs: [
          lasting('kratka izložba', '2026-11-19T18:00:00Z', '2026-11-30T19:00:00Z'),
          lasting('duga izložba', '2026-11-19T17:00:00Z', '2026-12-20T19:00:00Z'),
          lasting('kasnija izložba', '2026-12-08T18:00:00Z', '2027-01-10T19:00:00Z'),
          lasting('noć kratkog filma', '2026-11-27T21:00:00Z', '2026-11-28T02:00:00Z'),
          programRow('2026-11-27T09:00:00Z', { title: 'jutros' }),
          programRow('2026-11-28T18:00:00Z', { title: 'sutra' }),
          lasting('prošla izložba', '2026-10-01T18:00:00Z', '2026-11-26T19:00:00Z'),
          programRow('2026-11-20T18:00:00Z', { title: 'prošlo veče' }),
        ],
      },
    });
  });
  afterAll(() => app.close());

  it('hold what is to come, soonest first, then what is on, ending soonest first', async () => {
    expect(await titles('GetPrograms')).toEqual([
      'noć kratkog filma',
      'sutra',
      'kasnija izložba',
      'jutros',
      'kratka izložba',
      'duga izložba',
    ]);
    expect(await titles('GetProgramsByProgramType?programType=muzicki')).toEqual(
      await titles('GetPrograms'),
    );
  });

  it('hold what is past by its end, the latest first', async () => {
    expect(await titles('GetPastPrograms')).toEqual(['prošla izložba', 'prošlo veče']);
  });

  it('hold what is on alone, ending soonest first, in pages too', async () => {
    const on = async (first: number, after: string | null) => {
      const { data } = await app.gql<{ list: Lists['upcomingPrograms'] }>(
        'query($first: Int, $after: String) { list: programsOn(first: $first, after: $after) { items { title } nextCursor } }',
        { first, after },
      );
      return data.list;
    };
    const all = await on(9, null);
    expect(all.items.map(({ title }) => title)).toEqual([
      'jutros',
      'kratka izložba',
      'duga izložba',
    ]);
    const { nextCursor } = await on(1, null);
    expect((await on(9, nextCursor)).items).toEqual(all.items.slice(1));
  });

  it.each([1, 2, 3, 4, 5, 6])('are the same in pages of %i', async (first) => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: Lists['upcomingPrograms'] = await pageOf(first, after);
      seen.push(...page.items.map(({ title }) => title));
      after = page.nextCursor;
    } while (after);
    expect(seen).toEqual(await titles('GetPrograms'));
  });

  it.each([
    ['2026-11-28T01:59:59.999Z', 'GetPrograms', true],
    ['2026-11-28T02:00:00Z', 'GetPrograms', false],
    ['2026-11-28T02:00:00Z', 'GetPastPrograms', true],
  ])('keep a night until its end: at %s in %s %s', async (now, call, holds) => {
    clock.set(now);
    expect((await titles(call)).includes('noć kratkog filma')).toBe(holds);
    clock.set('2026-11-27T12:00:00Z');
  });

  it('of the staff have what has not ended first, and each state by its filter', async () => {
    const { token } = await app.signInAs({ sections: ['Muzicki program'] });
    const staff = async (filter: string | null): Promise<string[]> => {
      const { data } = await app.gql<{ list: { items: Row[] } }>(
        'query($filter: String) { list: staffPrograms(programType: "muzicki", filter: $filter) { items { title } } }',
        { filter },
        { token },
      );
      return data.list.items.map(({ title }) => title);
    };
    expect((await staff(null)).slice(-2)).toEqual(['prošla izložba', 'prošlo veče']);
    expect(await staff('upcoming')).toEqual(['noć kratkog filma', 'sutra', 'kasnija izložba']);
    expect(await staff('on')).toEqual(['jutros', 'kratka izložba', 'duga izložba']);
    expect(await staff('past')).toEqual(['prošla izložba', 'prošlo veče']);
  });

  it('of the uses of halls have an exhibition on each of its days', async () => {
    const { token } = await app.signInAs({ roleId: 1 });
    const uses = async (from: string, to: string): Promise<string[]> => {
      const { data } = await app.gql<{ hallUses: Row[] }>(
        'query($from: DateTimeISO!, $to: DateTimeISO!) { hallUses(from: $from, to: $to) { title } }',
        { from, to },
        { token },
      );
      return data.hallUses.map(({ title }) => title);
    };
    expect(await uses('2026-12-19T23:00:00Z', '2026-12-20T23:00:00Z')).toEqual([
      'duga izložba',
      'kasnija izložba',
    ]);
    expect(await uses('2026-12-20T23:00:00Z', '2026-12-21T23:00:00Z')).toEqual(['kasnija izložba']);
  });
});

describe('a hundred random programmes', () => {
  const random = generator(1927);
  const YEAR = Date.UTC(2026, 0, 1);
  const MINUTE = 60_000;
  const programs = Array.from({ length: 100 }, (_, index) => {
    const start = YEAR + random(365 * 24 * 60) * MINUTE;
    const minutes = [null, random(600) + 1, random(40 * 24 * 60) + 1][random(3)] ?? null;
    const endsAt = minutes === null ? null : new Date(start + minutes * MINUTE);
    return programRow(new Date(start).toISOString(), { title: String(index), endsAt });
  });
  const moments = Array.from({ length: 25 }, () => YEAR + random(365 * 24 * 60) * MINUTE);

  beforeAll(async () => {
    app = await startTestApp({ clock, content: { programs } });
  });
  afterAll(() => app.close());

  it.each(moments)('are each in one list and in the right one at %i', async (moment) => {
    const now = new Date(moment);
    clock.set(now.toISOString());
    const states = await Promise.all(
      ['GetPrograms', 'GetPastPrograms'].map(async (call) =>
        (await listOf(call)).map((row) => [row.title, eventState(row, now)]),
      ),
    );
    const [announced = [], past = []] = states;
    expect(past.map(([, state]) => state)).toEqual(past.map(() => 'past'));
    const order = announced.map(([, state]) => state);
    expect(order).toEqual([...order].sort((one, other) => ((one ?? '') < (other ?? '') ? 1 : -1)));
    expect(order).not.toContain('past');
    const all = [...announced, ...past].map(([title]) => Number(title));
    expect(all.toSorted((one, other) => one - other)).toEqual(programs.map((_, index) => index));
  });
});

describe('the end of an event', () => {
  let token: string;
  beforeAll(async () => {
    clock.set('2026-11-27T12:00:00Z');
    app = await startTestApp({ clock });
    ({ token } = await app.signInAs({ sections: ['Muzicki program', 'Bioskop program'] }));
  });
  afterAll(() => app.close());

  const START = '2026-12-05T18:00:00.000Z';
  const insert = (form: Record<string, string>) =>
    app.rest<Row>('PUT', '/api/Programs/InsertProgram', {
      token,
      form: { ...PROGRAM_FIELDS, eventHappeningDateTime: START, ...form },
    });
  const film = {
    author: 'Ana',
    title: 'Film',
    genere: 'Drama',
    description: 'Tekst',
    duration: '1H 30M',
    yearPublished: '2024',
    youtubeUrl: '',
  };

  it.each(['2026-12-05T17:59:00Z', START, '1926-12-05T20:00:00Z'])(
    'is refused before or at the beginning: %s',
    async (endsAt) => {
      const wrong = { status: 400, errors: { endsAt: 'endBeforeStart' } };
      expect(await insert({ endsAt })).toMatchObject(wrong);
      const { body } = await insert({});
      const json = { ...PROGRAM_FIELDS, id: body.id, eventHappeningDateTime: START, endsAt };
      expect(await app.rest('POST', '/api/Programs/EditProgram', { token, json })).toMatchObject(
        wrong,
      );
      const dates = [
        { eventHappeningDateTime: START, endsAt },
        { eventHappeningDateTime: '2026-12-06T18:00:00Z' },
      ];
      expect(await insert({ dates: JSON.stringify(dates) })).toMatchObject({
        status: 400,
        errors: { 'dates.0.endsAt': 'endBeforeStart' },
      });
      const { body: movie } = await app.rest<Row>('POST', '/api/Cinema/InsertMovie', {
        token,
        form: { ...film, 'productionDate[0].productionDate': START },
      });
      const movieProductionDateTimes = [{ productionDate: START, endsAt }];
      const edit = { ...film, id: movie.id, movieProductionDateTimes };
      expect(await app.rest('PUT', '/api/Cinema/EditMovie', { token, json: edit })).toMatchObject({
        status: 400,
        errors: { 'movieProductionDateTimes.0.endsAt': 'endBeforeStart' },
      });
    },
  );

  it('moves with the beginning when an edit says nothing of it', async () => {
    const { body } = await insert({ endsAt: '2026-12-20T19:00:00Z' });
    const json = {
      ...PROGRAM_FIELDS,
      id: body.id,
      eventHappeningDateTime: '2026-12-06T18:00:00.000Z',
    };
    const edited = await app.rest<Row>('POST', '/api/Programs/EditProgram', { token, json });
    expect(edited.body.endsAt).toBe('2026-12-21T19:00:00.000Z');
  });

  describe('that is sent back as it was read', () => {
    const END = '2026-12-05T20:00:00.000Z';
    const readOne = async (path: string, id: number) =>
      (await app.rest<Row & Record<string, unknown>>('GET', `${path}?id=${String(id)}`)).body;
    const readProgram = (id: number) => readOne('/api/Programs/GetProgramByID', id);
    const save = (json: object) =>
      app.rest<Row & { dates: Row[] }>('POST', '/api/Programs/EditProgram', { token, json });

    it.each([
      ['earlier', '2026-11-28T18:00:00.000Z', '2026-11-28T20:00:00.000Z'],
      ['later', '2026-12-12T18:00:00.000Z', '2026-12-12T20:00:00.000Z'],
    ])('moves with a beginning that is %s, of programmes and screenings', async (_, at, end) => {
      const { body } = await insert({ endsAt: END });
      const json = { ...(await readProgram(body.id)), eventHappeningDateTime: at };
      expect(await save(json)).toMatchObject({
        status: 200,
        body: { eventHappeningDateTime: at, endsAt: end },
      });

      const { body: movie } = await app.rest<Row>('POST', '/api/Cinema/InsertMovie', {
        token,
        form: { ...film, 'productionDate[0].productionDate': START },
      });
      await app.database.write(({ screening }) =>
        screening.updateMany({ where: { movieId: movie.id }, data: { endsAt: new Date(END) } }),
      );
      const read = await readOne('/api/Cinema/GetMovieByID', movie.id);
      const [screening] = read['movieProductionDateTimes'] as object[];
      const moved = [{ ...screening, productionDate: at }];
      expect(
        await app.rest('PUT', '/api/Cinema/EditMovie', {
          token,
          json: { ...read, movieProductionDateTimes: moved },
        }),
      ).toMatchObject({
        status: 200,
        body: { movieProductionDateTimes: [{ productionDate: at, endsAt: end }] },
      });
    });

    it('moves in a series, by its list and by the programme of the shown date', async () => {
      const next = {
        eventHappeningDateTime: '2026-12-19T18:00:00.000Z',
        endsAt: '2026-12-19T21:00:00Z',
      };
      const dates = JSON.stringify([{ eventHappeningDateTime: START, endsAt: END }, next]);
      const { body } = await insert({ endsAt: END, dates });
      const read = await readProgram(body.id);
      const later = '2026-12-20T18:00:00.000Z';
      const [first, second] = read['dates'] as object[];
      const listed = [first, { ...second, eventHappeningDateTime: later }];
      expect((await save({ ...read, dates: listed })).body.dates[1]).toMatchObject({
        eventHappeningDateTime: later,
        endsAt: '2026-12-20T21:00:00.000Z',
      });
      const at = '2026-12-12T18:00:00.000Z';
      const own = { ...(await readProgram(body.id)), eventHappeningDateTime: at };
      expect((await save(own)).body.dates[0]).toMatchObject({
        eventHappeningDateTime: at,
        endsAt: '2026-12-12T20:00:00.000Z',
      });
    });

    it('stays where nothing else says so, and over GraphQL, whose form shows it', async () => {
      const { body } = await insert({ endsAt: END });
      expect((await save(await readProgram(body.id))).body.endsAt).toBe(END);
      const input = {
        ...PROGRAM_FIELDS,
        id: body.id,
        eventHappeningDateTime: '2026-12-01T18:00:00.000Z',
        endsAt: END,
      };
      const { data } = await app.gql<{ updateProgram: Row }>(
        'mutation($input: ProgramEdit!) { updateProgram(input: $input) { endsAt } }',
        { input },
        { token },
      );
      expect(data.updateProgram.endsAt).toBe(END);
    });
  });

  it('comes back with an earlier version, and decides again what is past', async () => {
    const { body } = await insert({ endsAt: '2026-12-20T19:00:00Z' });
    const json = {
      ...PROGRAM_FIELDS,
      id: body.id,
      eventHappeningDateTime: '2026-11-20T18:00:00Z',
      endsAt: '2026-11-21T18:00:00Z',
    };
    await app.rest('POST', '/api/Programs/EditProgram', { token, json });
    const isPast = async () => (await listOf('GetPastPrograms')).some(({ id }) => id === body.id);
    expect(await isPast()).toBe(true);
    await app.rest('PUT', '/api/History/RestoreVersion', {
      token,
      json: { itemType: 'Program', id: body.id, version: body.version },
    });
    expect(await isPast()).toBe(false);
  });

  const OWN_HOURS = [
    { day: 'petak', from: '10:00', to: '24:00' },
    { day: 'utorak', from: '16:00', to: '18:00' },
    { day: 'utorak', from: '10:00', to: '12:00' },
  ];
  it('has hours of its own, kept in the order of the week and in its versions', async () => {
    const { body, status } = await insert({
      endsAt: '2026-12-20T19:00:00Z',
      openHours: JSON.stringify(OWN_HOURS),
    });
    expect(status).toBe(201);
    expect(body.openHours).toEqual([OWN_HOURS[2], OWN_HOURS[1], OWN_HOURS[0]]);
    const json = { ...PROGRAM_FIELDS, id: body.id, eventHappeningDateTime: START };
    const edited = await app.rest<Row>('POST', '/api/Programs/EditProgram', { token, json });
    expect(edited.body.openHours).toEqual(body.openHours);
    const emptied = await app.rest<Row>('POST', '/api/Programs/EditProgram', {
      token,
      json: { ...json, openHours: [] },
    });
    expect(emptied.body.openHours).toEqual([]);
    await app.rest('PUT', '/api/History/RestoreVersion', {
      token,
      json: { itemType: 'Program', id: body.id, version: body.version },
    });
    const path = `/api/Programs/GetProgramByID?id=${String(body.id)}`;
    expect((await app.rest<Row>('GET', path)).body.openHours).toEqual(body.openHours);
  });

  it('has hours of its own until midnight', async () => {
    const openHours = JSON.stringify([{ day: 'subota', from: '10:00', to: '00:00' }]);
    const { body, status } = await insert({ endsAt: '2026-12-20T19:00:00Z', openHours });
    expect(status).toBe(201);
    expect(body.openHours).toEqual([{ day: 'subota', from: '10:00', to: '24:00' }]);
  });

  it.each([
    ['an unknown day', { day: 'friday', from: '10:00', to: '12:00' }, 'openHours.0.day'],
    ['a wrong time', { day: 'petak', from: '08h', to: '12:00' }, 'openHours.0.from'],
    ['an end before the beginning', { day: 'petak', from: '18:00', to: '10:00' }, 'openHours.0.to'],
  ])('has no hours with %s', async (_, row, name) => {
    const answer = await insert({ openHours: JSON.stringify([row]) });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.errors ?? {})).toEqual([name]);
  });

  it('has no hours that overlap', async () => {
    const openHours = JSON.stringify([
      { day: 'petak', from: '10:00', to: '18:00' },
      { day: 'petak', from: '17:00', to: '20:00' },
    ]);
    expect(await insert({ openHours })).toMatchObject({ errors: { openHours: 'overlap' } });
  });
});
