import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programRow } from '../../../test/contentRows.ts';
import { PROGRAM_FIELDS } from '../../../test/programOperations.ts';
import { startTestApp } from '../../../test/testApp.ts';
import type { TestApp } from '../../../test/testApp.ts';

const FORMER = 'Dramski program';
const PRESENT = 'Muzicki program';
/** Stands in texts that only holders of the former section may read. */
const SECRET = 'Ostavka upravnika';
const CONFIDENTIAL = 'Poverljiv nacrt predstave';

let app: TestApp;
/** A draft that was moved from the former section, where it was edited once. */
let id: number;
let key: string;
/** Holds the present section alone, the former one alone, both. */
let newcomer: string;
let former: string;
let both: string;

const edit = (token: string, fields: object) =>
  app.rest<{ id: number; version: number }>('POST', '/api/Programs/EditProgram', {
    token,
    json: { id, ...PROGRAM_FIELDS, ...fields },
  });

beforeAll(async () => {
  app = await startTestApp({ content: { programs: [programRow('2026-12-01T18:00:00Z')] } });
  const sign = async (...sections: string[]) => (await app.signInAs({ sections })).token;
  [newcomer, former, both] = [await sign(PRESENT), await sign(FORMER), await sign(FORMER, PRESENT)];
  key = 'prvi-unos-predstave';
  const draft = { ...PROGRAM_FIELDS, programType: FORMER, title: SECRET, publishedAt: '' };
  const headers = { 'idempotency-key': key };
  const made = await app.rest<{ id: number }>('PUT', '/api/Programs/InsertProgram', {
    token: former,
    form: { ...draft, description: CONFIDENTIAL },
    headers,
  });
  ({ id } = made.body);
  await edit(former, { ...draft, title: `${SECRET} i zamenika`, description: CONFIDENTIAL });
  // The draft stays one, in its new section and under another name.
  const moved = await edit(both, { programType: PRESENT, title: 'Koncert', description: 'Tekst' });
  expect(moved.status).toBe(200);
  await edit(newcomer, { title: 'Koncert hora', description: 'Tekst' });
});
afterAll(() => app.close());

type Read = (token: string) => Promise<{ text: string; status?: number }>;

const rest =
  (path: () => string): Read =>
  (token) =>
    app.rest('GET', path(), { token });
const graphql =
  (document: string, variables: () => Record<string, unknown>): Read =>
  (token) =>
    app.gql(document, variables(), { token });

const VERSIONS = `query($id: Int!) { itemHistory(itemType: "Program", id: $id) {
  title versions { version at savedByName action changes { field from to } } } }`;
const STAFF_LIST = `query($type: String!, $search: String) {
  staffPrograms(programType: $type, first: 50, search: $search) { items { id title description } } }`;
const ITEM = 'query($id: Int!) { programById(id: $id) { id title description } }';

/** Everything through which staff could see a version. */
const READS: readonly (readonly [string, Read])[] = [
  ['the list of versions', rest(() => `/api/History/GetVersions?itemType=Program&id=${id}`)],
  ['the list of versions over GraphQL', graphql(VERSIONS, () => ({ id }))],
  ['the item, from which copies are made', rest(() => `/api/Programs/GetProgramByID?id=${id}`)],
  ['the preview', graphql(ITEM, () => ({ id }))],
  ['the list of staff', graphql(STAFF_LIST, () => ({ type: PRESENT }))],
  ['the search of staff', graphql(STAFF_LIST, () => ({ type: PRESENT, search: 'ostavka' }))],
  ['the list of the former section', graphql(STAFF_LIST, () => ({ type: FORMER }))],
  ['the dashboard', rest(() => '/api/ContentState/GetContentState')],
  ['the diary', rest(() => '/api/Audit/GetEntries')],
  [
    'the last changes',
    rest(() => `/api/Audit/GetLastChanges?section=${encodeURIComponent(FORMER)}&itemType=Program`),
  ],
  ['the bin', rest(() => '/api/Bin/GetItems')],
];

describe('of an item that was moved, who holds its present section alone', () => {
  it.each(READS)('never reads what it was in the former one: %s', async (_name, read) => {
    const { text } = await read(newcomer);
    expect(text).not.toContain('Ostavka');
    expect(text).not.toContain('Poverljiv');
  });

  it('sees its versions from the move on, without what was there before', async () => {
    interface Version {
      readonly version: number;
      readonly changes: { readonly field: string }[];
    }
    const read = async (token: string) =>
      (
        await app.rest<{ versions: Version[] }>(
          'GET',
          `/api/History/GetVersions?itemType=Program&id=${String(id)}`,
          { token },
        )
      ).body.versions;
    expect((await read(newcomer)).map(({ version, changes }) => [version, changes.length])).toEqual(
      [
        [4, 1],
        [3, 0],
      ],
    );
    const whole = await read(both);
    expect(whole.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
    expect(JSON.stringify(whole)).toContain(SECRET);
  });

  it('brings none of the former versions back', async () => {
    for (const version of [1, 2]) {
      const json = { itemType: 'Program', id, version, seen: 4 };
      const answer = await app.rest('PUT', '/api/History/RestoreVersion', {
        token: newcomer,
        json,
      });
      expect(answer.status).toBe(403);
      expect(answer.text).not.toContain('Ostavka');
    }
  });

  it('is told of a conflict without the former texts', async () => {
    const answer = await edit(newcomer, { title: 'Hor', version: 2 });
    expect(answer.status).toBe(409);
    expect(answer.text).not.toContain('Ostavka');
  });
});

describe('of an item that was moved, who holds its former section alone', () => {
  it('reads nothing of it any more', async () => {
    const paths = [
      `/api/History/GetVersions?itemType=Program&id=${String(id)}`,
      `/api/Programs/GetProgramByID?id=${String(id)}`,
    ];
    for (const path of paths) {
      const answer = await app.rest('GET', path, { token: former });
      expect([403, 404]).toContain(answer.status);
    }
    const json = { itemType: 'Program', id, version: 1, seen: 4 };
    const back = await app.rest('PUT', '/api/History/RestoreVersion', { token: former, json });
    expect(back.status).toBe(403);
  });

  it('gets it by no repeated creation', async () => {
    const form = { ...PROGRAM_FIELDS, programType: FORMER, title: SECRET, publishedAt: '' };
    const answer = await app.rest('PUT', '/api/Programs/InsertProgram', {
      token: former,
      form,
      headers: { 'idempotency-key': key },
    });
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain('Koncert');
  });

  it('finds it neither in the bin nor brings it back from there', async () => {
    const remove = `/api/Programs/DeleteProgram?id=${String(id)}`;
    expect((await app.rest('DELETE', remove, { token: newcomer })).status).toBe(200);
    expect((await app.rest('GET', '/api/Bin/GetItems', { token: former })).text).not.toContain(
      'Koncert',
    );
    expect((await app.rest('GET', '/api/Bin/GetItems', { token: newcomer })).text).not.toContain(
      'Ostavka',
    );
    const json = { itemType: 'Program', id };
    const restore = (token: string) => app.rest('PUT', '/api/Bin/Restore', { token, json });
    expect((await restore(former)).status).toBe(403);
    expect((await restore(newcomer)).status).toBe(200);
  });
});
