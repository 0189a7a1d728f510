import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FILE_RULES } from '@centar/domain/fileRules.ts';
import { noticeRow, newsRow } from '../../../test/contentRows.ts';
import {
  callsOf,
  contentType,
  fileOf,
  hasDocument,
  NEWS_FIELDS,
  type ContentType,
  type Item,
} from '../../../test/contentTypes.ts';
import { movableClock } from '../../../test/movableClock.ts';
import type { SentFile } from '../../../test/requests.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { pdf, picture, pngFile, WORKBOOK, zip } from '../../../test/testFiles.ts';
import { UPLOADS } from '../../platform/files/uploadLimits.ts';

const NEWS = contentType('News');
const clock = movableClock();
let token: string;

const app = sharedTestApp({ clock, content: { news: [newsRow()], competitions: [noticeRow()] } });
beforeEach(async () => {
  ({ token } = await app.signInAs({ sections: ['Vesti', 'Konkurs'] }));
});
afterEach(() => app.restore());

const newsCalls = () => callsOf(NEWS, app, token);

/** The four calls of a type that take a file. */
const callsWithFile = (type: ContentType) => {
  const { create, replace, createByGraphql, replaceByGraphql } = callsOf(type, app, token);
  return {
    'REST create': (file: SentFile, form: object = type.form) => create(form, file),
    'REST replace': (file: SentFile) => replace(file),
    'GraphQL create': (file: SentFile, input: object = type.input) => createByGraphql(input, file),
    'GraphQL replace': (file: SentFile) => replaceByGraphql(file),
  };
};
const NAMES = ['REST create', 'REST replace', 'GraphQL create', 'GraphQL replace'] as const;

/** Nothing is stored, and in the end nothing unfinished is left. */
async function expectNothingKept(work: () => Promise<void>): Promise<void> {
  const rows = await app.contentHash();
  await work();
  expect(await app.contentHash()).toBe(rows);
  await expect.poll(app.files).toEqual([]);
}

async function useUploads(count: number): Promise<void> {
  const { id } = await app.database.reader.user.findFirstOrThrow({ orderBy: { id: 'desc' } });
  for (let used = 0; used < count; used += 1) {
    await app.auth.limiter.consume([{ rule: UPLOADS, subject: String(id) }]);
  }
}

// Documents differ from pictures in their rules, not in their calls.
describe.each([
  ...NAMES.map((call) => ['News', call, NEWS] as const),
  ['Competition', 'REST create', contentType('Competition')] as const,
  ['Competition', 'GraphQL replace', contentType('Competition')] as const,
])('%s: %s', (_type, call, type) => {
  const send = (file: SentFile) => callsWithFile(type)[call](file);
  const { maxBytes } = FILE_RULES[hasDocument(type) ? 'document' : 'image'];

  it('stores a file and serves it', async () => {
    const file = await fileOf(type);
    expect((await send(file)).code).toBeUndefined();
    const id = call.includes('create') ? 2 : 1;
    const { body } = await app.rest<{ imageUrl: string; documentUrl: string }>(
      'GET',
      `${type.byId}?id=${String(id)}`,
    );
    const path = hasDocument(type) ? body.documentUrl : body.imageUrl;
    const { status, headers } = await app.raw(path);
    expect(status).toBe(200);
    await expect.poll(app.files).toContain(path.slice('/media/'.length));
    if (!hasDocument(type)) {
      expect(headers['content-type']).toBe('image/jpeg');
      return;
    }
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain('attachment');
    expect(decodeURIComponent(headers['content-disposition'] ?? '')).toContain(file.name);
    expect((await send({ name: 'plan.xlsx', bytes: zip([...WORKBOOK]) })).code).toBeUndefined();
  });

  it('refuses a file that is too large', async () => {
    await expectNothingKept(async () => {
      const { name } = await fileOf(type);
      const answer = await send({ name, bytes: Buffer.alloc(maxBytes + 1) });
      expect(answer.code).toBe('TOO_LARGE');
      if (call.startsWith('REST')) expect(answer.status).toBe(413);
    });
  });

  // `documentReasons.test` has each kind of wrong content.
  it('refuses content of another kind under a right name', async () => {
    const { name } = await fileOf(type);
    const bytes = hasDocument(type) ? await picture('png') : pdf();
    await expectNothingKept(async () => {
      const answer = await send({ name, bytes });
      expect(answer.code).toBe('WRONG_FILE_KIND');
      if (call.startsWith('REST')) expect(answer.status).toBe(415);
    });
  });

  it('a save that fails removes the file', async () => {
    await app.failOn('INSERT', 'AuditEntry');
    await expectNothingKept(async () => {
      expect((await send(await fileOf(type))).code).toBe('INTERNAL_SERVER_ERROR');
    });
  });
});

it('accepts sixty uploads in twenty minutes from one person, and then more', async () => {
  expect(UPLOADS).toMatchObject({ limit: 60, windowSeconds: 1200 });
  const send = async () => newsCalls().create(NEWS.form, await pngFile());
  await useUploads(UPLOADS.limit);
  await expectNothingKept(async () => {
    const answer = await send();
    expect(answer).toMatchObject({ status: 429, code: 'TOO_MANY_TRIES' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
  clock.pass(UPLOADS.windowSeconds * 1000);
  expect((await send()).code).toBeUndefined();
});

describe('files of items', () => {
  it('over REST a nameless file counts, but a nameless file without bytes is none', async () => {
    await useUploads(UPLOADS.limit - 1);
    const { create } = newsCalls();
    // As browsers send a field in which none was chosen.
    const nameless = { name: '', type: 'application/octet-stream' };
    const statusOf = async (file: SentFile) => (await create(NEWS.form, file)).status;
    for (let sent = 0; sent < 3; sent += 1)
      expect(await statusOf({ ...nameless, bytes: '' })).toBe(201);
    const { bytes } = await pngFile();
    expect(await statusOf({ ...nameless, bytes })).toBe(415);
    expect(await statusOf({ ...nameless, bytes })).toBe(429);
    expect(await statusOf(await pngFile())).toBe(429);
  });

  it('bad fields and bad ids store no file', async () => {
    const { create, createByGraphql, replace } = newsCalls();
    await expectNothingKept(async () => {
      const wrong = { ...NEWS_FIELDS, title: ' ' };
      expect((await create(wrong, await pngFile())).code).toBe('BAD_USER_INPUT');
      expect((await createByGraphql(wrong, await pngFile())).code).toBe('BAD_USER_INPUT');
      for (const id of ['', '0', 'abc'])
        expect(await replace(await pngFile(), { id })).toMatchObject({ status: 400 });
      expect(await replace(await pngFile(), { id: '999' })).toMatchObject({ status: 404 });
      expect(await replace()).toMatchObject({ status: 400, errors: { file: 'required' } });
    });
  });

  it.each([NEWS, contentType('Competition')])(
    'a replaced file of $type is released, others and those of deleted items are not',
    async (type) => {
      const { create, replace, replaceByGraphql, remove } = callsOf(type, app, token);
      const { reader } = app.database;
      const urlOf = ({ imageUrl, documentUrl }: Item): string => imageUrl ?? documentUrl ?? '';
      const other = urlOf((await create(type.form, await fileOf(type))).body);
      const field = hasDocument(type) ? 'documentUrl' : 'imageUrl';
      for (const named of [other, '../../../etc/passwd', 'https://x.example/']) {
        const form = { id: '1', [field]: named };
        expect((await replace(await fileOf(type), form)).status).toBe(200);
      }
      await replaceByGraphql(await fileOf(type));
      const last = urlOf((await app.rest<Item>('GET', `${type.byId}?id=1`)).body);
      await remove(1);
      const kept = await reader.storedFile.findMany({ where: { releasedAt: null } });
      expect(kept).toHaveLength(2);
      for (const { id } of kept) expect(`${other} ${last}`).toContain(id);
      expect(await reader.storedFile.count()).toBe(5);
      expect(existsSync(join(app.dataDir, 'media', last.slice('/media/'.length)))).toBe(true);
    },
  );

  it('an anonymous request is refused before the file is read', async () => {
    await expectNothingKept(async () => {
      const file = { name: 'a.png', bytes: Buffer.alloc(4_000_000) };
      const { create, createByGraphql } = callsOf(NEWS, app, undefined);
      const refused = { status: 401, code: 'UNAUTHENTICATED' };
      expect(await create(NEWS.form, file)).toMatchObject(refused);
      expect(await createByGraphql(NEWS.input, file)).toMatchObject(refused);
    });
  });
});

describe('the count of uploads', () => {
  const used = async (): Promise<number> =>
    (await app.database.reader.rateCounter.findFirst({ where: { key: { startsWith: 'upload:' } } }))
      ?.count ?? 0;
  const wrong = { ...NEWS_FIELDS, title: '' };

  it('omits forms without a file, right or wrong, on both transports', async () => {
    const { create, createByGraphql } = newsCalls();
    for (const form of [NEWS_FIELDS, wrong]) {
      await create(form);
      await createByGraphql(form);
      await create(form, { name: '', bytes: '' });
      const query = 'mutation($input: NewsInput!) { createNews(input: $input) { id } }';
      const body = new FormData();
      body.append('operations', JSON.stringify({ query, variables: { input: form } }));
      body.append('map', '{}');
      const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' };
      await fetch(`${app.address}/graphql`, { method: 'POST', body, headers });
    }
    expect(await used()).toBe(0);
  });

  it('contains each file that arrives, also with wrong input, on both transports', async () => {
    let expected = 0;
    for (const call of ['REST create', 'GraphQL create'] as const) {
      for (const [file, form] of [
        [await pngFile(), NEWS_FIELDS],
        [await pngFile(), wrong],
        [{ name: 'a.png', bytes: 'no picture' }, NEWS_FIELDS],
      ] as const) {
        await callsWithFile(NEWS)[call](file, form);
        expected += 1;
        expect([call, await used()]).toEqual([call, expected]);
      }
    }
  });

  it('refuses files over the limit, but no forms without a file', async () => {
    await useUploads(UPLOADS.limit);
    const { create, createByGraphql } = newsCalls();
    expect((await create()).status).toBe(201);
    expect((await createByGraphql()).code).toBeUndefined();
    for (const name of NAMES)
      expect((await callsWithFile(NEWS)[name](await pngFile())).code).toBe('TOO_MANY_TRIES');
    await expect.poll(app.files).toEqual([]);
  });
});
