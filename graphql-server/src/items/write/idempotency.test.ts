import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { movableClock } from '../../../test/movableClock.ts';
import type { Operation } from '../../../test/operation.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { OPERATIONS } from '../../../test/operations.ts';
import { rounds } from '../../../test/soak.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import type { TestApp } from '../../../test/testApp.ts';
import { deleteExpiredKeys } from './idempotency.ts';

const clock = movableClock('2026-11-21T10:00:00Z');
const ROOT = '/api/UserAuth';
/** How many copies of one request are sent at once. */
const COPIES = rounds({ test: 6, soak: 20 });
let key: string;

// Calls come from networks of their choice: what is looked at here is not how often they may.
const app = sharedTestApp({ clock, environment: { TRUST_PROXY: 'true' } });
beforeEach(() => {
  key = randomUUID();
});

/** Every call that makes an item, on both transports; users are looked at below. */
const CREATIONS = OPERATIONS.filter(
  ({ name }) => /(\/Create|\/Insert|\.create)/.test(name) && !/User$|ResetLink$/.test(name),
);

interface Made {
  readonly id: number | undefined;
  readonly code: string | undefined;
}

/** Sends a call again, as a client does, where the server, on a busy machine, asks for that. */
async function untilServed<Answer extends { readonly code?: string | undefined }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await send();
  return answer.code === 'UNAVAILABLE' ? untilServed(send) : answer;
}

/** Sends the creation with the key, and gives the id of what it answers. */
const create = async (operation: Operation, token: string, sentKey: string): Promise<Made> =>
  untilServed(async () => createOnce(operation, token, sentKey));

async function createOnce(operation: Operation, token: string, sentKey: string): Promise<Made> {
  const headers = { 'idempotency-key': sentKey };
  const made: Made[] = [];
  const rest: TestApp['rest'] = async (method, path, options) => {
    const answer = await app.rest<{ id?: number }>(method, path, { ...options, headers });
    made.push({ id: answer.body.id, code: answer.code });
    return answer as never;
  };
  const gql: TestApp['gql'] = async (query, variables, options) => {
    const answer = await app.gql<Record<string, { id: number }>>(query, variables, {
      ...options,
      headers,
    });
    const [item] = Object.values((answer.data as typeof answer.data | undefined) ?? {});
    made.push({ id: item?.id, code: answer.code });
    return answer as never;
  };
  await operation.send({ app: { ...app, rest, gql }, token, id: 0 });
  return made[0] ?? { id: undefined, code: 'NOTHING' };
}

const tokenFor = async ({ section, verdicts }: Operation): Promise<string> => {
  const isForAdministrators = verdicts['moderator of the right section'] === 'FORBIDDEN';
  const who = isForAdministrators ? { roleId: 1 } : { sections: [section] };
  return (await app.signInAs(who)).token;
};

/** How many items of all types, files and audit entries of creations there are. */
async function counts() {
  const { reader } = app.database;
  const { news, program, movie, competition, procurement } = reader;
  const tables = [news, program, movie, competition, procurement];
  const others = [reader.galleryItem, reader.colony, reader.artSalon, reader.premisesPhoto];
  const sizes = await Promise.all(
    [...tables, ...others].map((table) => (table.count as () => Promise<number>)()),
  );
  return {
    items: sizes.reduce((sum, size) => sum + size, 0),
    files: await reader.storedFile.count(),
    entries: await reader.auditEntry.count({ where: { action: 'create' } }),
  };
}

/** Files on the disk that no row names. */
async function orphans(): Promise<string[]> {
  const rows = await app.database.reader.storedFile.findMany({ select: { id: true } });
  return (await app.files()).filter((name) => !rows.some(({ id }) => name.startsWith(id)));
}

/** One of each transport: all types are created by the same code. */
const SENT_AT_ONCE = CREATIONS.filter(({ name }) => /(\/CreateNews|\.createMovie)$/.test(name));

it('knows the creations of every type on both transports', () => {
  expect([CREATIONS.length, SENT_AT_ONCE.length]).toEqual([18, 2]);
});

it.each(CREATIONS)('$name makes one item for one key', async (operation) => {
  const token = await tokenFor(operation);
  const first = await create(operation, token, key);
  expect(first).toEqual({ id: expect.any(Number) as number, code: undefined });
  const rows = await app.contentHash();
  expect(await create(operation, token, key)).toEqual(first);
  expect(await app.contentHash()).toBe(rows);
});

describe.each(SENT_AT_ONCE)('$name', (operation) => {
  it('sent many times at once with one key make one item and leave no file behind', async () => {
    const token = await tokenFor(operation);
    const before = await counts();
    const copies = Array.from({ length: COPIES }, () => create(operation, token, key));
    const all = await Promise.all(copies);
    expect(all[0]).toEqual({ id: expect.any(Number) as number, code: undefined });
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await counts()).toEqual({
      items: before.items + 1,
      files: before.files + 1,
      entries: before.entries + 1,
    });
    await expect.poll(orphans).toEqual([]);

    const rows = await app.contentHash();
    const revision = app.database.revision;
    expect(await create(operation, token, key)).toEqual(all[0]);
    expect(await app.contentHash()).toBe(rows);
    expect(app.database.revision).toBe(revision);
    await expect.poll(orphans).toEqual([]);
  });

  it("is refused with somebody else's key, and makes two items with two keys", async () => {
    const token = await tokenFor(operation);
    const first = await create(operation, token, key);
    const rows = await app.contentHash();
    const colleague = await tokenFor(operation);
    const withUsers = await app.contentHash();
    expect(await create(operation, colleague, key)).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await app.contentHash()).toBe(withUsers);
    expect(withUsers).not.toBe(rows);
    expect((await create(operation, token, randomUUID())).id).not.toBe(first.id);
    await expect.poll(orphans).toEqual([]);
  });
});

describe('a key', () => {
  const post = (token: string, headers: Record<string, string>, form = NEWS_FIELDS) =>
    app.rest<{ id: number }>('POST', '/api/News/CreateNews', { token, form, headers });
  const withKey = () => ({ 'idempotency-key': key });

  it('counts on both transports, for the kind of item that it was used for', async () => {
    const { token } = await app.signInAs({ roleId: 1 });
    const made = new Map<string, Made>();
    for (const operation of CREATIONS) {
      if (/News$/.test(operation.name))
        made.set(operation.name, await create(operation, token, key));
    }
    const [rest, graphql] = [...made.values()];
    expect(rest?.code).toBeUndefined();
    expect(graphql).toEqual(rest);
    for (const operation of CREATIONS.filter(({ name }) => !made.has(name))) {
      expect(await create(operation, token, key)).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    await expect.poll(orphans).toEqual([]);
  });

  it('that is left out changes nothing: two requests make two items', async () => {
    const { token } = await app.signInAs({ sections: ['Vesti'] });
    const [first, second] = [await post(token, {}), await post(token, {})];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it.each(['', 'kratak', 'sa razmakom', 'x'.repeat(101), 'a/b-c-d-e-f', `${'k'.repeat(8)}, k`])(
    'is not %j',
    async (sent) => {
      const { token } = await app.signInAs({ sections: ['Vesti'] });
      const rows = await app.contentHash();
      const answer = await post(token, { 'idempotency-key': sent });
      expect(answer).toMatchObject({ status: 400, errors: { idempotencyKey: 'invalid' } });
      expect(await app.contentHash()).toBe(rows);
      expect(
        (await app.rest('GET', `${ROOT}/Me`, { token, headers: { 'idempotency-key': sent } }))
          .status,
      ).toBe(200);
    },
  );

  it('is told to have been used when something else is sent with it: nothing written is swallowed', async () => {
    const { token } = await app.signInAs({ sections: ['Vesti'] });
    const { id } = (await post(token, withKey())).body;
    const rows = await app.contentHash();
    const other = await post(token, withKey(), { ...NEWS_FIELDS, title: 'Ispravljen naslov' });
    expect(other).toMatchObject({ status: 409, errors: { idempotencyKey: 'taken' } });
    expect(await app.contentHash()).toBe(rows);

    const json = { id, ...NEWS_FIELDS, title: 'Izmenjen naslov' };
    await app.rest('PUT', '/api/News/UpdateNews', { token, json });
    expect((await post(token, withKey())).body).toMatchObject({ id, title: 'Izmenjen naslov' });
  });

  it('of a creation that failed can be used again', async () => {
    const { token } = await app.signInAs({ sections: ['Vesti'] });
    await app.failOn('INSERT', 'AuditEntry');
    expect((await post(token, withKey())).status).toBe(500);
    await app.stopFailing('AuditEntry');
    expect((await post(token, withKey())).status).toBe(201);
  });

  it('finds its item only while that can be found', async () => {
    const { token } = await app.signInAs({ sections: ['Vesti'] });
    const { id } = (await post(token, withKey())).body;
    await app.rest('DELETE', `/api/News/DeleteNews?id=${String(id)}`, { token });
    expect((await post(token, withKey())).status).toBe(404);
  });

  it('is forgotten after 24 hours, and swept', async () => {
    const { id } = await app.signInAs({ sections: ['Vesti'] });
    const email = (await app.database.reader.user.findUniqueOrThrow({ where: { id } })).email;
    const first = await post(await app.login(email), withKey());
    clock.set('2026-11-22T10:00:00Z');
    expect((await post(await app.login(email), withKey())).body.id).toBe(first.body.id);
    clock.set('2026-11-22T10:00:01Z');
    const later = await post(await app.login(email), withKey());
    expect(later.body.id).not.toBe(first.body.id);
    expect((await post(await app.login(email), withKey())).body.id).toBe(later.body.id);

    const kept = () => app.database.reader.idempotencyKey.findMany({ select: { key: true } });
    expect((await kept()).length).toBeGreaterThan(1);
    await deleteExpiredKeys(app.database, clock());
    expect(await kept()).toEqual([{ key }]);
  });
});

describe('a new user', () => {
  const user = () => ({
    name: 'Jelena',
    email: `${randomUUID()}@centar.example`,
    password: 'plava cigla 47',
    roleAccess: ['Vesti'],
  });
  const DOCUMENT = 'mutation($input: UserInput!) { createUser(input: $input) { id } }';

  it('is one, however often the call is sent, on whichever transport', async () => {
    const { token } = await app.signInAs({ roleId: 1 });
    const headers = { 'idempotency-key': key };
    const json = user();
    const answers = await Promise.all(
      Array.from({ length: COPIES / 2 }, async () => {
        const rest = await untilServed(async () =>
          app.rest<{ id: number }>('POST', `${ROOT}/CreateUser`, { token, json, headers }),
        );
        const gql = await untilServed(async () =>
          app.gql<{ createUser: { id: number } }>(DOCUMENT, { input: json }, { token, headers }),
        );
        return [rest.body.id, gql.data.createUser.id];
      }),
    );
    expect(new Set(answers.flat()).size).toBe(1);
    const { email } = json;
    expect(await app.database.reader.user.count({ where: { email } })).toBe(1);

    const rows = await app.contentHash();
    const other = await app.rest('POST', `${ROOT}/CreateUser`, { token, json: user(), headers });
    expect(other).toMatchObject({ status: 409, errors: { idempotencyKey: 'taken' } });
    const news = await app.rest('POST', '/api/News/CreateNews', {
      token,
      form: NEWS_FIELDS,
      headers,
    });
    expect(news.status).toBe(400);
    expect(await app.contentHash()).toBe(rows);
  });

  it('sent many times at once without a key is one, and the others are told (DS6)', async () => {
    const { token } = await app.signInAs({ roleId: 1 });
    const json = user();
    const answers = await Promise.all(
      Array.from({ length: COPIES }, async () =>
        untilServed(async () => app.rest('POST', `${ROOT}/CreateUser`, { token, json })),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: COPIES - 1 }, () => 409)]);
    expect(await app.database.reader.user.count({ where: { email: json.email } })).toBe(1);
  });
});
