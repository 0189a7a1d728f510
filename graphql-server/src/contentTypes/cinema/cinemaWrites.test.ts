import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movieRow } from '../../../test/contentRows.ts';
import { MOVIE_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

interface Screening {
  readonly id: number;
  readonly productionDate: string;
  readonly endsAt: string | null;
  readonly hall: string;
  readonly language: string;
  readonly status: string;
  readonly statusNote: string;
  readonly formerDateTime: string | null;
}
interface Row {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly youtubeUrl: string;
  readonly duration: string;
  readonly childrenAge: string;
  readonly imageUrl: string | null;
  readonly movieProductionDateTimes: Screening[];
}

const FRIDAY = '2026-12-04T18:00:00.000Z';
const SATURDAY = '2026-12-05T18:00:00.000Z';
const SUNDAY = '2026-12-06T18:00:00.000Z';
let token: string;
let id: number;

const app = sharedTestApp();
beforeAll(async () => {
  ({ token } = await app.signInAs({ sections: ['Bioskop program'], name: 'Filip' }));
});
beforeEach(async () => {
  const row = movieRow([FRIDAY, SATURDAY]);
  ({ id } = await app.database.writeContent(({ movie }) => movie.create({ data: row })));
});

const insert = (form: Record<string, string>) =>
  app.rest<Row>('POST', '/api/Cinema/InsertMovie', { token, form: { ...MOVIE_FIELDS, ...form } });
const edit = (fields: object) =>
  app.rest<Row>('PUT', '/api/Cinema/EditMovie', {
    token,
    json: { id, ...MOVIE_FIELDS, ...fields },
  });
const editByGraphql = (fields: object) =>
  app.gql<{ updateMovie: Row }>(
    'mutation($input: MovieEdit!) { updateMovie(input: $input) { id youtubeUrl } }',
    { input: { id, ...MOVIE_FIELDS, ...fields } },
    { token },
  );
const read = async (): Promise<Row> =>
  (await app.rest<Row>('GET', `/api/Cinema/GetMovieByID?id=${String(id)}`)).body;
const list = async (): Promise<Screening[]> => (await read()).movieProductionDateTimes;
const dates = (rows: readonly Screening[]): string[] => rows.map((row) => row.productionDate);
const dateField = (at: number | string) => `productionDate[${String(at)}].productionDate`;

describe('a new film', () => {
  it('comes with its screenings from numbered fields, whatever their case, gaps and order', async () => {
    const made = await insert({
      [dateField(10)]: SUNDAY,
      [dateField(2)]: SATURDAY,
      [dateField(0).toUpperCase()]: '2026-12-04T19:00:00+01:00',
      [dateField(1)]: '',
    });
    expect(made.status).toBe(201);
    expect(dates(made.body.movieProductionDateTimes)).toEqual([FRIDAY, SATURDAY, SUNDAY]);
    expect(made.body).toMatchObject({
      ...MOVIE_FIELDS,
      youtubeUrl: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
      imageUrl: null,
    });
  });

  it('says for which children it is, by both doors; left out, for none', async () => {
    expect((await insert({ childrenAge: ' od 4 godine ' })).body.childrenAge).toBe('od 4 godine');
    expect((await insert({})).body.childrenAge).toBe('');
    await editByGraphql({ childrenAge: 'od 6 godina' });
    expect((await read()).childrenAge).toBe('od 6 godina');
    expect((await insert({ childrenAge: 'x'.repeat(201) })).status).toBe(400);
  });

  it('may have no screening yet', async () => {
    expect((await insert({})).body.movieProductionDateTimes).toEqual([]);
  });

  it.each([
    [{ [dateField(0)]: 'sutra' }, { 'movieProductionDateTimes.0.productionDate': 'notADate' }],
    [
      { [dateField(0)]: '2026-02-30T18:00:00Z' },
      { 'movieProductionDateTimes.0.productionDate': 'notADate' },
    ],
    [{ [dateField(0)]: '2026-12-04' }, { 'movieProductionDateTimes.0.productionDate': 'notADate' }],
    [{ title: ' ' }, { title: 'required' }],
    [{ genere: 'x'.repeat(201) }, { genere: 'tooLong' }],
    [{ [dateField('x')]: FRIDAY }, { [dateField('x')]: 'unknownField' }],
    [{ [dateField(0)]: FRIDAY, [dateField('00')]: FRIDAY }, { [dateField('00')]: 'invalid' }],
  ])('with %j is refused whole, and the field is told', async (form, errors) => {
    const before = await app.contentHash();
    expect(await insert(form as Record<string, string>)).toMatchObject({ status: 400, errors });
    expect(await app.contentHash()).toBe(before);
  });

  it('has at most 200 screenings', async () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [dateField(at), FRIDAY]));
    const full = await insert(many(200));
    expect(full.body.movieProductionDateTimes).toHaveLength(200);
    const before = await app.contentHash();
    expect(await insert(many(201))).toMatchObject({
      status: 400,
      errors: { movieProductionDateTimes: 'tooMany' },
    });
    expect(await app.contentHash()).toBe(before);
  });
});

describe('an edit of the screenings', () => {
  it('by date, as the specification has it: rows that stay are kept, others added and removed', async () => {
    const [, saturday] = await list();
    await app.database.writeContent(({ screening }) =>
      screening.updateMany({ where: { movieId: id }, data: { hall: 'Velika sala' } }),
    );
    const given = [
      { productionDate: SUNDAY },
      { productionDate: SATURDAY },
      { productionDate: '' },
    ];
    const { body } = await edit({ movieProductionDateTimes: given });
    expect(body.movieProductionDateTimes).toMatchObject([
      { id: saturday?.id, productionDate: SATURDAY, hall: 'Velika sala' },
      { productionDate: SUNDAY, hall: '' },
    ]);
    expect(body.movieProductionDateTimes).toHaveLength(2);
  });

  it.each([['', '  ', null], [{}], [{ productionDate: ' ' }], [{ productionDate: null }]])(
    'keeps the valid dates and drops the empty ones of %j',
    async (...empty) => {
      const given = [...empty, { productionDate: SUNDAY }];
      const { status, body } = await edit({ movieProductionDateTimes: given });
      expect(status).toBe(200);
      expect(dates(body.movieProductionDateTimes)).toEqual([SUNDAY]);
    },
  );

  it('leaves the screenings as they are where the list is a blank text', async () => {
    const before = await list();
    expect(await edit({ movieProductionDateTimes: '' })).toMatchObject({ status: 200 });
    expect(await list()).toEqual(before);
  });

  it('by id: the whole list sent back changes nothing', async () => {
    const whole = await read();
    const { body } = await edit(whole);
    expect(body.movieProductionDateTimes).toEqual(whole.movieProductionDateTimes);
  });

  it('left out leaves them; an empty list removes them', async () => {
    for (const absent of [{}, { movieProductionDateTimes: null }]) {
      expect(dates((await edit(absent)).body.movieProductionDateTimes)).toEqual([FRIDAY, SATURDAY]);
    }
    expect((await edit({ movieProductionDateTimes: [] })).body.movieProductionDateTimes).toEqual(
      [],
    );
  });

  it('that is undone in the history restores removed screenings with their ids', async () => {
    const before = await read();
    const seen = (await edit({ movieProductionDateTimes: [{ productionDate: SATURDAY }] })).body;
    expect(seen.movieProductionDateTimes).toHaveLength(1);
    const json = { itemType: 'Movie', id, version: before.version, seen: seen.version };
    const restored = await app.rest('PUT', '/api/History/RestoreVersion', { token, json });
    expect(restored.status).toBe(200);
    expect(await list()).toEqual(before.movieProductionDateTimes);
  });

  it('that is undone gives a screening another id where its own is taken', async () => {
    const { version, movieProductionDateTimes: before } = await read();
    await edit({ movieProductionDateTimes: [] });
    const taken = before[0]?.id ?? 0;
    const { id: otherId } = await app.database.writeContent(({ movie }) =>
      movie.create({ data: movieRow([]) }),
    );
    await app.database.writeContent(({ screening }) =>
      screening.create({ data: { id: taken, movieId: otherId, productionDate: FRIDAY } }),
    );
    const json = { itemType: 'Movie', id, version };
    await app.rest('PUT', '/api/History/RestoreVersion', { token, json });
    expect(dates(await list())).toEqual([FRIDAY, SATURDAY]);
    const [friday, saturday] = await list();
    expect(friday?.id).not.toBe(taken);
    expect(saturday?.id).toBe(before[1]?.id);
  });

  it('moves one, which keeps its former time, and cancels another; taking it back forgets both', async () => {
    const [friday, saturday] = await list();
    const changed = (fields: object) => [
      { ...friday, ...fields },
      { ...saturday, status: 'cancelled', statusNote: 'Kvar' },
    ];
    const moved = await edit({
      movieProductionDateTimes: changed({ productionDate: SUNDAY, status: 'moved' }),
    });
    expect(moved.body.movieProductionDateTimes).toMatchObject([
      { id: saturday?.id, status: 'cancelled', statusNote: 'Kvar', formerDateTime: null },
      { id: friday?.id, productionDate: SUNDAY, status: 'moved', formerDateTime: FRIDAY },
    ]);
    const again = await edit({
      movieProductionDateTimes: (await list()).map((one) => ({ ...one })),
    });
    expect(again.body.movieProductionDateTimes[1]).toMatchObject({ formerDateTime: FRIDAY });
    const back = await edit({
      movieProductionDateTimes: changed({ productionDate: FRIDAY, status: 'scheduled' }),
    });
    expect(back.body.movieProductionDateTimes[0]).toMatchObject({
      status: 'scheduled',
      formerDateTime: null,
    });
  });

  it('moves a known end along with its start, and takes another when told one', async () => {
    const [friday] = await list();
    const give = async (endsAt?: string | null) => {
      const given = [{ id: friday?.id, productionDate: SUNDAY, endsAt }];
      const { body } = await edit({ movieProductionDateTimes: given });
      return body.movieProductionDateTimes[0]?.endsAt;
    };
    await app.database.writeContent(({ screening }) =>
      screening.updateMany({
        where: { movieId: id },
        data: { endsAt: new Date('2026-12-04T20:10:00Z') },
      }),
    );
    expect(await give()).toBe('2026-12-06T20:10:00.000Z');
    expect(await give('2026-12-06T21:00:00Z')).toBe('2026-12-06T21:00:00.000Z');
    expect(await give(null)).toBeNull();
  });

  it('never takes the screening of another film', async () => {
    const other = await insert({ [dateField(0)]: SUNDAY });
    const [foreign] = other.body.movieProductionDateTimes;
    await edit({ movieProductionDateTimes: [{ id: foreign?.id, productionDate: FRIDAY }] });
    const address = `/api/Cinema/GetMovieByID?id=${String(other.body.id)}`;
    const { body } = await app.rest<Row>('GET', address);
    expect(body.movieProductionDateTimes).toEqual(other.body.movieProductionDateTimes);
    expect((await list()).map((one) => one.id)).not.toContain(foreign?.id);
  });

  it.each([
    [
      [{ productionDate: '31.11.2026 20:00' }],
      { 'movieProductionDateTimes.0.productionDate': 'notADate' },
    ],
    [[{ hall: 'Velika sala' }], { 'movieProductionDateTimes.0.productionDate': 'notADate' }],
    [
      [{ productionDate: FRIDAY, status: 'odloženo' }],
      { 'movieProductionDateTimes.0.status': 'unknownChoice' },
    ],
    [
      [{ productionDate: FRIDAY, movie: { create: {} } }],
      { 'movieProductionDateTimes.0.movie': 'unknownField' },
    ],
    [[FRIDAY], { 'movieProductionDateTimes.0': 'invalid' }],
    [FRIDAY, { movieProductionDateTimes: 'invalid' }],
    [
      Array.from({ length: 201 }, () => ({ productionDate: FRIDAY })),
      { movieProductionDateTimes: 'tooMany' },
    ],
  ])(
    '%# is refused whole: neither the film nor a screening changes (I3)',
    async (given, errors) => {
      const before = await app.contentHash();
      const answer = await edit({ title: 'Drugi', movieProductionDateTimes: given });
      expect(answer).toMatchObject({ status: 400 });
      expect(answer.errors).toMatchObject(errors);
      expect(await app.contentHash()).toBe(before);
    },
  );

  it('that fails halfway leaves the film as it was (I3)', async () => {
    await app.failOn('INSERT', 'Screening');
    const before = await app.contentHash();
    const given = [{ productionDate: SUNDAY }];
    expect((await edit({ title: 'Pola', movieProductionDateTimes: given })).status).toBe(500);
    expect((await insert({ [dateField(0)]: SUNDAY })).status).toBe(500);
    await app.stopFailing('Screening');
    expect(await app.contentHash()).toBe(before);
  });

  it('from an old version is refused when a colleague changed a screening, and told by both doors', async () => {
    // The texts are as both edits have them: only the screenings differ.
    await edit({});
    const { version } = await read();
    await edit({ version, movieProductionDateTimes: [{ productionDate: SUNDAY }] });
    const late = { ...MOVIE_FIELDS, version, title: 'Prekasno' };
    expect(await edit(late)).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await editByGraphql(late)).toMatchObject({ code: 'CONFLICT' });
    expect(dates(await list())).toEqual([SUNDAY]);
  });
});

describe('the trailer', () => {
  const EMBED = 'https://www.youtube.com/embed/dQw4w9WgXcQ';
  const stored = async () =>
    (await app.database.reader.movie.findUniqueOrThrow({ where: { id } })).youtubeUrl;

  // `domain/youtube.test` has every way to write a link.
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', EMBED],
    ['javascript:alert(1)//www.youtube.com/embed/dQw4w9WgXcQ', ''],
    ['', ''],
  ])('BR3: %j is stored as %j by every door', async (link, kept) => {
    const made = await insert({ youtubeUrl: link });
    expect(made.body.youtubeUrl).toBe(kept);
    const row = await app.database.reader.movie.findUnique({ where: { id: made.body.id } });
    expect(row?.youtubeUrl).toBe(kept);
    expect((await edit({ youtubeUrl: link })).body.youtubeUrl).toBe(kept);
    expect(await stored()).toBe(kept);
    await edit({ youtubeUrl: 'https://youtu.be/aaaaaaaaaaa' });
    await editByGraphql({ youtubeUrl: link });
    expect(await stored()).toBe(kept);
  });
});

it('what an edit leaves out stays, what is only an echo is ignored', async () => {
  await edit({
    childrenAge: 'od 4 godine',
    movieProductionDateTimes: [{ productionDate: FRIDAY }],
  });
  const { body } = await edit({
    duration: undefined,
    youtubeUrl: undefined,
    imageUrl: 'javascript:alert(1)',
    title: 'Drugi naslov',
  });
  const kept = { duration: '1H 30M', childrenAge: 'od 4 godine' };
  expect(body).toMatchObject({ ...kept, title: 'Drugi naslov', imageUrl: null });
  expect(body.youtubeUrl).toContain('dQw4w9WgXcQ');
});

it('a deleted film keeps its screenings in the bin', async () => {
  const address = `/api/Cinema/DeleteMovie?id=${String(id)}`;
  expect(await app.rest('DELETE', address, { token })).toMatchObject({ status: 200 });
  expect(await app.database.reader.screening.count({ where: { movieId: id } })).toBe(2);
});

it('every change is written down with its screenings and the former state', async () => {
  await edit({
    movieProductionDateTimes: [{ productionDate: SATURDAY }, { productionDate: SUNDAY }],
  });
  const where = { itemType: 'Movie', itemId: id };
  const entry = await app.database.reader.auditEntry.findFirst({ where });
  expect(entry).toMatchObject({ action: 'update', section: 'Bioskop program', userName: 'Filip' });
  // Of the list only what differs is told: Saturday stayed.
  expect(entry?.changes).toMatchObject({
    screenings: { from: [{ productionDate: FRIDAY }], to: [{ productionDate: SUNDAY }] },
  });
  const former = await app.database.reader.itemVersion.findFirst({ where });
  expect(JSON.stringify(former?.content)).toContain(FRIDAY);
});
