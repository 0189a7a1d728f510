import BetterSqlite3 from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsRow, movieRow, programRow } from './contentRows.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import type { RestOptions } from './requests.ts';
import { startTestApp, type TestApp } from './testApp.ts';

/** One of each: control signs of both sets, what is no character, STORAGES of characters. */
const SIGNS = '\u0000\u0001\u000b\u001f\u007f\u009f\ufffe\uffff\ud800';
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/u;
/** The replacement character, written in place of a lone surrogate. */
const REPLACED = '\ufffd';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: 'true' } });
});
afterAll(() => app.close());

/** Every text of every row of every table, decoded where it is JSON. */
function storedTexts(): string[] {
  const file = new BetterSqlite3(app.databaseFile, { readonly: true });
  const tables = file
    .prepare<[], { name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .all();
  const texts = tables.flatMap(({ name }) =>
    file
      .prepare<[], Record<string, unknown>>(`SELECT * FROM "${name}"`)
      .all()
      .flatMap((row) => Object.values(row).filter((value) => typeof value === 'string')),
  );
  file.close();
  return texts.map((text) => (text.startsWith('{') || text.startsWith('[') ? decoded(text) : text));
}

const decoded = (json: string): string =>
  json.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Signs in the middle of each text that is several letters long and no name of a choice. */
function withSigns(value: unknown): unknown {
  if (typeof value === 'string') return `${value.slice(0, 2)}${SIGNS}${value.slice(2)}`;
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withSigns(one)]));
}

const withoutHalves = (fields: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/\p{Cs}/gu, '') : value,
    ]),
  );

/** The call with signs in one field after the other: choices and dates refuse theirs, texts lose them. */
function* variantsOf(fields: Readonly<Record<string, unknown>>): Generator<object> {
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      for (const inner of variantsOf(value as Record<string, unknown>)) {
        yield { ...fields, [name]: inner };
      }
    } else if (typeof value === 'string') yield { ...fields, [name]: withSigns(value) };
  }
}

let taken = 0;

async function sendWithSigns(operation: Operation): Promise<void> {
  const { token } = await app.signInAs({ roleId: 1 });
  const id = (await operation.addItem?.(app)) ?? 0;
  const rest: TestApp['rest'] = async (method, path, given) => {
    const options: RestOptions = given ?? {};
    const kind = options.form ? 'form' : 'json';
    for (const variant of variantsOf((options[kind] ?? {}) as Record<string, unknown>)) {
      // A form can't even be sent with half a character in it.
      const whole = kind === 'form' ? withoutHalves(variant) : variant;
      const { status } = await app.rest(method, path, { ...options, [kind]: whole });
      expect([200, 201, 400, 401, 404, 409, 429]).toContain(status);
      if (status < 300) taken += 1;
    }
    return app.rest(method, path, options) as never;
  };
  const gql: TestApp['gql'] = async (query, variables, options) => {
    for (const variant of variantsOf(variables ?? {})) {
      const { code } = await app.gql(query, { ...variant }, options);
      expect(code).not.toBe('INTERNAL_SERVER_ERROR');
      if (code === undefined) taken += 1;
    }
    return app.gql(query, variables, options) as never;
  };
  await operation.send({ app: { ...app, rest, gql }, token, id });
}

const writes = OPERATIONS.filter(
  ({ name }) => !/^(GET|Query|DELETE)|\.delete|Logout|EndOther|endOther|logout/.test(name),
);

describe('signs that no text has', () => {
  it.each(writes)('$name stores none', async (operation) => {
    await sendWithSigns(operation);
    const isBroken = (text: string): boolean => FORBIDDEN.test(text) || text.includes(REPLACED);
    expect(storedTexts().filter(isBroken)).toEqual([]);
  });

  it('were sent in texts that were stored without them', () => {
    expect(taken).toBeGreaterThan(60);
  });
});

it('older rows that contain them break no feed, calendar or page', async () => {
  const text = { title: `Naslov${SIGNS}\u2028kraj`, description: `Opis${SIGNS}\u2029kraj` };
  const own = await startTestApp({
    content: {
      news: [newsRow(text)],
      programs: [programRow('2026-11-25T18:00:00Z', { ...text, place: `Sala${SIGNS}` })],
      movies: [movieRow(['2026-11-22T18:00:00Z'], text)],
    },
  });
  const paths = [
    '/rss/vesti.xml',
    '/rss/konkursi.xml',
    '/sitemap.xml',
    '/kalendar/projekcije.ics',
    '/kalendar/projekcija-1.ics',
    '/kalendar/program-1.ics',
  ];
  for (const path of paths) {
    const answer = await own.raw(path);
    expect(answer.status).toBe(200);
    expect(FORBIDDEN.test(answer.bytes.toString()), path).toBe(false);
  }
  expect((await own.raw('/rss/vesti.xml')).bytes.toString()).toMatch(/Naslov\ufffd?\u2028kraj/);
  await own.close();
});
