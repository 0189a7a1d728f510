import { ART_SALON } from '@centar/domain/types/exhibitions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ONE_OF_EACH, premisesRow } from '../../../test/contentRows.ts';
import { NEWS_FIELDS } from '../../../test/operations.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

interface Item {
  readonly id: number;
  readonly version: number;
  readonly title: string;
}

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ content: ONE_OF_EACH });
  await app.database.writeContent(({ premisesPhoto }) =>
    premisesPhoto.create({ data: premisesRow() }),
  );
  ({ token } = await app.signInAs({ roleId: 1 }));
});
afterAll(() => app.close());

const TYPES = [
  ['news', 'News/GetNewsByID', 'PUT News/UpdateNews'],
  ['a programme', 'Programs/GetProgramByID', 'POST Programs/EditProgram'],
  ['a film with screenings', 'Cinema/GetMovieByID', 'PUT Cinema/EditMovie'],
  ['a competition', 'Konkurs/GetKonkursByID', 'POST Konkurs/EditKonkurs'],
  [
    'a procurement',
    'PublicProcurment/GetPublicProcurmentByID',
    'POST PublicProcurment/EditPublicProcurment',
  ],
  ['a picture', 'Gallery/GetByID', 'POST Gallery/Update'],
  ['a photograph', 'Premises/GetByID', 'POST Premises/Update'],
  ['a colony', 'Colony/GetByID', 'POST Colony/Update'],
  ['a salon', 'ArtSaloon/GetByID', 'POST ArtSaloon/Update'],
] as const;

/** What makes the fixture's row of a type whole. */
const WHOLE: Readonly<Record<string, object>> = {
  'a salon': { colonyType: ART_SALON.fields.colonyType.choices[0] },
};

const state = async () => [
  await app.contentHash(),
  app.database.revision,
  await app.database.reader.auditEntry.count(),
];

/** Saves the item of a type as it is read, with changes. */
async function save(get: string, update: string, change: object = {}) {
  const [method, path] = update.split(' ') as ['POST' | 'PUT', string];
  const { body } = await app.rest<Item>('GET', `/api/${get}?id=1`, { token });
  return app.rest<Item>(method, `/api/${path}`, { token, json: { ...body, ...change } });
}

describe('a save without changes makes no version, no revision and no entry', () => {
  it.each(TYPES)('of %s', async (type, get, update) => {
    const changed = await save(get, update, { title: 'Nov naslov', ...WHOLE[type] });
    expect(changed).toMatchObject({ status: 200, body: { title: 'Nov naslov', version: 2 } });
    const before = await state();
    const kept = await save(get, update);
    expect(kept).toMatchObject({ status: 200, body: changed.body });
    expect(await state()).toEqual(before);
  });

  it('of a series of dates, over GraphQL too', async () => {
    const path = ['Programs/GetProgramByID', 'POST Programs/EditProgram'] as const;
    const { body } = await app.rest<Item & { eventHappeningDateTime: string }>(
      'GET',
      `/api/${path[0]}?id=1`,
      { token },
    );
    const dates = [body.eventHappeningDateTime, '2026-12-08T18:00:00.000Z'].map((at) => ({
      eventHappeningDateTime: at,
    }));
    expect((await save(...path, { dates })).status).toBe(200);
    const before = await state();
    expect((await save(...path)).status).toBe(200);
    const news = 'mutation($input: NewsEdit!) { updateNews(input: $input) { id version title } }';
    const { author, theme, title, description } = await stored();
    const input = { id: 1, author, theme, title: `  ${title} `, description };
    expect((await app.gql(news, { input }, { token })).status).toBe(200);
    expect(await state()).toEqual(before);
  });

  it('of a group of settings', async () => {
    const read = async () =>
      (
        await app.rest<{ version: number; content: object }>(
          'GET',
          '/api/Settings/GetGroup?name=contact',
          { token },
        )
      ).body;
    const { content } = await read();
    const json = { name: 'contact', content };
    await app.rest('PUT', '/api/Settings/Update', { token, json });
    const before = await state();
    const kept = await app.rest('PUT', '/api/Settings/Update', { token, json });
    expect(kept.status).toBe(200);
    expect(await state()).toEqual(before);
  });
});

describe('a preview', () => {
  const headers = { 'x-preview': '1' };
  const { author, theme, description } = NEWS_FIELDS;
  const input = { author, theme, description, title: 'Tek upisan naslov' };

  it('of an edit answers with what would be stored, and stores nothing', async () => {
    const before = await state();
    const document = 'mutation($input: NewsEdit!) { updateNews(input: $input) { title excerpt } }';
    const answer = await app.gql(document, { input: { id: 1, ...input } }, { token, headers });
    expect(answer.data).toMatchObject({ updateNews: { title: input.title } });
    expect(await state()).toEqual(before);
  });

  it('of a new item makes none', async () => {
    const before = await state();
    const document = 'mutation($input: NewsInput!) { createNews(input: $input) { title } }';
    const answer = await app.gql(document, { input }, { token, headers });
    expect(answer.data).toMatchObject({ createNews: { title: input.title } });
    expect(await state()).toEqual(before);
  });

  it('is refused for what may not be saved', async () => {
    const document = 'mutation($input: NewsInput!) { createNews(input: $input) { title } }';
    const other = await app.signInAs({ sections: ['Konkurs'] });
    const answer = await app.gql(document, { input }, { token: other.token, headers });
    expect(answer.code).toBe('FORBIDDEN');
  });
});

const stored = () => app.database.reader.news.findUniqueOrThrow({ where: { id: 1 } });
