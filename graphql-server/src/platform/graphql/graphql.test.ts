import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../../../test/testFiles.ts';
import { newsRow } from '../../../test/contentRows.ts';
import { DOCUMENTS, documentId } from '../../../test/fakePwa.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { PASSWORD } from '../../../test/testApp.ts';

let token: string;
let email: string;

const app = sharedTestApp({ content: { news: [newsRow()] } });
beforeAll(async () => {
  ({ token, email } = await app.signInAs({ sections: ['Vesti'] }));
});

const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
  app.raw('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
const signedIn = () => ({ authorization: `Bearer ${token}` });
const codeOf = (bytes: Buffer): unknown =>
  (JSON.parse(bytes.toString()) as { errors?: { extensions?: { code?: string } }[] }).errors?.[0]
    ?.extensions?.code;
const persisted = (query: string) => ({
  persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
});

describe('strangers', () => {
  it.each([
    'mutation { logout }',
    'mutation { deleteNews(id: 1) }',
    'mutation { login(email: "a", password: "b") { token } __typename }',
    'mutation { login(email: "a", password: "b") { token } logout }',
    'mutation { ...F } fragment F on Mutation { login(email: "a", password: "b") { token } }',
    'query { a: me { id } } mutation { login(email: "a", password: "b") { token } }',
    'subscription { news { id } }',
  ])('write nothing in their own words: %s', async (query) => {
    const answer = await app.gql(query);
    expect(answer).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('send registered documents by text and by id', async () => {
    expect((await app.gql(DOCUMENTS.LatestNews)).data).toHaveProperty('latestNews');
    expect((await app.registered('LatestNews')).data).toHaveProperty('latestNews');
  });

  it.each([
    '',
    '?documentId=',
    '?documentId=nope',
    '?documentId=__proto__',
    '?documentId=&query={latestNews{items{id}}}',
  ])('ask for no unknown one: /graphql%s', async (search) => {
    const answer = await app.raw(`/graphql${search}`);
    expect(answer.status).toBe(400);
    expect(codeOf(answer.bytes)).toBe('BAD_USER_INPUT');
  });

  it.each(['x', '[]', 'null', '7', '"x"', '{"id":'])('send no odd variables: %s', async (text) => {
    const address = `/graphql?documentId=${documentId('NewsDetail')}&variables=`;
    const answer = await app.raw(address + encodeURIComponent(text));
    expect(answer.status).toBe(400);
    expect(codeOf(answer.bytes)).toBe('BAD_USER_INPUT');
  });

  it('may sign in, in their own words and once', async () => {
    const login = (alias: string) => `${alias} login(email: $e, password: $p) { token expiresIn }`;
    const head = 'mutation Own($e: String!, $p: String!)';
    const variables = { e: email, p: PASSWORD };
    const once = await app.gql<{ mine: object }>(`${head} { ${login('mine:')} }`, variables);
    expect(once.data.mine).toMatchObject({ expiresIn: 86_400 });
    const runs = app.auth.passwords.runs;
    const twice = await app.gql(`${head} { ${login('a:')} ${login('b:')} }`, variables);
    expect(twice).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    expect(app.auth.passwords.runs).toBe(runs);
  });

  it('cannot run by its hash what staff sent as text', async () => {
    const query = '{ allNews(first: 1) { items { id } } }';
    const extensions = persisted(query);
    await post(JSON.stringify({ query, extensions }), signedIn());
    const answer = await post(JSON.stringify({ extensions }));
    expect(codeOf(answer.bytes)).toBe('BAD_USER_INPUT');
    expect(answer.bytes.toString()).not.toContain('"data"');
  });
});

describe('what is misspelled', () => {
  it.each([
    '{ latestNew { items { id } } }',
    '{ latestNews { item { id } } }',
    'mutation { updateNew(input: {}) { id } }',
    '{ latestNews { items { ...on Nws { id } } } }',
  ])('is bad input: %s', async (query) => {
    const answer = await app.gql(query, {}, { token });
    expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    expect(answer.text).not.toMatch(/stack|node_modules/i);
  });

  it('a browser is shown no playground', async () => {
    const answer = await app.raw('/graphql', { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });
});

describe('too much is refused before anything is run', () => {
  const many = (count: number, make: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => make(index)).join(' ');

  it.each([
    ['aliases', `{ ${many(100, (i) => `a${String(i)}: latestNews { items { id } }`)} }`],
    ['depth', `${'{ a '.repeat(50)}${'}'.repeat(50)}`],
    ['depth beyond the parser', `${'{ a '.repeat(20_000)}${'}'.repeat(20_000)}`],
    ['directives', `{ latestNews { items { id ${many(200, () => '@include(if: true)')} } } }`],
    [
      'fragments',
      `{ ...F0 } ${many(300, (i) => `fragment F${String(i)} on Query { ...F${String(i + 1)} }`)}`,
    ],
    ['a circle of fragments', '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    ['tokens', `{ ${many(900, () => 'latestNews')} }`],
    ['lists in arguments', `{ newsById(id: ${'['.repeat(30_000)}${']'.repeat(30_000)}) { id } }`],
  ])('%s', async (_, query) => {
    const statements = app.database.statements;
    const answer = await app.gql(query, {}, { token });
    expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    // Only who asks was looked up.
    expect(app.database.statements - statements).toBeLessThanOrEqual(3);
  });
});

// Each limit by itself, at its edge: a document that is too much in every way proves none of them.
it("a subscription is the client's error, and is not logged", async () => {
  const { token } = await app.signInAs({ sections: ['Vesti'] });
  const logged = app.logs.length;
  expect((await app.gql('subscription { me }', {}, { token })).code).toBe('BAD_USER_INPUT');
  expect(app.logs.slice(logged).join('')).not.toContain('"level":50');
});

it('tokens are counted before a document is understood', async () => {
  const text = `{ ${Array.from({ length: 799 }, () => '__typename').join(' ')} }`;
  const refused = await app.gql(text, {}, { token });
  expect(refused).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  expect(refused.text).toMatch(/800 tokens/);
});

describe('the limit of', () => {
  const items = (count: number, make: (index: number) => string): string =>
    `{ latestNews { items { ${Array.from({ length: count }, (_, index) => make(index)).join(' ')} } } }`;
  const aliases = (count: number): string => items(count, (index) => `a${String(index)}: id`);
  // One on each field: twice on one field would be refused for that alone.
  const directives = (count: number): string => items(count, () => 'id @include(if: true)');

  it.each([
    ['aliases', aliases(5), aliases(6), /Aliases limit of 5 exceeded/],
    ['directives', directives(10), directives(11), /Directives limit of 10 exceeded/],
  ])('%s', async (_, most, more, reason) => {
    expect(await app.gql(most, {}, { token })).toMatchObject({ status: 200, code: undefined });
    const refused = await app.gql(more, {}, { token });
    expect(refused).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    expect(refused.text).toMatch(reason);
  });
});

describe('ways in', () => {
  const query = DOCUMENTS.LatestNews;
  const JSON_BODY = JSON.stringify({ query });

  it.each([
    ['a batch', `[${JSON_BODY},${JSON_BODY}]`, {}],
    ['a batch of one', `[${JSON_BODY}]`, {}],
    ['an empty batch', '[]', {}],
    ['plain text', JSON_BODY, { 'content-type': 'text/plain' }],
    ['no type', JSON_BODY, { 'content-type': '' }],
    [
      'a web form',
      'query=%7Bme%7Bid%7D%7D',
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['broken JSON', '{"query":', {}],
    ['nothing', '', {}],
    ['null', 'null', {}],
    ['a number as document', '{"query":7}', {}],
    ['a list as document', '{"query":["x"]}', {}],
    ['text as variables', JSON.stringify({ query, variables: 'x' }), {}],
    ['a poisoned body', `{"query":"x","__proto__":{"a":1}}`, {}],
    ['an unknown operation', JSON.stringify({ query, operationName: 'Nope' }), {}],
  ] as [string, string, Record<string, string>][])('%s is bad input', async (_, body, headers) => {
    for (const who of [{}, signedIn()]) {
      const answer = await post(body, { ...who, ...headers });
      expect(answer.status).toBe(400);
      expect(codeOf(answer.bytes)).toBe('BAD_USER_INPUT');
    }
  });

  it('other methods are no way in', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const answer = await app.raw('/graphql', { method, headers: signedIn() });
      expect(answer.status).toBe(405);
      expect(answer.headers['allow']).toContain('POST');
    }
  });

  describe('multipart', () => {
    const create =
      'mutation($input: NewsInput!, $file: Upload) { createNews(input: $input, file: $file) { id } }';
    const form = async (operations: unknown): Promise<FormData> => {
      const body = new FormData();
      body.append('operations', JSON.stringify(operations));
      body.append('map', JSON.stringify({ 0: ['variables.file'] }));
      const bytes = await picture('png', { width: 20, height: 20 });
      body.append('0', new Blob([new Uint8Array(bytes)]), 'a.png');
      return body;
    };
    const operation = { query: create, variables: { input: NEWS_FIELDS, file: null } };
    const PREFLIGHT = { 'apollo-require-preflight': 'true' };

    it.each([
      ['without the preflight header', operation, () => signedIn(), 400, 'BAD_USER_INPUT'],
      ['without a session', operation, () => PREFLIGHT, 401, 'UNAUTHENTICATED'],
      ['of a batch', [operation], () => ({ ...signedIn(), ...PREFLIGHT }), 400, 'BAD_USER_INPUT'],
    ] as const)('%s leaves no row and no file', async (_, operations, headers, status, code) => {
      const before = await app.contentHash();
      const body = await form(operations);
      const answer = await fetch(`${app.address}/graphql`, {
        method: 'POST',
        body,
        headers: headers(),
      });
      expect(answer.status).toBe(status);
      expect(codeOf(Buffer.from(await answer.text()))).toBe(code);
      expect(await app.contentHash()).toBe(before);
      await expect.poll(() => readdir(app.store.tmpDir)).toEqual([]);
    });
  });
});

describe('a failure inside', () => {
  it('is masked on both transports and logged', async () => {
    await app.sql('ALTER TABLE "News" RENAME TO "Gone"');
    app.cache.clear();
    const logged = app.logs.length;
    const answers = [
      await app.gql(DOCUMENTS.LatestNews),
      await app.gql('{ allNews { items { id } } }', {}, { token }),
      await app.gql('mutation($id: Int!) { deleteNews(id: $id) }', { id: 1 }, { token }),
      await app.registered('LatestNews'),
      await app.registered('LatestNews', {}, signedIn()),
    ];
    await app.sql('ALTER TABLE "Gone" RENAME TO "News"');
    for (const answer of answers) {
      expect(answer.code).toBe('INTERNAL_SERVER_ERROR');
      expect([200, 500]).toContain(answer.status);
      expect(answer.text).not.toMatch(/Gone|no such|SQL|prisma|\.ts|stack|node_modules/i);
    }
    const failures = app.logs.slice(logged).filter((line) => line.includes('"level":50'));
    expect(failures).toHaveLength(answers.length);
    for (const line of failures) expect(line).toContain('"stack"');
  });
});
