import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepFiles } from '../../platform/files/sweep.ts';
import { sweepTrash } from '../registry.ts';
import { noticeRow } from '../../../test/contentRows.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { pdf } from '../../../test/testFiles.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const clock = movableClock('2026-11-21T10:00:00Z');
let token: string;

const app = sharedTestApp({ clock, content: { competitions: [noticeRow()] } });
beforeAll(async () => {
  ({ token } = await app.signInAs({ sections: ['Konkurs'] }));
  await app.saveState();
});
beforeEach(() => app.restore());

interface Notice {
  readonly version: number;
  readonly number: string;
  readonly deadline: string | null;
  readonly documentUrl: string | null;
  readonly documents: readonly { documentId: number | null; title: string; url: string }[];
}

const FIELDS = { id: 1, author: 'Ana', title: 'Poziv', description: 'Tekst' };
const file = (name = 'prilog.pdf'): { name: string; bytes: string | Buffer } => ({
  name,
  bytes: pdf(),
});
const edit = (fields: object) =>
  app.rest<Notice>('POST', '/api/Konkurs/EditKonkurs', { token, json: { ...FIELDS, ...fields } });
const add = (title: string, sent = file()) =>
  app.rest<Notice>('PUT', '/api/Konkurs/AddDocument', {
    token,
    form: { id: '1', title, date: '2026-11-20' },
    file: sent,
  });
const save = (documents: readonly object[], more: object = {}) =>
  app.rest<Notice>('POST', '/api/Konkurs/UpdateDocuments', {
    token,
    json: { id: 1, documents, ...more },
  });
const seen = async () => (await app.rest<Notice>('GET', '/api/Konkurs/GetKonkursByID?id=1')).body;
const titles = ({ documents }: Notice) => documents.map(({ title }) => title);

describe('the deadline and the number', () => {
  it('are saved, stay where an edit does not name them, and are cleared by the empty text', async () => {
    await edit({ number: 'JN-7/2026', deadline: '2026-12-01T11:00:00Z' });
    expect(await seen()).toMatchObject({
      number: 'JN-7/2026',
      deadline: '2026-12-01T11:00:00.000Z',
    });
    await edit({ title: 'Poziv, ispravljen' });
    expect(await seen()).toMatchObject({ number: 'JN-7/2026' });
    await edit({ number: '', deadline: null });
    expect(await seen()).toMatchObject({ number: '', deadline: null });
  });

  it('may be over, since archives of closed notices are entered, also as drafts', async () => {
    const closed = { deadline: '2025-12-01T11:00:00.000Z' };
    expect(await edit(closed)).toMatchObject({ status: 200, body: closed });
    const form = { author: 'Ana', title: 'Nov', description: 'Tekst', ...closed };
    for (const publishedAt of ['', '2026-12-02T11:00:00Z']) {
      const sent = { token, form: { ...form, publishedAt } };
      const created = await app.rest('PUT', '/api/Konkurs/CreateKonkurs', sent);
      expect(created).toMatchObject({ status: 201, body: closed });
    }
  });

  it('that is over begins a new page for visitors', async () => {
    await edit({ deadline: '2026-11-21T12:00:00Z' });
    const tag = async () =>
      (await fetch(`${app.address}/api/Konkurs/GetKonkurses`)).headers.get('etag');
    await tag();
    const { misses } = app.cache;
    await tag();
    expect(app.cache.misses).toBe(misses);
    clock.set('2026-11-21T12:00:01Z');
    await tag();
    expect(app.cache.misses).toBe(misses + 1);
  });
});

describe('further documents', () => {
  it('stand behind the first one, in the order that staff give them', async () => {
    await app.rest('POST', '/api/Konkurs/UpdateFile', {
      token,
      form: { id: '1' },
      file: file('poziv.pdf'),
    });
    await add('Prilog 1');
    const { body } = await add('Prilog 2');
    expect(titles(body)).toEqual(['', 'Prilog 1', 'Prilog 2']);
    expect(body.documentUrl).toBe(body.documents[0]?.url);
    const [, first, second] = body.documents;
    const saved = await save([
      { documentId: second?.documentId, title: 'Obrazac', date: '2026-11-21' },
      { documentId: first?.documentId, title: 'Prilog 1', date: '2026-11-20' },
    ]);
    expect(titles(saved.body)).toEqual(['', 'Obrazac', 'Prilog 1']);
    const download = await fetch(app.address + (second?.url ?? ''));
    expect(download.headers.get('content-disposition')).toContain('prilog.pdf');
  });

  it('that are left out are released, and all are with a notice that is deleted for good', async () => {
    const { body } = await add('Prilog 1');
    await add('Prilog 2');
    await save([
      { documentId: body.documents[0]?.documentId, title: 'Prilog 1', date: '2026-11-20' },
    ]);
    const { reader } = app.database;
    const released = () => reader.storedFile.count({ where: { releasedAt: { not: null } } });
    expect([await released(), await reader.noticeDocument.count()]).toEqual([1, 1]);
    await app.rest('DELETE', '/api/Konkurs/DeleteKonkurs?id=1', { token });
    clock.set('2026-12-25T10:00:00Z');
    await sweepTrash({ database: app.database, files: app.store, clock });
    expect([await released(), await reader.noticeDocument.count()]).toEqual([2, 0]);
  });

  it('are twenty at most with the first one', async () => {
    await app.database.writeContent(({ competition }) =>
      competition.updateMany({
        data: {
          moreDocuments: Array.from({ length: 19 }, (_, id) => ({
            id,
            title: 'x',
            date: '2026-11-20',
          })),
        },
      }),
    );
    expect(await add('Dvadeset prvi')).toMatchObject({ status: 400, errors: { file: 'tooMany' } });
    await expect.poll(app.files).toEqual([]);
  });

  it.each(['Konkurs', 'PublicProcurment'])(
    'of another notice are neither taken over nor removed (%s)',
    async (root) => {
      const { token: all } = await app.signInAs({ roleId: 1 });
      const create = root === 'Konkurs' ? 'CreateKonkurs' : 'InsertPublicProcurment';
      const form = { author: 'Ana', title: 'Drugi', description: 'Tekst' };
      const made = await app.rest<{ id: number }>('PUT', `/api/${root}/${create}`, {
        token: all,
        form,
        file: file(),
      });
      const more = { id: String(made.body.id), title: 'Tuđi', date: '2026-11-20' };
      const added = await app.rest<Notice>('PUT', `/api/${root}/AddDocument`, {
        token: all,
        form: more,
        file: file(),
      });
      const documentId = added.body.documents.at(-1)?.documentId;
      expect(documentId).toEqual(expect.any(Number));
      const before = await app.contentHash();
      expect(await save([{ documentId, title: 'Moj', date: '2026-11-20' }])).toMatchObject({
        status: 400,
        errors: { documents: 'unknownChoice' },
      });
      expect(await app.contentHash()).toBe(before);
    },
  );

  it('are refused without a name, a day or a file', async () => {
    const before = await app.contentHash();
    expect(await add(' ')).toMatchObject({ status: 400, errors: { title: 'required' } });
    expect(await add('Prilog', { name: 'prilog.pdf', bytes: Buffer.from('x') })).toMatchObject({
      status: 415,
    });
    const form = { id: '1', title: 'Prilog', date: '30.11.2026' };
    const wrongDay = await app.rest('PUT', '/api/Konkurs/AddDocument', {
      token,
      form,
      file: file(),
    });
    expect(wrongDay).toMatchObject({ status: 400, errors: { date: 'notADate' } });
    const fields = { ...form, date: '2026-11-20' };
    const without = await app.rest('PUT', '/api/Konkurs/AddDocument', { token, form: fields });
    expect(without).toMatchObject({ status: 400, errors: { file: 'required' } });
    expect(await app.contentHash()).toBe(before);
    await expect.poll(app.files).toEqual([]);
  });

  it('are not put in order over what a colleague has changed meanwhile', async () => {
    const { body } = await add('Prilog 1');
    await add('Prilog 2');
    expect(await save([], { version: body.version })).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    });
    expect(titles(await seen())).toEqual(['Prilog 1', 'Prilog 2']);
  });
});

describe.each([
  ['Konkurs', 'CreateKonkurs', 'Competition'],
  ['PublicProcurment', 'InsertPublicProcurment', 'Procurement'],
])('further documents in a restored version (%s)', (root, create, itemType) => {
  const HOUR = 3_600_000;
  let person: string;
  let id: number;

  /** Version 1 without further documents, 2 with 'Odluka', 3 with 'Zapisnik' behind it. */
  beforeEach(async () => {
    clock.set('2026-11-21T10:00:00Z');
    ({ token: person } = await app.signInAs({ roleId: 1 }));
    const expiresAt = new Date('2027-12-31T00:00:00Z');
    await app.database.write(({ session }) => session.updateMany({ data: { expiresAt } }));
    const form = { author: 'Ana', title: 'Poziv', description: 'Tekst' };
    const made = { token: person, form, file: file('poziv.pdf') };
    ({ id } = (await app.rest<{ id: number }>('PUT', `/api/${root}/${create}`, made)).body);
    for (const title of ['Odluka', 'Zapisnik']) {
      const more = { id: String(id), title, date: '2026-11-20' };
      const sent = { token: person, form: more, file: file(`${title}.pdf`) };
      expect((await app.rest('PUT', `/api/${root}/AddDocument`, sent)).status).toBe(200);
    }
  });

  const documents = async () => {
    const { body } = await app.rest<Notice>('GET', `/api/${root}/Get${root}ByID?id=${String(id)}`);
    return body.documents;
  };
  const update = async (sent: readonly object[]) =>
    app.rest('POST', `/api/${root}/UpdateDocuments`, {
      token: person,
      json: { id, documents: sent },
    });
  const back = async (version: number, seenVersion: number) =>
    app.rest('PUT', '/api/History/RestoreVersion', {
      token: person,
      json: { itemType, id, version, seen: seenVersion },
    });
  const sweep = () => sweepFiles({ database: app.database, files: app.store, clock });

  it('are back with names and order, and their files stay', async () => {
    const [first, decision, record] = await documents();
    await update([
      { documentId: record?.documentId, title: 'Drugi naziv', date: '2026-11-19' },
      { documentId: decision?.documentId, title: 'Odluka', date: '2026-11-20' },
    ]);
    await update([]);
    clock.pass(47 * HOUR);
    expect((await back(3, 5)).body).toEqual({ version: 6, isFileGone: false });
    clock.pass(49 * HOUR);
    expect(await sweep()).toMatchObject({ released: 0 });
    const now = await documents();
    expect(now.map(({ title }) => title)).toEqual(['', 'Odluka', 'Zapisnik']);
    expect(now.map(({ url }) => url)).toEqual([first?.url, decision?.url, record?.url]);
    for (const { url } of now) expect((await app.raw(url)).status).toBe(200);
    // They can be edited and restored again.
    await update([{ documentId: now[2]?.documentId, title: 'Zapisnik', date: '2026-11-20' }]);
    expect((await back(2, 7)).body).toEqual({ version: 8, isFileGone: false });
    expect((await documents()).map(({ url }) => url)).toEqual([first?.url, decision?.url]);
    clock.pass(49 * HOUR);
    expect(await sweep()).toMatchObject({ released: 1 });
  });

  it('whose files are gone are named, and the others are back', async () => {
    const [, decision] = await documents();
    await update([{ documentId: decision?.documentId, title: 'Odluka', date: '2026-11-20' }]);
    clock.pass(49 * HOUR);
    await sweep();
    expect((await back(3, 4)).body).toEqual({ version: 5, isFileGone: true });
    expect((await documents()).map(({ url }) => url)).toEqual([expect.any(String), decision?.url]);
  });

  it('stay when the version has none', async () => {
    const before = await documents();
    expect((await back(1, 3)).body).toEqual({ version: 4, isFileGone: false });
    expect(await documents()).toEqual(before);
  });

  it('that a colleague has changed meanwhile are not replaced', async () => {
    await update([]);
    expect(await back(2, 3)).toMatchObject({ status: 409, code: 'CONFLICT' });
  });
});
