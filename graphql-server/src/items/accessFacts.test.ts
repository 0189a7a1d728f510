import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movieRow, programRow } from '../../test/contentRows.ts';
import { MOVIE_FIELDS, PROGRAM_FIELDS } from '../../test/contentTypes.ts';
import { asJson } from '../platform/database/jsonColumn.ts';
import { sharedTestApp } from '../../test/sharedTestApp.ts';

const FRIDAY = '2036-12-05T18:00:00.000Z';
const SATURDAY = '2036-12-06T18:00:00.000Z';

interface Facts {
  readonly accessFacts: readonly string[];
}
interface Program extends Facts {
  readonly id: number;
  readonly version: number;
  readonly dates: readonly (Facts & { readonly id: number; readonly status: string })[];
}
interface Movie {
  readonly version: number;
  readonly movieProductionDateTimes: readonly (Facts & { readonly id: number })[];
}

let token: string;

const app = sharedTestApp({
  content: {
    programs: [programRow(FRIDAY, { place: 'Galerija' })],
    movies: [movieRow([FRIDAY, SATURDAY])],
  },
});
beforeAll(async () => {
  ({ token } = await app.signInAs({ roleId: 1 }));
  await app.saveState();
});
beforeEach(() => app.restore());

const program = async (): Promise<Program> =>
  (await app.rest<Program>('GET', '/api/Programs/GetProgramByID?id=1')).body;
const editProgram = async (fields: object) =>
  app.rest<Program>('POST', '/api/Programs/EditProgram', {
    token,
    json: { ...(await program()), version: null, ...fields },
  });
const movie = async (): Promise<Movie> =>
  (await app.rest<Movie>('GET', '/api/Cinema/GetMovieByID?id=1')).body;
const editMovie = async (movieProductionDateTimes: readonly object[]) =>
  app.rest<Movie>('PUT', '/api/Cinema/EditMovie', {
    token,
    json: { ...(await movie()), version: null, movieProductionDateTimes },
  });
const saveHalls = async (...halls: readonly object[]) =>
  app.rest('PUT', '/api/Settings/Update', { token, json: { name: 'halls', content: { halls } } });
const GALLERY = { id: 'galerija', name: 'Galerija', seats: 60, access: '' };

describe('what makes a programme accessible', () => {
  it('is sent by a form as text, each fact once and in order', async () => {
    const insert = (accessFacts: string) =>
      app.rest<Program>('PUT', '/api/Programs/InsertProgram', {
        token,
        form: { ...PROGRAM_FIELDS, accessFacts },
      });
    const { body } = await insert('["relaxed","signLanguage","relaxed"]');
    expect(body.accessFacts).toEqual(['signLanguage', 'relaxed']);
    expect((await insert('')).body.accessFacts).toEqual([]);
  });

  it('is the same over GraphQL; an edit without it leaves it as it was', async () => {
    const { data } = await app.gql<{ updateProgram: Facts }>(
      'mutation($input: ProgramEdit!) { updateProgram(input: $input) { accessFacts } }',
      { input: { id: 1, ...PROGRAM_FIELDS, accessFacts: ['quiet', 'subtitles'] } },
      { token },
    );
    expect(data.updateProgram.accessFacts).toEqual(['subtitles', 'quiet']);
    await editProgram({ accessFacts: undefined, status: 'cancelled' });
    expect(await program()).toMatchObject({
      status: 'cancelled',
      accessFacts: ['subtitles', 'quiet'],
    });
    await editProgram({ accessFacts: [] });
    expect((await program()).accessFacts).toEqual([]);
  });

  it('is of each date of a series; the programme shows that of the next one', async () => {
    const at = (eventHappeningDateTime: string, accessFacts?: readonly string[]) => ({
      eventHappeningDateTime,
      ...(accessFacts && { accessFacts }),
    });
    await editProgram({ dates: [at(SATURDAY), at(FRIDAY, ['relaxed'])] });
    const series = await program();
    expect(series.accessFacts).toEqual(['relaxed']);
    expect(series.dates.map(({ accessFacts }) => accessFacts)).toEqual([['relaxed'], []]);
    const [friday, saturday] = series.dates;
    await editProgram({
      dates: [
        { ...friday, status: 'cancelled' },
        { ...saturday, accessFacts: ['quiet'] },
      ],
    });
    expect((await program()).dates).toMatchObject([
      { status: 'cancelled', accessFacts: ['relaxed'] },
      { status: 'scheduled', accessFacts: ['quiet'] },
    ]);
  });

  it('is restored with a previous version', async () => {
    await editProgram({ accessFacts: ['signLanguage'] });
    const { version } = await program();
    await editProgram({ accessFacts: ['relaxed'] });
    const restored = await app.rest('PUT', '/api/History/RestoreVersion', {
      token,
      json: { itemType: 'Program', id: 1, version },
    });
    expect(restored.status).toBe(200);
    expect((await program()).accessFacts).toEqual(['signLanguage']);
  });

  it('is nothing in a version of before there were facts', async () => {
    const { version } = await program();
    await editProgram({ accessFacts: ['relaxed'] });
    const where = { itemType: 'Program', itemId: 1, version };
    const older = await app.database.reader.itemVersion.findFirstOrThrow({ where });
    const { accessFacts: _, ...content } = older.content as Record<string, unknown>;
    await app.database.writeContent(({ itemVersion }) =>
      itemVersion.updateMany({ where, data: { content: asJson(content) } }),
    );
    const json = { itemType: 'Program', id: 1, version };
    expect((await app.rest('PUT', '/api/History/RestoreVersion', { token, json })).status).toBe(
      200,
    );
    expect((await program()).accessFacts).toEqual([]);
  });

  it.each([
    [{ accessFacts: ['relaxed', 'stepFree'] }, { 'accessFacts.1': 'unknownChoice' }],
    [{ accessFacts: 'relaxed' }, { accessFacts: 'invalid' }],
    [{ accessFacts: { relaxed: true } }, { accessFacts: 'invalid' }],
    [
      { dates: [{ eventHappeningDateTime: FRIDAY, accessFacts: ['ramp'] }] },
      { 'dates.0.accessFacts.0': 'unknownChoice' },
    ],
  ])('is refused where it is no fact of a date, and changes nothing: %j', async (wrong, errors) => {
    const before = await app.contentHash();
    expect(await editProgram(wrong)).toMatchObject({ status: 400, errors });
    expect(await app.contentHash()).toBe(before);
  });
});

describe('what makes a screening accessible', () => {
  it('is saved with the film, and stays where an edit leaves it out', async () => {
    const [friday, saturday] = (await movie()).movieProductionDateTimes;
    await editMovie([{ ...friday, accessFacts: ['subtitles'] }, { ...saturday }]);
    await editMovie([
      { id: friday?.id, productionDate: FRIDAY },
      { productionDate: '2036-12-07T18:00:00.000Z', accessFacts: ['audioDescription'] },
    ]);
    const facts = (await movie()).movieProductionDateTimes.map(({ accessFacts }) => accessFacts);
    expect(facts).toEqual([['subtitles'], ['audioDescription']]);
  });

  it('is refused where it is no fact of a date', async () => {
    const input = {
      id: 1,
      ...MOVIE_FIELDS,
      movieProductionDateTimes: [{ productionDate: FRIDAY, accessFacts: ['lift'] }],
    };
    const refused = await app.gql(
      'mutation($input: MovieEdit!) { updateMovie(input: $input) { id } }',
      { input },
      { token },
    );
    expect(refused).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'movieProductionDateTimes.0.accessFacts.0': 'unknownChoice' },
    });
  });
});

describe('what makes a hall accessible', () => {
  const calendar = async (): Promise<string> =>
    (await app.rest('GET', '/kalendar/moji-termini.ics?termini=program-1')).text.replaceAll(
      '\r\n ',
      '',
    );
  const facts = async () =>
    (await app.rest<{ facts: unknown }>('GET', '/api/Settings/GetCentre')).body.facts;

  it('is sent with the facts of the centre, in order; a hall may have none', async () => {
    const accessFacts = ['parking', 'stepFree', 'parking'];
    const { status } = await saveHalls(
      { ...GALLERY, accessFacts },
      { ...GALLERY, id: 'sala', name: 'Sala' },
    );
    expect(status).toBe(200);
    expect(await facts()).toMatchObject({
      hallAccess: [{ name: 'Galerija', accessFacts: ['stepFree', 'parking'] }],
    });
  });

  it('is refused with its name where it is no fact of a hall', async () => {
    expect(await saveHalls({ ...GALLERY, accessFacts: ['lift', 'relaxed'] })).toMatchObject({
      status: 400,
      errors: { 'halls.0.accessFacts.1': 'unknownChoice' },
    });
  });

  it('is said in calendars after what the date offers, unless that is cancelled', async () => {
    await saveHalls({ ...GALLERY, accessFacts: ['lift'] });
    await editProgram({ accessFacts: ['signLanguage'] });
    expect(await calendar()).toContain('Pristupačnost: tumač za znakovni jezik\\, lift.');
    await editProgram({ status: 'cancelled' });
    expect(await calendar()).not.toContain('Pristupačnost');
  });

  it('follows a renamed hall, and is not said of a place that is no hall', async () => {
    await saveHalls({ ...GALLERY, accessFacts: ['lift'] });
    expect(await saveHalls()).toMatchObject({ status: 400, errors: { halls: 'inUse' } });
    await saveHalls({ ...GALLERY, name: 'Nova galerija', accessFacts: ['lift'] });
    expect(await calendar()).toContain('Pristupačnost: lift.');
    await editProgram({ place: 'Dvorište', accessFacts: ['relaxed'] });
    expect(await calendar()).toContain('Pristupačnost: opuštena izvedba.');
  });
});
