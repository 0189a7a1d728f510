import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MOST_CHANGED } from '@centar/domain/itemTypes.ts';
import {
  exhibitionRow,
  newsRow,
  noticeRow,
  ONE_OF_EACH,
  programRow,
} from '../../../test/contentRows.ts';
import { CONTENT_TYPES } from '../../../test/contentTypes.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { manyItems } from './manyItems.service.ts';

interface Outcome {
  readonly done: readonly { readonly itemId: number; readonly version: number }[];
  readonly refused: readonly {
    readonly itemId: number;
    readonly code: string;
    readonly fields: readonly string[];
  }[];
}

const AT_ONCE = '1970-01-01T00:00:00.000Z';
const LATER = '2026-12-24T09:00:00.000Z';
/** They need two transactions. */
const MANY = 56;
const clock = movableClock('2026-11-21T10:00:00Z');
let token: string;

const app = sharedTestApp({
  clock,
  content: {
    ...ONE_OF_EACH,
    news: Array.from({ length: MANY }, (_, at) =>
      newsRow({ title: `Vest ${String(at + 1)}`, publishedAt: null }),
    ),
    programs: [
      programRow('2026-12-05T18:00:00Z', { title: 'Koncert' }),
      programRow('2026-12-06T18:00:00Z', { title: 'Tuđi', programType: 'Mladi' }),
    ],
    salons: [exhibitionRow({ colonyType: 'Jesenji likovni salon' })],
    competitions: [noticeRow({ deadline: new Date('2026-12-01'), publishedAt: null })],
  },
});
beforeAll(async () => {
  ({ token } = await app.signInAs({
    sections: ['Vesti', 'Konkurs', 'Muzicki program', 'Dramski program'],
    name: 'Vesna',
  }));
  await app.saveState();
});
afterEach(() => app.restore());

const change = (itemType: string, items: readonly object[], by = token) =>
  app.rest<Outcome>('PUT', '/api/Items/Change', { token: by, json: { itemType, items } });
const changed = async (itemType: string, ...items: readonly object[]): Promise<Outcome> => {
  const { status, body } = await change(itemType, items);
  expect(status).toBe(200);
  return body;
};
const refused = (itemId: number, code: string, fields: readonly string[] = []): Outcome => ({
  done: [],
  refused: [{ itemId, code, fields }],
});
const done = (itemId: number, version: number): Outcome => ({
  done: [{ itemId, version }],
  refused: [],
});
const news = () => app.database.reader.news.findMany({ orderBy: { id: 'asc' } });
const entries = () => app.database.reader.auditEntry.count();
const seen = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, version: 1 }));
/** A colleague's save. */
const edit = (id: number) =>
  app.database.write(async (transaction) => {
    const row = await transaction.news.findFirstOrThrow({ where: { id } });
    const content = JSON.parse(JSON.stringify(row)) as object;
    await transaction.itemVersion.create({
      data: { itemType: 'News', itemId: id, version: 1, content, savedByName: 'Ana' },
    });
    await transaction.news.update({ where: { id }, data: { title: 'Izmenjena', version: 2 } });
  });

it('publishes many items but the two that a colleague changed, which it names', async () => {
  await edit(7);
  await edit(53);
  const before = await entries();
  const items = seen(MANY).map((item) => ({ ...item, publishedAt: AT_ONCE }));
  const first = await changed('News', ...items);
  expect(first.done).toHaveLength(MANY - 2);
  expect(first.refused).toEqual([
    { itemId: 7, code: 'CONFLICT', fields: [] },
    { itemId: 53, code: 'CONFLICT', fields: [] },
  ]);
  const drafts = (await news()).filter(({ publishedAt }) => publishedAt === null);
  expect(drafts.map(({ title, version }) => [title, version])).toEqual([
    ['Izmenjena', 2],
    ['Izmenjena', 2],
  ]);
  expect((await entries()) - before).toBe(MANY - 2);

  expect(await changed('News', ...items)).toEqual(first);
  expect((await entries()) - before).toBe(MANY - 2);
  const back = first.done.map(({ itemId: id, version }) => ({ id, version, publishedAt: null }));
  expect((await changed('News', ...back)).done).toHaveLength(MANY - 2);
  expect((await news()).every(({ publishedAt }) => publishedAt === null)).toBe(true);
});

it('moves items to the trash and back, and finds a repetition done', async () => {
  const bin = [{ id: 1, version: 1, isDeleted: true }];
  expect(await changed('News', ...bin)).toEqual(done(1, 2));
  expect(await changed('News', ...bin)).toEqual(done(1, 2));
  const back = { id: 1, version: 2, isDeleted: false };
  expect(await changed('News', back)).toEqual(done(1, 3));
  expect(await changed('News', back)).toEqual(done(1, 3));
  expect(await changed('News', { ...back, version: 1 })).toEqual(refused(1, 'NOT_FOUND'));
  expect(await changed('News', ...bin)).toEqual(done(1, 4));
});

it('does not take back what a colleague deleted', async () => {
  const { token: other } = await app.signInAs({ sections: ['Vesti'], name: 'Ana' });
  await change('News', [{ id: 1, version: 1, isDeleted: true }], other);
  expect(await changed('News', { id: 1, version: 1, isDeleted: true })).toEqual(
    refused(1, 'NOT_FOUND'),
  );
});

describe('of one item', () => {
  it.each([
    ['News', { id: 1, publishedAt: LATER }, { publishedAt: new Date(LATER) }],
    ['News', { id: 1, imageAlt: ' Sala ' }, { imageAlt: 'Sala' }],
    ['Program', { id: 1, programType: 'Dramski program' }, { programType: 'Dramski program' }],
  ] as const)('%s %j is saved', async (itemType, item, columns) => {
    const outcome = await changed(itemType, { version: 1, ...item });
    expect(outcome).toEqual(done(1, 2));
    const { reader } = app.database;
    const rows: object[] =
      itemType === 'News'
        ? await reader.news.findMany({ where: { id: 1 } })
        : await reader.program.findMany({ where: { id: 1 } });
    expect(rows).toMatchObject([{ ...columns, updatedByName: 'Vesna' }]);
  });

  it.each([
    ['an absent item', 'News', { id: 9999, publishedAt: null }, 'NOT_FOUND', []],
    ['another section', 'Program', { id: 2, publishedAt: null }, 'FORBIDDEN', []],
    ['a section not held', 'Program', { id: 1, programType: 'Mladi' }, 'FORBIDDEN', []],
    ['no section', 'Program', { id: 1, programType: 'x' }, 'BAD_USER_INPUT', ['programType']],
    [
      'a field of other types',
      'Competition',
      { id: 1, imageAlt: 'x' },
      'BAD_USER_INPUT',
      ['imageAlt'],
    ],
    ['a long text', 'News', { id: 1, imageAlt: 'x'.repeat(501) }, 'BAD_USER_INPUT', ['imageAlt']],
  ] as const)('%s is refused', async (_, itemType, item, code, fields) => {
    expect(await changed(itemType, { version: 1, ...item })).toEqual(
      refused(item.id, code, fields),
    );
  });

  it('a stored text that no longer passes the rules is named', async () => {
    await app.database.write(({ news: table }) =>
      table.update({ where: { id: 1 }, data: { description: '' } }),
    );
    expect(await changed('News', { id: 1, version: 1, publishedAt: AT_ONCE })).toEqual(
      refused(1, 'BAD_USER_INPUT', ['description']),
    );
  });
});

it.each(CONTENT_TYPES)('$type can be made a draft as it is stored', async ({ type, section }) => {
  const { token: holder } = await app.signInAs({ sections: [section] });
  const { body } = await change(type, [{ id: 1, version: 1, publishedAt: null }], holder);
  expect(body.refused).toEqual([]);
});

it.each([
  ['nothing', [], { items: 'required' }],
  ['too many', seen(MOST_CHANGED + 1), { items: 'tooMany' }],
  ['one twice', [...seen(1), ...seen(1)], { items: 'repeated' }],
  ['the trash and a field', [{ id: 1, version: 1, isDeleted: true, imageAlt: '' }], undefined],
  ['no version', [{ id: 1, publishedAt: null }], undefined],
])('refuses %s', async (_, items, errors) => {
  const answer = await change('News', items);
  expect(answer).toMatchObject({ status: 400, ...(errors && { errors }) });
});

it(`accepts ${String(MOST_CHANGED)} items`, () => {
  expect(manyItems.safeParse({ itemType: 'News', items: seen(MOST_CHANGED) }).success).toBe(true);
});

it('refuses a preview, which would have to undo each item', async () => {
  const answer = await app.rest('PUT', '/api/Items/Change', {
    token,
    json: { itemType: 'News', items: [{ id: 1, version: 1, isDeleted: true }] },
    headers: { 'x-preview': '1' },
  });
  expect(answer.status).toBe(400);
  expect((await news()).every(({ deletedAt }) => deletedAt === null)).toBe(true);
});
