import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsRow } from '../../../test/contentRows.ts';
import { DOCUMENTS } from '../../../test/fakePwa.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly datePosted: string;
}
interface Page {
  readonly items: Row[];
  readonly nextCursor: string | null;
}

const START = '2026-11-21T10:00:00Z';
const clock = movableClock();
let token: string;

const titles = async (call: string): Promise<string[]> =>
  (await app.rest<Row[]>('GET', `/api/News/${call}`)).body.map(({ title }) => title);
const latest = async (): Promise<string[]> => {
  const { data } = await app.registered<{ latestNews: Page }>('LatestNews');
  return data.latestNews.items.map(({ title }) => title);
};

const posted = Array.from({ length: 12 }, (_, index) =>
  newsRow({
    title: `vest ${String(index + 1)}`,
    datePosted: new Date(Date.UTC(2026, 9, index + 1)),
  }),
);
const app = sharedTestApp({
  clock,
  content: {
    news: [
      // Ids say nothing of the order.
      ...posted.toReversed(),
      newsRow({ title: 'u korpi', deletedAt: new Date(), datePosted: new Date(START) }),
      newsRow({ title: 'nacrt', publishedAt: null, datePosted: new Date(START) }),
      newsRow({
        title: 'najavljena',
        publishedAt: new Date('2026-11-22T07:30:00Z'),
        datePosted: new Date('2026-11-22T07:30:00Z'),
      }),
    ],
  },
});
beforeAll(async () => {
  ({ token } = await app.signInAs({ sections: ['Vesti'], name: 'Vesna' }));
});
beforeEach(() => {
  clock.set(START);
});

describe('lists', () => {
  const all = Array.from({ length: 12 }, (_, index) => `vest ${String(12 - index)}`);

  it('the newest ten, newest first', async () => {
    expect(await titles('GetNews')).toEqual(all.slice(0, 10));
    expect(await latest()).toEqual(all.slice(0, 10));
  });

  it('all, newest first, in pages over GraphQL', async () => {
    expect(await titles('GetAllNews')).toEqual(all);
    const page = async (variables: object): Promise<Page> =>
      (await app.gql<{ allNews: Page }>(DOCUMENTS.AllNews, { ...variables })).data.allNews;
    const first = await page({ first: 7 });
    const second = await page({ first: 7, after: first.nextCursor });
    expect(second.nextCursor).toBeNull();
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(all);
  });

  it('a cursor stays where it is when the list grows', async () => {
    const page = async (variables: object): Promise<Page> =>
      (await app.gql<{ allNews: Page }>(DOCUMENTS.AllNews, { ...variables })).data.allNews;
    const { nextCursor } = await page({ first: 3 });
    const { id } = await app.database.writeContent(({ news }) =>
      news.create({ data: newsRow({ title: 'nova', datePosted: new Date(START) }) }),
    );
    expect((await page({ first: 2, after: nextCursor })).items.map(({ title }) => title)).toEqual([
      'vest 9',
      'vest 8',
    ]);
    await app.database.writeContent(({ news }) => news.delete({ where: { id } }));
  });

  it.each([0, -1, 51, 1000, 2 ** 31])('a page of %d items is refused', async (first) => {
    expect(await app.registered('AllNews', { first })).toMatchObject({ status: 400 });
  });

  it.each(['x', '1', Buffer.from('a.b').toString('base64url'), 'a'.repeat(9000)])(
    'a cursor %# that this server never made is refused',
    async (after) => {
      const answer = await app.registered('AllNews', { after });
      expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    },
  );

  it.each(['9999999999999999.1', '-9999999999999999.1', '1.9999999999', '8640000000000001.1'])(
    'a cursor of impossible numbers (%s) is refused',
    async (text) => {
      const after = Buffer.from(text).toString('base64url');
      expect(await app.registered('AllNews', { after })).toMatchObject({
        status: 400,
        fields: { after: 'invalid' },
      });
    },
  );

  it('a planned one appears at its minute, on both transports, without a restart', async () => {
    clock.set('2026-11-22T07:29:59.999Z');
    expect([await titles('GetNews'), await latest()].flat()).not.toContain('najavljena');
    clock.set('2026-11-22T07:30:00Z');
    expect((await titles('GetNews'))[0]).toBe('najavljena');
    expect((await latest())[0]).toBe('najavljena');
  });
});

describe('ids', () => {
  const READS = ['News/GetNewsByID', 'Programs/GetProgramByID', 'Cinema/GetMovieByID'];
  const BAD = [
    '?id=0',
    '?id=-1',
    '?id=abc',
    '?id=1e9',
    '?id=2147483648',
    '?id=99999999999',
    '?id=1.5',
    '?id=%20',
  ];
  const ODD = [
    '',
    '?id',
    '?id=',
    '?id=1&id=2',
    '?id[]=1',
    '?id[gt]=0',
    '?id=1,2',
    '?id=null',
    '?id=%00',
  ];

  it.each(READS.flatMap((read) => [...BAD, ...ODD].map((search) => [read, search])))(
    '%s%s is bad input',
    async (read, search) => {
      const answer = await app.rest('GET', `/api/${read}${search}`);
      expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
      expect(answer.errors).toHaveProperty('id');
    },
  );

  it.each([13, 14, 999, 2 ** 31 - 1])('%d is not found', async (id) => {
    const answer = await app.rest('GET', `/api/News/GetNewsByID?id=${String(id)}`);
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'not found',
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await app.registered('NewsDetail', { id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([0, -1, 'abc', 1e9 + 0.5, null, 2 ** 31, [1], { gt: 0 }, true])(
    'GraphQL refuses the id %j on both doors',
    async (id) => {
      const read = await app.registered('NewsDetail', { id });
      expect(read).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
      const write = await app.gql('mutation($id: Int!) { deleteNews(id: $id) }', { id }, { token });
      expect(write.code).toBe('BAD_USER_INPUT');
    },
  );

  it.each(['', '?id=', '?id=abc', '?id=1&id=2', '?id=0', '?ids=1'])(
    'deleting with %j deletes nothing',
    async (search) => {
      const before = await app.contentHash();
      const answer = await app.rest('DELETE', `/api/News/DeleteNews${search}`, { token });
      expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
      expect(await app.contentHash()).toBe(before);
    },
  );
});

describe('writing', () => {
  it('tells every missing field', async () => {
    const answer = await app.rest('POST', '/api/News/CreateNews', { token, form: { title: ' ' } });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'bad user input',
      status: 400,
      code: 'BAD_USER_INPUT',
      errors: {
        author: 'required',
        theme: 'required',
        title: 'required',
        description: 'required',
      },
    });
  });

  it('tells the same over GraphQL', async () => {
    const input = { author: '', theme: ' ', title: 'a'.repeat(201), description: 'x' };
    const answer = await app.gql(
      'mutation($input: NewsInput!) { createNews(input: $input) { id } }',
      { input },
      { token },
    );
    expect(answer).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { author: 'required', theme: 'required', title: 'tooLong' },
    });
  });

  it('counts characters up to the limit', async () => {
    const form = { ...NEWS_FIELDS, title: 'š'.repeat(200), description: 'ž'.repeat(20_000) };
    const made = await app.rest('POST', '/api/News/CreateNews', { token, form });
    expect(made.status).toBe(201);
    const long = { ...form, description: 'ž'.repeat(20_001) };
    const refused = await app.rest('POST', '/api/News/CreateNews', { token, form: long });
    expect(refused).toMatchObject({ status: 400, errors: { description: 'tooLong' } });
  });
});
