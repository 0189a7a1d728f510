import { ART_SALON } from '@centar/domain/types/exhibitions.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { ONE_OF_EACH, premisesRow } from '../../../test/contentRows.ts';
import {
  callsOf,
  CONTENT_TYPES,
  contentType,
  NEWS_FIELDS,
  PREMISES,
  type Item,
  type WrittenType,
} from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

let token: string;

const app = sharedTestApp({ content: ONE_OF_EACH });
beforeAll(async () => {
  await app.database.writeContent(({ premisesPhoto }) =>
    premisesPhoto.create({ data: premisesRow() }),
  );
  ({ token } = await app.signInAs({ roleId: 1 }));
});

const TYPES = [...CONTENT_TYPES, { ...PREMISES, byId: '/api/Premises/GetByID' }];

/** What makes the fixture's row of a type whole. */
const WHOLE: Readonly<Record<string, object>> = {
  ArtSalon: { colonyType: ART_SALON.fields.colonyType.choices[0] },
};

const state = async () => [
  await app.contentHash(),
  app.database.revision,
  await app.database.reader.auditEntry.count(),
];

/** Saves the item of a type as it is read, with changes. */
async function save(type: WrittenType & { readonly byId: string }, change: object = {}) {
  const { body } = await app.rest<Item>('GET', `${type.byId}?id=1`, { token });
  return callsOf(type, app, token).edit({ ...body, ...change });
}

describe('a save without changes makes no version, no revision and no entry', () => {
  it.each(TYPES)('of $type', async (type) => {
    const changed = await save(type, { title: 'Nov naslov', ...WHOLE[type.type] });
    expect(changed).toMatchObject({ status: 200, body: { title: 'Nov naslov', version: 2 } });
    const before = await state();
    const kept = await save(type);
    expect(kept).toMatchObject({ status: 200, body: changed.body });
    expect(await state()).toEqual(before);
  });

  it('of a series of dates, over GraphQL too', async () => {
    const program = contentType('Program');
    const { body } = await app.rest<{ eventHappeningDateTime: string }>(
      'GET',
      `${program.byId}?id=1`,
      { token },
    );
    const dates = [body.eventHappeningDateTime, '2026-12-08T18:00:00.000Z'].map((at) => ({
      eventHappeningDateTime: at,
    }));
    expect((await save(program, { dates })).status).toBe(200);
    const before = await state();
    expect((await save(program)).status).toBe(200);
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
