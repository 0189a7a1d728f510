import { beforeAll, expect, it } from 'vitest';
import { programRow } from '../../test/contentRows.ts';
import { PROGRAM_FIELDS } from '../../test/contentTypes.ts';
import { sharedTestApp } from '../../test/sharedTestApp.ts';
import { storedAdmission } from './storedAdmission.ts';

const AT = '2026-12-05T18:00:00.000Z';
let token: string;

const app = sharedTestApp();
beforeAll(async () => {
  ({ token } = await app.signInAs({ sections: ['Muzicki program', 'Bioskop program'] }));
});

interface Entry {
  readonly id: number;
  readonly price: string;
  readonly isFree: boolean;
  readonly version: number;
}
interface Film {
  readonly movieProductionDateTimes: readonly Entry[];
}

async function insert(fields: object): Promise<Entry> {
  const form = { ...PROGRAM_FIELDS, ...fields };
  const { status, body } = await app.rest<Entry>('PUT', '/api/Programs/InsertProgram', {
    token,
    form,
  });
  expect(status).toBe(201);
  return body;
}

async function edit(id: number, fields: object): Promise<Entry> {
  const json = { id, ...PROGRAM_FIELDS, ...fields };
  const { status, body } = await app.rest<Entry>('POST', '/api/Programs/EditProgram', {
    token,
    json,
  });
  expect(status).toBe(200);
  return body;
}

it('a programme given a price alone is free where the price says so', async () => {
  expect((await insert({ price: '0 din' })).isFree).toBe(true);
  expect((await insert({ price: '300 RSD, deca do 7 godina besplatno' })).isFree).toBe(false);
  expect((await insert({})).isFree).toBe(false);
});

it('the field decides, whatever the price says', async () => {
  expect((await insert({ price: 'uz prijavu', isFree: 'true' })).isFree).toBe(true);
  expect((await insert({ price: 'ulaz slobodan', isFree: 'false' })).isFree).toBe(false);
});

it('who edits the price alone, or sends back the rest, changes it too', async () => {
  const { id } = await insert({ price: '300 din.' });
  expect((await edit(id, { price: 'ulaz slobodan' })).isFree).toBe(true);
  expect((await edit(id, { price: '300 din.', isFree: true })).isFree).toBe(false);
  expect((await edit(id, { price: '300 din.', isFree: true })).isFree).toBe(true);
  expect((await edit(id, {})).isFree).toBe(true);
});

it('a choice that is none is refused at its field', async () => {
  const form = { ...PROGRAM_FIELDS, isFree: 'možda' };
  const { status, body } = await app.rest('PUT', '/api/Programs/InsertProgram', { token, form });
  expect(status).toBe(400);
  expect(body).toMatchObject({ errors: { isFree: 'invalid' } });
});

it('an earlier version brings its choice back', async () => {
  const { id } = await insert({ price: '', isFree: 'true' });
  await edit(id, { price: '', isFree: false });
  const json = { itemType: 'Program', id, version: 1, seen: 2 };
  const restored = await app.rest('PUT', '/api/History/RestoreVersion', { token, json });
  expect(restored.status).toBe(200);
  const { body } = await app.rest('GET', `/api/Programs/GetProgramByID?id=${String(id)}`);
  expect(body).toMatchObject({ isFree: true });
});

it('screenings have it as programmes do', async () => {
  const made = await app.gql<{ createMovie: Film & { id: number } }>(
    `mutation($input: MovieInput!) {
      createMovie(input: $input) { id movieProductionDateTimes { id price isFree } }
    }`,
    {
      input: {
        author: 'Ana',
        genere: 'drama',
        title: 'Film',
        description: 'Tekst',
        movieProductionDateTimes: [
          { productionDate: AT, price: 'gratis' },
          { productionDate: '2026-12-06T18:00:00.000Z', price: '350 din.' },
          { productionDate: '2026-12-07T18:00:00.000Z', isFree: true },
        ],
      },
    },
    { token },
  );
  const stored = made.data.createMovie.movieProductionDateTimes;
  expect(stored.map(({ isFree }) => isFree)).toEqual([true, false, true]);
});

it.each([
  ['Ulaz slobodan', null, true],
  ['300 RSD, deca do 7 godina besplatno', null, false],
  ['Ulaz slobodan', false, false],
])('a row with the price %j and the choice %j is free: %j', (price, isFree, expected) => {
  expect(storedAdmission({ price, isFree })).toEqual({ price, isFree: expected });
});

it('a row of before the field answers by its price', async () => {
  const { id } = await app.database.writeContent(({ program }) =>
    program.create({ data: programRow(AT, { price: 'Ulaz slobodan' }) }),
  );
  const { body } = await app.rest('GET', `/api/Programs/GetProgramByID?id=${String(id)}`);
  expect(body).toMatchObject({ isFree: true });
});
