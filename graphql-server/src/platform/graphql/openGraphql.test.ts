import { getIntrospectionQuery } from 'graphql';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { movieRow, newsRow, ONE_OF_EACH, programRow } from '../../../test/contentRows.ts';
import { OPERATIONS } from '../../../test/operations.ts';
import { DOCUMENTS } from '../../../test/fakePwa.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { startTestApp } from '../../../test/testApp.ts';
import { fillSearchTexts } from '../../items/read/searchTexts.ts';
import { ITEM_TYPE_DESCRIPTORS } from '../../contentTypes/registry.ts';
import { EXAMPLES } from '../../web/graphqlDocs/examples.ts';

const app = sharedTestApp({
  content: {
    ...ONE_OF_EACH,
    news: [newsRow(), newsRow({ title: 'nacrt', publishedAt: null })],
    programs: [
      programRow('2026-11-25T18:00:00Z', { title: 'Muzika', programType: 'Muzicki program' }),
      programRow('2026-11-01T18:00:00Z'),
    ],
    movies: [movieRow(['2026-11-22T18:00:00Z'])],
  },
});
beforeAll(async () => {
  await fillSearchTexts(app.database, ITEM_TYPE_DESCRIPTORS);
  await app.saveState();
});
afterEach(() => app.restore());

const QUERY = '{ latestNews { items { id title } } }';
const get = (query: string, more: Record<string, string> = {}, headers = {}) =>
  app.raw(`/graphql?${new URLSearchParams({ query, ...more }).toString()}`, { headers });
const json = (bytes: Buffer) =>
  JSON.parse(bytes.toString()) as {
    data?: Record<string, unknown>;
    errors?: { extensions?: { code?: string } }[];
  };
const codeOf = (bytes: Buffer) => json(bytes).errors?.[0]?.extensions?.code;

/** Fields of the query, and what each needs: words of one's own must give what the call's own document gives. */
const FIELDS = OPERATIONS.filter(({ name }) => name.startsWith('Query.')).map(
  ({ name, verdicts }) => ({ field: name.slice('Query.'.length), verdict: verdicts.nobody }),
);

describe('a stranger with queries of their own', () => {
  it('reads what visitors see, by GET and POST alike, with a name and variables', async () => {
    const posted = await app.gql<{ latestNews: { items: { title: string }[] } }>(QUERY);
    expect(posted.data.latestNews.items.map(({ title }) => title)).not.toContain('nacrt');
    expect(posted.headers.get('cache-control')).toBe('no-store');
    const asked = await get(QUERY);
    expect(asked.status).toBe(200);
    expect(json(asked.bytes).data).toEqual(posted.data);
    expect(asked.headers['cache-control']).toBe('no-store');
    const two =
      'query One { newsById(id: 1) { id } } query Two($id: Int!) { newsById(id: $id) { title } }';
    const named = await get(two, { operationName: 'Two', variables: '{"id":1}' });
    expect(json(named.bytes).data).toEqual({ newsById: { title: expect.any(String) as string } });
  });

  it('is told apart from who is signed in: fields are public, or need an account', () => {
    const open = FIELDS.filter(({ verdict }) => verdict === 'done').map(({ field }) => field);
    expect(open).toContain('search');
    expect(
      open.filter((field) => /^(staff|me$|users|audit|bin|contentState|versions)/i.test(field)),
    ).toEqual([]);
    expect(FIELDS.length - open.length).toBeGreaterThan(10);
  });

  it('reads no draft by any cookie or token of an invented address', async () => {
    const { token } = await app.signInAs({ sections: ['Vesti'] });
    const asked = await get(
      '{ allNews { items { title } } }',
      {},
      { authorization: `Bearer ${token}` },
    );
    expect(asked.bytes.toString()).not.toContain('nacrt');
  });

  it.each([
    ['a mutation', 'mutation { logout }', 405, 'METHOD_NOT_ALLOWED'],
    [
      'a sign-in',
      'mutation { login(email: "a", password: "b") { token } }',
      405,
      'METHOD_NOT_ALLOWED',
    ],
    ['nothing', ' ', 400, 'BAD_USER_INPUT'],
    ['half a query', '{ latestNews {', 400, 'BAD_USER_INPUT'],
    ['an unknown field', '{ nope }', 400, 'BAD_USER_INPUT'],
    [
      'a text without end',
      `{ latestNews { items { id } } } #${'x'.repeat(8000)}`,
      413,
      'TOO_LARGE',
    ],
  ])('sends no %s in an address', async (_, query, status, code) => {
    const answer = await get(query);
    expect([answer.status, codeOf(answer.bytes)]).toEqual([status, code]);
  });

  it('sends no odd variables and no text without end', async () => {
    for (const variables of ['x', '[]', '7']) {
      expect(codeOf((await get(QUERY, { variables })).bytes)).toBe('BAD_USER_INPUT');
    }
    const long = await app.gql(`${QUERY} #${'x'.repeat(8000)}`);
    expect(long).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });

  it('fills no cache', async () => {
    const before = app.cache.misses;
    for (const id of [1, 2, 3]) await get(`{ newsById(id: ${String(id)}) { id } }`);
    expect(app.cache.misses).toBe(before);
  });

  it.each([
    ['own queries', QUERY],
    ['registered queries by POST', DOCUMENTS.LatestNews],
  ])('gets only so many answers to %s, and cached ones always', async (_, query) => {
    const own = await startTestApp();
    const answers = await Promise.all(Array.from({ length: 90 }, () => own.gql(query)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { code, headers } of refused) {
      expect(code).toBe('TOO_MANY_TRIES');
      expect(headers.get('retry-after')).toBe('1');
    }
    expect((await own.registered('LatestNews')).status).toBe(200);
    const { token } = await own.signInAs({ sections: ['Vesti'] });
    expect((await own.gql(QUERY, {}, { token })).status).toBe(200);
    await own.close();
  });
});

describe('the limits hold for strangers', () => {
  const nested = (depth: number): string =>
    `{ __schema { types { ${'fields { type { '.repeat(depth)} name ${'} }'.repeat(depth)} } } }`;

  it.each([
    ['depth', `{ latestNews { items { ${'... on News { '.repeat(6)} title ${'} '.repeat(6)} } } }`],
    [
      'aliases',
      `{ ${Array.from({ length: 9 }, (_, at) => `a${String(at)}: procurementYears`).join(' ')} }`,
    ],
    [
      'cost',
      `{ ${['a', 'b'].map((alias) => `${alias}: allNews(first: 50) { items { id title description author theme image { src srcSet width height } } }`).join(' ')} }`,
    ],
    ['introspection in itself', nested(6)],
    ['tokens', `{ ${'procurementYears '.repeat(900)} }`.slice(0, 7990)],
  ])('%s', async (_, query) => {
    const answer = await app.gql(query);
    expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  });
});

describe('the schema', () => {
  it('is told by introspection, as tools ask for it', async () => {
    const answer = await app.gql<{ __schema: { types: { name: string }[] } }>(
      getIntrospectionQuery(),
    );
    expect(answer.status).toBe(200);
    expect(answer.data.__schema.types.map(({ name }) => name)).toContain('SearchHit');
  });

  it('stands at /schema.graphql, and is not sent twice', async () => {
    const answer = await app.raw('/schema.graphql');
    expect(answer.bytes.toString()).toContain('type SearchHit {');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const again = await app.raw('/schema.graphql', {
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect(again.status).toBe(304);
  });
});

describe('pages of other origins', () => {
  const origin = 'https://drugi.example';
  const headers = { origin };

  it('read what is public, without credentials', async () => {
    for (const path of [
      '/api/News/GetAllNews',
      '/api/News/GetNewsByID?id=999',
      '/rss/vesti.xml',
      '/kalendar/projekcije.ics',
      '/api/openapi.json',
    ]) {
      const answer = await app.raw(path, { headers });
      expect(answer.headers['access-control-allow-origin'], path).toBe('*');
      expect(answer.headers['access-control-allow-credentials'], path).toBeUndefined();
    }
    expect((await get(QUERY, {}, headers)).headers['access-control-allow-origin']).toBe('*');
    expect((await app.gql(QUERY, {}, { headers })).headers.get('access-control-allow-origin')).toBe(
      '*',
    );
    const preflight = await app.raw('/graphql', { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
    });
  });

  it("neither sign in nor read what is anybody's own", async () => {
    const login = 'mutation { login(email: "a@b.rs", password: "x") { token } }';
    const crossSite = { ...headers, 'sec-fetch-site': 'cross-site' };
    const tried = await app.gql(login, {}, { headers: crossSite });
    expect(tried).toMatchObject({ status: 403, code: 'CSRF_MISMATCH' });
    const read = await app.gql(QUERY, {}, { headers: crossSite });
    expect(read).toMatchObject({ status: 200, code: undefined });
    const mine = await app.gql('{ me { id } }', {}, { headers: crossSite });
    expect(mine.code).toBe('UNAUTHENTICATED');
    const { token } = await app.signInAs({ sections: ['Vesti'] });
    for (const answer of [
      await app.rest('GET', '/api/UserAuth/Me', { token, headers }),
      await app.rest('POST', '/api/UserAuth/Login', { json: {}, headers }),
      await app.gql('{ me { id } }', {}, { token, headers }),
    ]) {
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('the page at /graphql/docs', () => {
  it('loads nothing from elsewhere', async () => {
    const page = await app.raw('/graphql/docs');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.bytes.toString()).not.toMatch(/(src|href)="https?:/);
  });

  it.each(EXAMPLES)('$title', async ({ query, variables }) => {
    const { data, code } = await app.gql(query, variables);
    expect(code).toBeUndefined();
    expect(JSON.stringify(data)).toMatch(/"(title|productionDate)":"/);
  });
});
