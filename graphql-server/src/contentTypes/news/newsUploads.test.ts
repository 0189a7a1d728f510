import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FILE_RULES } from '@centar/domain/fileRules.ts';
import { UPLOADS } from '../../platform/files/uploadLimits.ts';
import { pdf, picture, pngFile } from '../../../test/testFiles.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { newsRow } from '../../../test/contentRows.ts';
import { NEWS_FIELDS } from '../../../test/operations.ts';
import type { SentFile } from '../../../test/requests.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

const CREATE =
  'mutation($input: NewsInput!, $file: Upload) { createNews(input: $input, file: $file) { id imageUrl } }';
const REPLACE =
  'mutation($id: Int!, $file: Upload!) { updateNewsImage(id: $id, file: $file) { id imageUrl } }';

const clock = movableClock();
let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ clock, content: { news: [newsRow()] } });
});
beforeEach(async () => {
  ({ token } = await app.signInAs({ sections: ['Vesti'] }));
});
afterEach(() => app.restore());
afterAll(() => app.close());

/** The four calls that take a file. */
const CALLS = {
  'REST create': (file: SentFile, form: object = NEWS_FIELDS) =>
    app.rest('POST', '/api/News/CreateNews', { token, form: { ...form }, file }),
  'REST replace': (file: SentFile) =>
    app.rest('PUT', '/api/News/UpdateImage', { token, form: { id: '1' }, file }),
  'GraphQL create': (file: SentFile, input: object = NEWS_FIELDS) =>
    app.gql(CREATE, { input }, { token, file }),
  'GraphQL replace': (file: SentFile) => app.gql(REPLACE, { id: 1 }, { token, file }),
} as const;
type Call = keyof typeof CALLS;
const NAMES = Object.keys(CALLS) as Call[];

/** Nothing is stored, and in the end nothing unfinished is left. */
async function expectNothingKept(work: () => Promise<void>): Promise<void> {
  const rows = await app.contentHash();
  await work();
  expect(await app.contentHash()).toBe(rows);
  await expect.poll(app.files).toEqual([]);
}

describe.each(NAMES)('%s', (call) => {
  it('keeps a picture with its versions, and serves it', async () => {
    const answer = await CALLS[call](await pngFile('Фото šljive.PNG'));
    expect(answer.code).toBeUndefined();
    const id = call.includes('create') ? 2 : 1;
    const row = await app.database.reader.news.findUniqueOrThrow({ where: { id } });
    const { src } = row.image as { src: string };
    const served = await app.raw(src);
    expect(served).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } });
    await expect.poll(app.files).toContain(src.slice('/media/'.length));
  });

  const WRONG: [string, () => Promise<SentFile>, string, number][] = [
    [
      'too large',
      async () => ({ name: 'a.png', bytes: Buffer.alloc(FILE_RULES.image.maxBytes + 1) }),
      'TOO_LARGE',
      413,
    ],
    ['a document', async () => ({ name: 'a.pdf', bytes: pdf() }), 'WRONG_FILE_KIND', 415],
    [
      'a document named a picture',
      async () => ({ name: 'a.png', bytes: pdf() }),
      'WRONG_FILE_KIND',
      415,
    ],
    [
      'a script named a picture',
      async () => ({ name: 'a.jpg', bytes: '<script>1</script>' }),
      'WRONG_FILE_KIND',
      415,
    ],
    [
      'another kind of picture',
      async () => ({ name: 'a.gif', bytes: await picture('gif') }),
      'WRONG_FILE_KIND',
      415,
    ],
    [
      'another kind under our name',
      async () => ({ name: 'a.png', bytes: await picture('webp') }),
      'WRONG_FILE_KIND',
      415,
    ],
    [
      'nameless',
      async () => ({ name: 'slika', bytes: await picture('png') }),
      'WRONG_FILE_KIND',
      415,
    ],
    ['empty', async () => ({ name: 'a.png', bytes: '' }), 'WRONG_FILE_KIND', 415],
  ];

  it.each(WRONG)('refuses what is %s', async (_, makeFile, code, status) => {
    await expectNothingKept(async () => {
      const answer = await CALLS[call](await makeFile());
      expect(answer.code).toBe(code);
      if (call.startsWith('REST')) expect(answer.status).toBe(status);
    });
  });

  it('takes sixty uploads in twenty minutes from one person, and then again', async () => {
    expect(UPLOADS).toMatchObject({ limit: 60, windowSeconds: 1200 });
    const { id } = await app.database.reader.user.findFirstOrThrow({ orderBy: { id: 'desc' } });
    for (let used = 0; used < UPLOADS.limit; used += 1) {
      await app.auth.limiter.consume([{ rule: UPLOADS, subject: String(id) }]);
    }
    await expectNothingKept(async () => {
      const answer = await CALLS[call](await pngFile());
      expect(answer).toMatchObject({ status: 429, code: 'TOO_MANY_TRIES' });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    });
    clock.pass(UPLOADS.windowSeconds * 1000);
    expect((await CALLS[call](await pngFile())).code).toBeUndefined();
  });

  it('a save that fails takes the file away again', async () => {
    await app.failOn('INSERT', 'AuditEntry');
    await expectNothingKept(async () => {
      expect((await CALLS[call](await pngFile())).code).toBe('INTERNAL_SERVER_ERROR');
    });
  });
});

describe('pictures of items', () => {
  it('a file without a name counts over REST, and without bytes too it is none', async () => {
    const { id } = await app.database.reader.user.findFirstOrThrow({ orderBy: { id: 'desc' } });
    for (let used = 1; used < UPLOADS.limit; used += 1) {
      await app.auth.limiter.consume([{ rule: UPLOADS, subject: String(id) }]);
    }
    // As browsers send a field in which none was chosen.
    const nameless = { name: '', type: 'application/octet-stream' };
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await CALLS['REST create']({ ...nameless, bytes: '' })).status).toBe(201);
    }
    const { bytes } = await pngFile();
    expect(await CALLS['REST create']({ ...nameless, bytes })).toMatchObject({ status: 415 });
    expect(await CALLS['REST create']({ ...nameless, bytes })).toMatchObject({ status: 429 });
    expect(await CALLS['REST create'](await pngFile())).toMatchObject({ status: 429 });
  });

  it.each(['REST create', 'GraphQL create'] as const)(
    '%s with bad fields keeps no file',
    async (call) => {
      await expectNothingKept(async () => {
        const answer = await CALLS[call](await pngFile(), { ...NEWS_FIELDS, title: ' ' });
        expect(answer.code).toBe('BAD_USER_INPUT');
      });
    },
  );

  it.each(['', '0', '999', 'abc'])(
    'replacing the picture of the item %j keeps no file',
    async (id) => {
      await expectNothingKept(async () => {
        const file = await pngFile();
        const answer = await app.rest('PUT', '/api/News/UpdateImage', {
          token,
          form: { id },
          file,
        });
        expect(answer.status).toBe(id === '999' ? 404 : 400);
      });
    },
  );

  it('replacing without a file is told', async () => {
    const answer = await app.rest('PUT', '/api/News/UpdateImage', { token, form: { id: '1' } });
    expect(answer).toMatchObject({ status: 400, errors: { file: 'required' } });
  });

  it('a replaced picture is released, a deleted item keeps its own', async () => {
    const { reader } = app.database;
    const picturesOf = async () =>
      (await reader.storedFile.findMany({ orderBy: { createdAt: 'asc' } })).map(
        ({ id, releasedAt }) => ({ id, released: releasedAt !== null }),
      );
    await CALLS['REST replace'](await pngFile());
    const [first] = await picturesOf();
    await CALLS['GraphQL replace'](await pngFile());
    const { imageFileId } = await reader.news.findUniqueOrThrow({ where: { id: 1 } });
    expect(await picturesOf()).toEqual(
      expect.arrayContaining([
        { id: first?.id, released: true },
        { id: imageFileId, released: false },
      ]),
    );
    await app.rest('DELETE', '/api/News/DeleteNews?id=1', { token });
    expect(await picturesOf()).toContainEqual({ id: imageFileId, released: false });
    const path = join(app.dataDir, 'media', `${String(imageFileId)}.jpg`);
    expect(existsSync(path)).toBe(true);
  });

  it('the address of another file in the form is ignored', async () => {
    await CALLS['REST create'](await pngFile());
    const { reader } = app.database;
    const other = await reader.storedFile.findFirstOrThrow();
    for (const imageUrl of [
      `/media/${other.id}.jpg`,
      '../../../etc/passwd',
      'https://x.example/',
    ]) {
      const form = { id: '1', imageUrl };
      const file = await pngFile();
      const answer = await app.rest('PUT', '/api/News/UpdateImage', { token, form, file });
      expect(answer.status).toBe(200);
    }
    const kept = await reader.storedFile.findUniqueOrThrow({ where: { id: other.id } });
    expect(kept.releasedAt).toBeNull();
    expect(existsSync(join(app.dataDir, 'media', `${other.id}.jpg`))).toBe(true);
  });

  it('a stranger is refused before the file is read', async () => {
    await expectNothingKept(async () => {
      const file = { name: 'a.png', bytes: Buffer.alloc(4_000_000) };
      const rest = await app.rest('POST', '/api/News/CreateNews', { form: NEWS_FIELDS, file });
      const graphql = await app.gql(CREATE, { input: NEWS_FIELDS }, { file });
      expect([rest, graphql]).toMatchObject([
        { status: 401, code: 'UNAUTHENTICATED' },
        { status: 401, code: 'UNAUTHENTICATED' },
      ]);
    });
  });
});

describe('of the uploads within a time', () => {
  const used = async (id: number): Promise<number> => {
    const key = `upload:${String(id)}`;
    return (await app.database.reader.rateCounter.findUnique({ where: { key } }))?.count ?? 0;
  };
  let id: number;
  beforeEach(async () => {
    ({ id, token } = await app.signInAs({ sections: ['Vesti'] }));
  });
  const wrong = { ...NEWS_FIELDS, title: '' };

  it('a form without a file is none, right or wrong, over both doors', async () => {
    for (const form of [NEWS_FIELDS, wrong]) {
      await app.rest('POST', '/api/News/CreateNews', { token, form });
      await app.gql(CREATE, { input: form }, { token });
      await CALLS['REST create']({ name: '', bytes: '' }, form);
      const body = new FormData();
      body.append('operations', JSON.stringify({ query: CREATE, variables: { input: form } }));
      body.append('map', '{}');
      const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
      await fetch(`${app.address}/graphql`, { method: 'POST', body, headers });
    }
    expect(await used(id)).toBe(0);
  });

  it('a file that arrives is one, also with wrong input, over both doors', async () => {
    let expected = 0;
    for (const call of ['REST create', 'GraphQL create'] as const) {
      for (const form of [NEWS_FIELDS, wrong]) {
        await CALLS[call](await pngFile(), form);
        expected += 1;
        expect([call, await used(id)]).toEqual([call, expected]);
      }
      await CALLS[call]({ name: 'a.png', bytes: 'no picture' });
      expected += 1;
      expect([call, await used(id)]).toEqual([call, expected]);
    }
  });

  it('none are left to who has used them up, while forms without a file are taken', async () => {
    for (let count = 0; count < UPLOADS.limit; count += 1) {
      await app.auth.limiter.consume([{ rule: UPLOADS, subject: String(id) }]);
    }
    expect(
      (await app.rest('POST', '/api/News/CreateNews', { token, form: NEWS_FIELDS })).status,
    ).toBe(201);
    expect((await app.gql(CREATE, { input: NEWS_FIELDS }, { token })).code).toBeUndefined();
    for (const name of NAMES)
      expect((await CALLS[name](await pngFile())).code).toBe('TOO_MANY_TRIES');
    await expect.poll(app.files).toEqual([]);
  });
});
