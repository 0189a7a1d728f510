import { beforeEach, describe, expect, it } from 'vitest';
import { programRow } from '../../../test/contentRows.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { PROGRAM_FIELDS } from '../../../test/contentTypes.ts';
import { onSqliteOnly } from '../../../test/onSqliteOnly.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

interface DateRow {
  readonly id: number;
  readonly key: string;
  readonly eventHappeningDateTime: string;
  readonly endsAt: string | null;
  readonly place: string;
  readonly status: string;
  readonly statusNote: string;
  readonly formerDateTime: string | null;
}
interface Row {
  readonly id: number;
  readonly version: number;
  readonly eventHappeningDateTime: string;
  readonly endsAt: string | null;
  readonly place: string;
  readonly status: string;
  readonly dates: readonly DateRow[];
}
type Dates = readonly object[];

const FRIDAY = '2026-12-04T18:00:00.000Z';
const SATURDAY = '2026-12-05T18:00:00.000Z';
const SUNDAY = '2026-12-06T18:00:00.000Z';
const MONDAY = '2026-12-07T18:00:00.000Z';
const MORE = 'id key eventHappeningDateTime endsAt place status statusNote formerDateTime';

const clock = movableClock();
let token: string;
let id: number;

const app = sharedTestApp({ clock });
beforeEach(async () => {
  clock.set('2026-11-21T10:00:00Z');
  ({ token } = await app.signInAs({ sections: ['Muzicki program'] }));
  const row = programRow(FRIDAY, {
    place: 'Velika sala',
    endsAt: new Date('2026-12-04T20:00:00Z'),
  });
  ({ id } = await app.database.writeContent(({ program }) => program.create({ data: row })));
});

const at = (eventHappeningDateTime: string, more: object = {}) => ({
  eventHappeningDateTime,
  ...more,
});
const edit = (fields: object) =>
  app.rest<Row>('POST', '/api/Programs/EditProgram', {
    token,
    json: { id, ...PROGRAM_FIELDS, eventHappeningDateTime: FRIDAY, ...fields },
  });
const editByGraphql = async (fields: object) => {
  const input = { id, ...PROGRAM_FIELDS, eventHappeningDateTime: FRIDAY, ...fields };
  return app.gql<{ updateProgram: Row }>(
    `mutation($input: ProgramEdit!) { updateProgram(input: $input) { id eventHappeningDateTime place status dates { ${MORE} } } }`,
    { input },
    { token },
  );
};
const read = async (): Promise<Row> =>
  (await app.rest<Row>('GET', `/api/Programs/GetProgramByID?id=${String(id)}`)).body;
const moments = ({ dates }: Pick<Row, 'dates'>): string[] =>
  dates.map((date) => date.eventHappeningDateTime);
/** The programme as a series of these dates. */
async function series(...dates: unknown[]): Promise<Row> {
  const { status, body } = await edit({ dates });
  expect(status).toBe(200);
  return body;
}

describe('a series', () => {
  it('is made by more than one date, over REST and GraphQL, and read soonest first', async () => {
    const made = await series(at(SUNDAY), at(FRIDAY), at(SATURDAY, { place: 'Mala sala' }));
    expect(moments(made)).toEqual([FRIDAY, SATURDAY, SUNDAY]);
    expect(made).toMatchObject({ eventHappeningDateTime: FRIDAY, place: 'Velika sala' });
    expect(made.dates[1]).toMatchObject({ place: 'Mala sala', status: 'scheduled' });

    const { data } = await editByGraphql({ dates: [at(SATURDAY), at(FRIDAY)] });
    expect(moments(data.updateProgram)).toEqual([FRIDAY, SATURDAY]);
    expect(data.updateProgram.dates[1]?.place).toBe('Mala sala');
  });

  it('is created with its dates, which a form sends as text', async () => {
    const dates = [at(MONDAY), at(SUNDAY, { place: 'Bašta' })];
    const made = await app.rest<Row>('PUT', '/api/Programs/InsertProgram', {
      token,
      form: { ...PROGRAM_FIELDS, dates: JSON.stringify(dates) },
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ eventHappeningDateTime: SUNDAY, place: 'Bašta' });
    expect(moments(made.body)).toEqual([SUNDAY, MONDAY]);
  });

  it('goes on being known by its programme at the date that it had before', async () => {
    const { dates } = await series(at(SATURDAY), at(FRIDAY));
    expect(dates.map(({ key }) => key)).toEqual([
      `program-${String(id)}`,
      `program-${String(id)}-${String(dates[1]?.id)}`,
    ]);
  });

  it('keeps the ids of dates that stay, the end of one that moves with its start', async () => {
    const before = await series(at(FRIDAY), at(SATURDAY, { endsAt: '2026-12-05T19:30:00Z' }));
    const [friday, saturday] = before.dates;
    const after = await series(
      at(FRIDAY),
      at(MONDAY, { id: saturday?.id, status: 'moved', statusNote: 'Zbog kvara.' }),
    );
    expect(after.dates[0]?.id).toBe(friday?.id);
    expect(after.dates[1]).toMatchObject({
      id: saturday?.id,
      eventHappeningDateTime: MONDAY,
      endsAt: '2026-12-07T19:30:00.000Z',
      formerDateTime: SATURDAY,
      statusNote: 'Zbog kvara.',
    });
  });

  it('never takes the date of another programme', async () => {
    const { id: otherId } = await app.database.writeContent(({ program }) =>
      program.create({ data: programRow(FRIDAY, { programType: 'Dramski program' }) }),
    );
    const { token: all } = await app.signInAs({ roleId: 1 });
    const fields = { ...PROGRAM_FIELDS, programType: 'Dramski program', id: otherId };
    const theirs = await app.rest<Row>('POST', '/api/Programs/EditProgram', {
      token: all,
      json: { ...fields, dates: [at(FRIDAY), at(SUNDAY)] },
    });
    const [, foreign] = theirs.body.dates;
    const mine = await series(at(FRIDAY), { ...at(MONDAY), id: foreign?.id });
    expect(moments(mine)).toEqual([FRIDAY, MONDAY]);
    expect(mine.dates.map((date) => date.id)).not.toContain(foreign?.id);
    const path = `/api/Programs/GetProgramByID?id=${String(otherId)}`;
    expect((await app.rest<Row>('GET', path)).body.dates).toEqual(theirs.body.dates);
  });

  it('shows the one that is left, which keeps its key, also moved by the same save', async () => {
    const { dates } = await series(at(FRIDAY), at(SATURDAY, { place: 'Mala sala' }));
    const saturday = { id: dates[1]?.id, key: dates[1]?.key };
    const left = await series(at(MONDAY, { id: saturday.id, status: 'moved' }));
    expect(left).toMatchObject({ eventHappeningDateTime: MONDAY, place: 'Mala sala' });
    expect(left.dates).toMatchObject([
      { ...saturday, eventHappeningDateTime: MONDAY, formerDateTime: SATURDAY },
    ]);
    const { bytes } = await app.raw(`/kalendar/${String(saturday.key)}.ics`);
    expect(String(bytes)).toContain('DTSTART;TZID=Europe/Belgrade:20261207T190000');
    expect((await app.raw(`/kalendar/program-${String(id)}.ics`)).status).toBe(404);
  });

  it('is left with the date of its own fields by an edit that empties the list', async () => {
    const { dates } = await series(at(FRIDAY), at(SATURDAY, { place: 'Mala sala' }));
    const { body } = await edit({ eventHappeningDateTime: SATURDAY, dates: [] });
    expect(body).toMatchObject({ eventHappeningDateTime: SATURDAY, place: 'Mala sala' });
    expect(body.dates).toEqual(dates.slice(1));

    const [friday] = (await series(at(FRIDAY), at(SATURDAY))).dates;
    const moved = await edit({ eventHappeningDateTime: SUNDAY, dates: '[]' });
    expect(moved.body.dates).toMatchObject([{ key: friday?.key, eventHappeningDateTime: SUNDAY }]);
  });

  it.each([
    ['the documented call', {}],
    ['an empty list', { dates: [] }],
    ['a list of one without its id', { dates: [at(SUNDAY)] }],
    ['a list that begins with it', { dates: [at(SUNDAY), at(MONDAY)] }],
  ])('keeps the key of the one that is left where %s moves it', async (_, more) => {
    const { dates } = await series(at(FRIDAY), at(SATURDAY));
    await series(at(SATURDAY, { id: dates[1]?.id }));
    const { status, body } = await edit({ eventHappeningDateTime: SUNDAY, ...more });
    expect(status).toBe(200);
    expect(body.eventHappeningDateTime).toBe(SUNDAY);
    expect(body.dates[0]).toMatchObject({
      key: dates[1]?.key,
      eventHappeningDateTime: SUNDAY,
    });
  });

  it('has its dates with their keys again after the one that was left is undone', async () => {
    const before = await series(at(FRIDAY), at(SATURDAY));
    const [friday, saturday] = before.dates;
    const left = await series(at(SATURDAY, { id: saturday?.id }));
    const restore = (version: number) =>
      app.rest('PUT', '/api/History/RestoreVersion', {
        token,
        json: { itemType: 'Program', id, version },
      });
    await restore(before.version);
    expect((await read()).dates).toEqual(before.dates);
    await restore(before.version - 1);
    expect(await read()).toMatchObject({ eventHappeningDateTime: FRIDAY, dates: [] });
    await restore(left.version);
    expect((await read()).dates).toEqual([saturday]);
    await series(at(MONDAY), at(SATURDAY));
    await restore(before.version);
    expect((await read()).dates).toEqual([friday, saturday]);
  });

  it('shows its next date that takes place once the shown one has ended, at last the last', async () => {
    await series(at(FRIDAY), at(SATURDAY, { status: 'cancelled' }), at(SUNDAY), at(MONDAY));
    const { version } = await read();
    const shown = async (now: string) => {
      clock.set(now);
      return (await read()).eventHappeningDateTime;
    };
    expect(await shown('2026-12-04T19:59:59Z')).toBe(FRIDAY);
    expect(await shown('2026-12-04T20:00:00Z')).toBe(SUNDAY);
    expect(await shown('2026-12-06T22:59:59Z')).toBe(SUNDAY);
    expect(await shown('2026-12-06T23:00:00Z')).toBe(MONDAY);
    expect(await shown('2026-12-07T22:59:00Z')).toBe(MONDAY);
    expect(await shown('2027-01-01T00:00:00Z')).toBe(MONDAY);
    expect((await read()).version).toBe(version);
  });

  it('stands among what is to come as long as one date is, and once', async () => {
    await series(at(FRIDAY), at(MONDAY));
    clock.set('2026-12-05T12:00:00Z');
    const { body } = await app.rest<Row[]>('GET', '/api/Programs/GetPrograms');
    expect(body.filter((row) => row.id === id)).toHaveLength(1);
    clock.set('2026-12-08T12:00:00Z');
    const past = await app.rest<Row[]>('GET', '/api/Programs/GetPastPrograms');
    expect(past.body.find((row) => row.id === id)?.eventHappeningDateTime).toBe(MONDAY);
  });

  it('comes back as it was with a former version, and from the bin', async () => {
    const before = await series(at(FRIDAY), at(SATURDAY), at(SUNDAY, { status: 'cancelled' }));
    await series(at(MONDAY), at(SUNDAY));
    const restored = await app.rest('PUT', '/api/History/RestoreVersion', {
      token,
      json: { itemType: 'Program', id, version: before.version },
    });
    expect(restored.status).toBe(200);
    const after = await read();
    expect(moments(after)).toEqual([FRIDAY, SATURDAY, SUNDAY]);
    expect(after).toMatchObject({ eventHappeningDateTime: FRIDAY });
    expect(after.dates[2]?.status).toBe('cancelled');
    const keys = before.dates.map(({ key }) => key);
    expect(after.dates.map(({ key }) => key)).toEqual(keys);

    await app.rest('DELETE', `/api/Programs/DeleteProgram?id=${String(id)}`, { token });
    await app.rest('PUT', '/api/Bin/Restore', { token, json: { itemType: 'Program', id } });
    expect(moments(await read())).toEqual([FRIDAY, SATURDAY, SUNDAY]);
  });
});

onSqliteOnly('a caller that knows only the specification', () => {
  it('changes the date that the programme shows and leaves the others alone', async () => {
    await series(at(FRIDAY), at(SUNDAY));
    const { body } = await edit({ eventHappeningDateTime: SATURDAY, status: 'moved' });
    expect(moments(body)).toEqual([SATURDAY, SUNDAY]);
    expect(body.dates[0]).toMatchObject({ status: 'moved', formerDateTime: FRIDAY });
    expect(body).toMatchObject({ eventHappeningDateTime: SATURDAY, status: 'moved' });
  });

  it('keeps all dates by a form that was opened before the shown one ended', async () => {
    await series(at(FRIDAY), at(SUNDAY));
    clock.set('2026-12-05T08:00:00Z');
    ({ token } = await app.signInAs({ sections: ['Muzicki program'] }));
    const { status, body } = await edit({ title: 'Drugi naslov', place: 'Bašta' });
    expect(status).toBe(200);
    expect(moments(body)).toEqual([FRIDAY, SUNDAY]);
    expect(body.dates.map(({ place }) => place)).toEqual(['Bašta', '']);
  });

  it('moves no date by a form that was opened before the shown one ended', async () => {
    const { dates } = await series(at(FRIDAY), at(SUNDAY), at(MONDAY));
    clock.set('2026-12-05T08:00:00Z');
    ({ token } = await app.signInAs({ sections: ['Muzicki program'] }));
    const { body } = await edit({ dates: dates.slice(1), place: 'Velika sala' });
    expect(moments(body)).toEqual([SUNDAY, MONDAY]);
    expect(body.eventHappeningDateTime).toBe(SUNDAY);
  });

  it('may send the dates back as they were read: what changed beside them counts', async () => {
    const { dates } = await series(at(FRIDAY), at(SUNDAY));
    const { body } = await edit({ dates, eventHappeningDateTime: MONDAY, place: 'Bašta' });
    expect(moments(body)).toEqual([SUNDAY, MONDAY]);
    expect(body.dates[1]).toMatchObject({ id: dates[0]?.id, place: 'Bašta' });
    expect(body.dates[0]?.place).toBe('');
  });

  it('can send a form that was opened before midnight after it', async () => {
    const { dates } = await series(at(FRIDAY), at(SUNDAY));
    clock.set('2026-12-05T08:00:00Z');
    ({ token } = await app.signInAs({ sections: ['Muzicki program'] }));
    const { body } = await edit({ dates });
    expect(moments(body)).toEqual([FRIDAY, SUNDAY]);
    expect(body.eventHappeningDateTime).toBe(SUNDAY);
  });
});

onSqliteOnly('what can be wrong with dates', () => {
  const many = (count: number): Dates =>
    Array.from({ length: count }, (_, index) =>
      at(new Date(Date.parse(FRIDAY) + index * 86_400_000).toISOString()),
    );

  it('two hundred over both changes of the clock are taken, one more is refused', async () => {
    expect((await edit({ dates: many(200) })).body.dates).toHaveLength(200);
    expect(await edit({ dates: many(201) })).toMatchObject({
      status: 400,
      errors: { dates: 'tooMany' },
    });
    expect((await read()).dates).toHaveLength(200);
  });

  it.each([
    [[at(FRIDAY), at(FRIDAY)], { dates: 'repeated' }],
    [[at(FRIDAY), at('2026-11-31')], { 'dates.1.eventHappeningDateTime': 'notADate' }],
    [[at(FRIDAY), at(SUNDAY, { status: 'gone' })], { 'dates.1.status': 'unknownChoice' }],
    [[at(FRIDAY), at(SUNDAY, { hall: 'Mala' })], { 'dates.1.hall': 'unknownField' }],
    ['not a list', { dates: 'invalid' }],
    [{ 0: at(FRIDAY) }, { dates: 'invalid' }],
  ])('%j is refused', async (dates, errors) => {
    const before = await read();
    expect(await edit({ dates })).toMatchObject({ status: 400, errors });
    expect(await read()).toEqual(before);
  });

  it('a date moved onto another one is refused', async () => {
    const before = await series(at(FRIDAY), at(SUNDAY));
    expect(await edit({ eventHappeningDateTime: SUNDAY })).toMatchObject({
      status: 400,
      errors: { dates: 'repeated' },
    });
    expect(await read()).toMatchObject({ dates: before.dates });
  });

  it('keeps the valid dates of an edit and drops the empty ones', async () => {
    const empty = ['', null, {}, at(' '), { eventHappeningDateTime: null }];
    const saved = await series(...empty, at(FRIDAY), at(SUNDAY), at(''));
    expect(moments(saved)).toEqual([FRIDAY, SUNDAY]);
    expect(moments((await edit({ dates: '' })).body)).toEqual([FRIDAY, SUNDAY]);
    const answer = await edit({ dates: [at(FRIDAY), { place: 'Velika sala' }] });
    expect(answer).toMatchObject({
      status: 400,
      errors: { 'dates.1.eventHappeningDateTime': 'notADate' },
    });
  });
});

describe('where a series is found', () => {
  const ics = async (name: string): Promise<string[]> => {
    const { status, bytes } = await app.raw(`/kalendar/${name}.ics`);
    return status === 200
      ? [...String(bytes).matchAll(/UID:(\S+)@/g)].map(([, key = '']) => key)
      : [];
  };

  it('each date in calendars, by itself or all together', async () => {
    const { dates } = await series(at(FRIDAY), at(SATURDAY, { status: 'cancelled' }), at(SUNDAY));
    const keys = dates.map(({ key }) => key);
    expect(await ics(`serija-${String(id)}`)).toEqual(keys);
    expect((await ics('muzicki')).filter((key) => key.startsWith(`program-${String(id)}`))).toEqual(
      keys,
    );
    for (const key of keys) expect(await ics(key)).toEqual([key]);
    const { bytes } = await app.raw(`/kalendar/moji-termini.ics?termini=${keys.join(',')}`);
    expect(String(bytes).match(/STATUS:CANCELLED/g)).toHaveLength(1);
    expect(await ics('program-99999-1')).toEqual([]);
  });

  it('each date in the use of the halls', async () => {
    const { dates } = await series(at(FRIDAY), at(SATURDAY, { place: 'Mala sala' }));
    const { body } = await app.rest<
      { itemId: number; programDateId: number; dateKey: string; hall: string }[]
    >('GET', '/api/Halls/GetUses?from=2026-12-04T00:00:00Z&to=2026-12-06T00:00:00Z', { token });
    const own = body.filter(({ itemId }) => itemId === id);
    expect(own.map(({ programDateId, dateKey, hall }) => [programDateId, dateKey, hall])).toEqual([
      [dates[0]?.id, dates[0]?.key, 'Velika sala'],
      [dates[1]?.id, dates[1]?.key, 'Mala sala'],
    ]);
  });

  it('once a month in the archive, at its last date of it', async () => {
    await series(at(FRIDAY), at(SUNDAY), at('2027-01-08T18:00:00.000Z'));
    clock.set('2027-02-01T12:00:00Z');
    const inYear = async (year: number): Promise<string[]> => {
      const { data } = await app.gql<{
        archiveOfYear: { programs: { itemId: number; at: string }[] };
      }>('query($year: Int) { archiveOfYear(year: $year) { programs { itemId at } } }', { year });
      return data.archiveOfYear.programs.filter(({ itemId }) => itemId === id).map((one) => one.at);
    };
    expect(await inYear(2026)).toEqual([SUNDAY]);
    expect(await inYear(2027)).toEqual(['2027-01-08T18:00:00.000Z']);
  });
});
