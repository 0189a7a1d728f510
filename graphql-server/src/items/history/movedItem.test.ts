import { beforeAll, describe, expect, it } from 'vitest';
import { programRow } from '../../../test/contentRows.ts';
import { PROGRAM_FIELDS } from '../../../test/contentTypes.ts';
import { pngFile } from '../../../test/testFiles.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const FORMER = 'Dramski program';
const PRESENT = 'Muzicki program';
/** Stands in texts that only holders of the former section may read. */
const SECRET = 'Ostavka upravnika';
const CONFIDENTIAL = 'Poverljiv nacrt predstave';

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

const app = sharedTestApp({ content: { programs: [programRow('2026-12-01T18:00:00Z')] } });
beforeAll(async () => {
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
  staffPrograms(programType: $type, pageSize: 50, search: $search) { items { id title description } } }`;
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
  [
    'the last changes of the present section',
    rest(() => `/api/Audit/GetLastChanges?section=${encodeURIComponent(PRESENT)}&itemType=Program`),
  ],
  [
    'the use of the halls',
    graphql(
      'query($from: DateTimeISO!, $to: DateTimeISO!) { hallUses(from: $from, to: $to) { title } }',
      () => ({
        from: '2026-11-01T00:00:00Z',
        to: '2027-11-01T00:00:00Z',
      }),
    ),
  ],
  [
    'who has it open',
    graphql('mutation($id: Int!) { reportEditing(itemType: "Program", id: $id) { name } }', () => ({
      id,
    })),
  ],
];

/** Restores a previous version, on each transport. */
const RESTORES: readonly (readonly [
  string,
  (
    token: string,
    version: number,
    seen: number,
  ) => Promise<{ code: string | undefined; text: string }>,
])[] = [
  [
    'REST',
    (token, version, seen) =>
      app.rest('PUT', '/api/History/RestoreVersion', {
        token,
        json: { itemType: 'Program', id, version, seen },
      }),
  ],
  [
    'GraphQL',
    (token, version, seen) =>
      app.gql(
        'mutation($input: VersionRestore!) { restoreVersion(input: $input) { version } }',
        { input: { itemType: 'Program', id, version, seen } },
        { token },
      ),
  ],
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

  it.each(RESTORES)('brings none of the former versions back (%s)', async (_door, restore) => {
    for (const version of [1, 2]) {
      const answer = await restore(newcomer, version, 4);
      expect(answer.code).toBe('FORBIDDEN');
      expect(answer.text).not.toContain('Ostavka');
    }
    // Also where what they claim to have seen is no version of theirs.
    for (const seen of [1, 2]) {
      const answer = await restore(newcomer, 3, seen);
      expect(answer.code).toBe('CONFLICT');
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
    for (const [, restore] of RESTORES) {
      expect((await restore(former, 1, 4)).code).toBe('FORBIDDEN');
    }
  });

  it('writes nothing of it any more', async () => {
    const before = await app.contentHash();
    const input = { id, ...PROGRAM_FIELDS };
    const gql = (document: string, variables: object) =>
      app.gql(document, { ...variables }, { token: former });
    const answers = [
      await edit(former, { programType: FORMER }),
      await edit(former, { programType: PRESENT }),
      await edit(newcomer, { programType: FORMER }),
      await gql('mutation($input: ProgramEdit!) { updateProgram(input: $input) { id } }', {
        input: { ...input, programType: FORMER },
      }),
      await app.rest('DELETE', `/api/Programs/DeleteProgram?id=${String(id)}`, { token: former }),
      await gql('mutation($id: Int!) { deleteProgram(id: $id) }', { id }),
      await app.rest('PUT', '/api/Programs/UpdateImage', {
        token: former,
        form: { id: String(id) },
        file: await pngFile(),
      }),
      await gql('mutation($id: Int!) { reportEditing(itemType: "Program", id: $id) { name } }', {
        id,
      }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'FORBIDDEN'));
    expect(await app.contentHash()).toBe(before);
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
