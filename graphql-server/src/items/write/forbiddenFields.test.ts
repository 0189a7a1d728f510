import { beforeAll, describe, expect, it } from 'vitest';
import { newsRow } from '../../../test/contentRows.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

let token: string;

const app = sharedTestApp({ content: { news: [newsRow()] } });
beforeAll(async () => {
  ({ token } = await app.signInAs({ sections: ['Vesti'] }));
});

/** Fields that no item call may write: other people's rights, and columns that the server sets. */
const FORBIDDEN = {
  roleId: 1,
  roleAccess: ['Konkurs'],
  passwordHash: 'x',
  sessions: [],
  resetToken: 'x',
  deletedAt: null,
  deletedByName: 'x',
  updatedByName: 'x',
  searchText: 'x',
  titleKey: 'x',
  imageFileId: 'x',
  constructor: 'x',
};

const edit = (json: unknown) => app.rest('PUT', '/api/News/UpdateNews', { token, json });
const whole = { id: 1, ...NEWS_FIELDS };

async function expectUnchanged(work: () => Promise<void>): Promise<void> {
  const before = await app.contentHash();
  await work();
  expect(await app.contentHash()).toBe(before);
}

describe('a key that nobody may write is refused', () => {
  it.each(Object.entries(FORBIDDEN))('%s in an edit', async (key, value) => {
    await expectUnchanged(async () => {
      expect(await edit({ ...whole, [key]: value })).toMatchObject({
        status: 400,
        code: 'BAD_USER_INPUT',
        errors: { [key]: 'unknownField' },
      });
    });
  });

  it.each([...Object.keys(FORBIDDEN), 'id', 'version', 'datePosted', '__proto__'])(
    '%s in a form',
    async (key) => {
      const form = { ...NEWS_FIELDS };
      Object.defineProperty(form, key, { value: '1', enumerable: true });
      await expectUnchanged(async () => {
        const answer = await app.rest('POST', '/api/News/CreateNews', { token, form });
        expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
      });
    },
  );

  it.each(['title', 'version', 'datePosted', 'roleId'])(
    '%s where a picture is replaced',
    async (key) => {
      const form = { id: '1', [key]: '1' };
      await expectUnchanged(async () => {
        const answer = await app.rest('PUT', '/api/News/UpdateImage', { token, form });
        expect(answer).toMatchObject({ status: 400, errors: { [key]: 'unknownField' } });
      });
    },
  );

  it.each(Object.keys(FORBIDDEN))('%s over GraphQL', async (key) => {
    await expectUnchanged(async () => {
      const document = 'mutation($input: NewsEdit!) { updateNews(input: $input) { id } }';
      const answer = await app.gql(document, { input: { ...whole, [key]: 'x' } }, { token });
      expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    });
  });

  it.each(['__proto__', 'constructor'])('a poisoned %s in JSON', async (key) => {
    await expectUnchanged(async () => {
      const text = `{"id":1,"title":"x","${key}":{"prototype":{"roleId":1}}}`;
      expect((await edit(text)).status).toBe(400);
    });
    expect(({} as Record<string, unknown>)['roleId']).toBeUndefined();
  });
});

describe('a value of another kind is refused', () => {
  const VALUES = [
    ['an object', { not: '' }],
    ['an operator', { $gt: 0 }],
    ['a list', ['x']],
    ['null', null],
    ['true', true],
    ['nothing', ''],
  ] as const;

  it.each(
    VALUES.flatMap(([kind, value]) =>
      ['author', 'theme', 'title', 'description', 'id'].map(
        (field) => [kind, field, value] as const,
      ),
    ),
  )('%s as %s', async (_, field, value) => {
    await expectUnchanged(async () => {
      const answer = await edit({ ...whole, [field]: value });
      expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
      expect(answer.errors).toHaveProperty(field);
    });
  });

  it.each(['1e400', '-1', '0', '1.5', '"1e9"', '"abc"', '9007199254740993', '{"gt":0}', '[1]'])(
    'the id %s',
    async (id) => {
      await expectUnchanged(async () => {
        const text = JSON.stringify({ ...whole, id: 0 }).replace('"id":0', `"id":${id}`);
        expect(await edit(text)).toMatchObject({ status: 400, errors: { id: 'notAnInteger' } });
      });
    },
  );

  it.each(['null', '[]', '"text"', '7', '', '{', '{"id":1,}', '[{}]', 'NaN'])(
    'the body %j',
    async (text) => {
      await expectUnchanged(async () => {
        expect(await edit(text)).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
      });
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-7',
  ])('a body of type %s', async (type) => {
    await expectUnchanged(async () => {
      const { status } = await app.raw('/api/News/UpdateNews', {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        body: 'id=1&title=x',
      });
      expect(status).toBe(400);
    });
  });
});
