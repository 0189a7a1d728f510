import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FILE_RULES } from '@centar/domain/fileRules.ts';
import type { Section } from '@centar/domain/sections.ts';
import { pdf, picture, WORKBOOK, zip } from '../../../test/testFiles.ts';
import { noticeRow } from '../../../test/contentRows.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { NOTICE_FIELDS } from '../../../test/noticeOperations.ts';
import type { SentFile } from '../../../test/requests.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { isPostgres } from '../../../test/testDatabase.ts';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly datePosted: string;
  readonly documentUrl: string | null;
}
interface Kind {
  readonly name: 'Competition' | 'Procurement';
  readonly section: Section;
  readonly lists: readonly string[];
  readonly byId: string;
  readonly create: string;
  readonly edit: string;
  readonly replace: string;
  readonly remove: string;
  readonly createMutation: string;
  readonly editMutation: string;
  readonly replaceMutation: string;
}

const KINDS: readonly Kind[] = [
  {
    name: 'Competition',
    section: 'Konkurs',
    lists: ['/api/Konkurs/GetKonkurses', '/api/Konkurs/GetAllKonkurs'],
    byId: '/api/Konkurs/GetKonkursByID',
    create: '/api/Konkurs/CreateKonkurs',
    edit: '/api/Konkurs/EditKonkurs',
    replace: '/api/Konkurs/UpdateFile',
    remove: '/api/Konkurs/DeleteKonkurs',
    createMutation:
      'mutation($input: NoticeInput!, $file: Upload) { item: createCompetition(input: $input, file: $file) { id documentUrl } }',
    editMutation:
      'mutation($input: NoticeEdit!) { item: updateCompetition(input: $input) { id version documentUrl } }',
    replaceMutation:
      'mutation($id: Int!, $file: Upload!) { item: updateCompetitionDocument(id: $id, file: $file) { id documentUrl } }',
  },
  {
    name: 'Procurement',
    section: 'Javne nabavke',
    lists: [
      '/api/PublicProcurment/GetPublicProcurementsForCurrentYear',
      '/api/PublicProcurment/GetAllPublicProcurements',
    ],
    byId: '/api/PublicProcurment/GetPublicProcurmentByID',
    create: '/api/PublicProcurment/InsertPublicProcurment',
    edit: '/api/PublicProcurment/EditPublicProcurment',
    replace: '/api/PublicProcurment/UpdateFile',
    remove: '/api/PublicProcurment/DeletePublicProcurment',
    createMutation:
      'mutation($input: NoticeInput!, $file: Upload) { item: createProcurement(input: $input, file: $file) { id documentUrl } }',
    editMutation:
      'mutation($input: NoticeEdit!) { item: updateProcurement(input: $input) { id version documentUrl } }',
    replaceMutation:
      'mutation($id: Int!, $file: Upload!) { item: updateProcurementDocument(id: $id, file: $file) { id documentUrl } }',
  },
];

const NOW = '2026-11-21T12:00:00Z';
const PDF: SentFile = { name: 'Poziv za šljive.pdf', bytes: pdf(), type: 'application/pdf' };
const XLSX: SentFile = { name: 'plan.xlsx', bytes: zip([...WORKBOOK]) };

describe.each(KINDS)('$name', (kind) => {
  const clock = movableClock();
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    clock.set(NOW);
    app = await startTestApp({
      clock,
      content: { competitions: [noticeRow()], procurements: [noticeRow()] },
    });
  });
  beforeEach(async () => {
    ({ token } = await app.signInAs({ sections: [kind.section], name: 'Nada' }));
  });
  afterEach(() => app.restore());
  afterAll(() => app.close());

  const stored = async (id = 1): Promise<Row> =>
    (await app.rest<Row>('GET', `${kind.byId}?id=${String(id)}`)).body;
  const edit = (json: object) => app.rest<Row>('POST', kind.edit, { token, json });
  const replace = (file: SentFile | undefined = PDF, documentUrl = '', id = '1') =>
    app.rest<Row>('POST', kind.replace, { token, form: { id, documentUrl }, file });
  const nameOf = (url: string | null): string => (url ?? '').slice('/media/'.length);

  /** The four calls that take a file. */
  const CALLS = {
    'REST create': (file: SentFile, form: object = NOTICE_FIELDS) =>
      app.rest<Row>('PUT', kind.create, { token, form: { ...form }, file }),
    'REST replace': (file: SentFile) => replace(file),
    'GraphQL create': (file: SentFile, input: object = NOTICE_FIELDS) =>
      app.gql<{ item: Row }>(kind.createMutation, { input }, { token, file }),
    'GraphQL replace': (file: SentFile) =>
      app.gql<{ item: Row }>(kind.replaceMutation, { id: 1 }, { token, file }),
  } as const;
  const NAMES = Object.keys(CALLS) as (keyof typeof CALLS)[];

  async function expectNothingKept(work: () => Promise<void>): Promise<void> {
    const rows = await app.contentHash();
    await work();
    expect(await app.contentHash()).toBe(rows);
    await expect.poll(app.files).toEqual([]);
  }

  it('is created with 201, edited with 200, deleted with 200 and true, and visitors see each at once', async () => {
    const titles = async () =>
      Promise.all(
        kind.lists.map(async (path) =>
          (await app.rest<Row[]>('GET', path)).body.map(({ title }) => title),
        ),
      );
    const made = await app.rest<Row>('PUT', kind.create, { token, form: NOTICE_FIELDS });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...NOTICE_FIELDS,
      version: 1,
      documentUrl: null,
      datePosted: '2026-11-21T12:00:00.000Z',
    });
    expect(await titles()).toEqual(kind.lists.map(() => [NOTICE_FIELDS.title, 'Objava']));

    clock.set('2026-11-21T13:00:00Z');
    const edited = await edit({ ...made.body, title: '  Ispravljena ', file: null });
    expect(edited).toMatchObject({
      status: 200,
      body: { title: 'Ispravljena', version: 2, datePosted: made.body.datePosted },
    });
    expect(await titles()).toEqual(kind.lists.map(() => ['Ispravljena', 'Objava']));

    const path = `${kind.remove}?id=${String(made.body.id)}`;
    const gone = await app.rest('DELETE', path, { token });
    expect(gone).toMatchObject({ status: 200, text: 'true' });
    expect(await titles()).toEqual(kind.lists.map(() => ['Objava']));
    expect(await app.rest('DELETE', path, { token })).toMatchObject({ status: 404 });
    expect(await edit(edited.body)).toMatchObject({ status: 404 });
    expect(await replace(PDF, '', String(made.body.id))).toMatchObject({ status: 404 });
    const { reader } = app.database;
    const where = { id: made.body.id };
    const row =
      kind.name === 'Competition'
        ? await reader.competition.findUnique({ where })
        : await reader.procurement.findUnique({ where });
    expect(row).toMatchObject({ deletedByName: 'Nada' });
  });

  it('leaves a trail of who did what', async () => {
    const { id } = (await app.rest<Row>('PUT', kind.create, { token, form: NOTICE_FIELDS })).body;
    await edit({ id, ...NOTICE_FIELDS, title: 'Druga' });
    await replace(PDF, '', String(id));
    await app.rest('DELETE', `${kind.remove}?id=${String(id)}`, { token });
    const { reader } = app.database;
    const entries = await reader.auditEntry.findMany({
      where: { itemId: id },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action, summary }) => `${action} ${summary}`)).toEqual([
      'create Nova objava',
      'update Druga',
      'replaceFile Druga',
      'delete Druga',
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        userName: 'Nada',
        section: kind.section,
        itemType: kind.name,
      });
    }
    expect(entries[1]?.changes).toEqual({ title: { from: 'Nova objava', to: 'Druga' } });
    const versions = await reader.itemVersion.findMany({ where: { itemType: kind.name } });
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('tells every missing and every foreign field', async () => {
    const empty = await app.rest('PUT', kind.create, { token, form: { title: ' ' } });
    expect(empty).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    expect(empty.errors).toEqual({
      author: 'required',
      title: 'required',
      description: 'required',
    });
    const long = { ...NOTICE_FIELDS, title: 'a'.repeat(201), description: 'ž'.repeat(20_001) };
    expect((await edit({ id: 1, ...long })).errors).toEqual({
      title: 'tooLong',
      description: 'tooLong',
    });
    const foreign = await edit({ id: 1, ...NOTICE_FIELDS, documentFileId: 'x', theme: 'x' });
    expect(foreign.errors).toEqual({ documentFileId: 'unknownField', theme: 'unknownField' });
    const graphql = await app.gql(
      kind.editMutation,
      { input: { id: 1, ...NOTICE_FIELDS, author: ' ' } },
      { token },
    );
    expect(graphql.fields).toEqual({ author: 'required' });
  });

  it.each(['REST', 'GraphQL'])(
    'a stale version is told over %s and overwrites nothing',
    async (door) => {
      const { version } = await stored();
      await edit({ id: 1, version, ...NOTICE_FIELDS, title: 'Prva izmena' });
      const before = await app.contentHash();
      const input = { id: 1, version, ...NOTICE_FIELDS, title: 'Prekasno' };
      const answer =
        door === 'REST'
          ? await edit(input)
          : await app.gql(kind.editMutation, { input }, { token });
      expect(answer.code).toBe('CONFLICT');
      expect(await app.contentHash()).toBe(before);
      const { version: _unknown, ...unaware } = input;
      expect(await edit(unaware)).toMatchObject({ status: 200, body: { version: version + 2 } });
    },
  );

  it('an edit that carries the former document takes nothing back', async () => {
    await replace();
    const whole = await stored();
    const newer = (await replace(XLSX)).body;
    const saved = await edit({ ...whole, title: 'Posle zamene', file: null });
    expect(saved).toMatchObject({ status: 200, body: { documentUrl: newer.documentUrl } });
    const odd = await edit({
      ...saved.body,
      documentUrl: 'javascript:alert(1)',
      document: { url: '/media/x.pdf' },
      datePosted: '2020-01-01T00:00:00Z',
    });
    expect(odd.body).toMatchObject({
      documentUrl: newer.documentUrl,
      datePosted: whole.datePosted,
    });
  });

  it.each(NAMES)('%s keeps a document, which is saved under its readable name', async (call) => {
    const answer = await CALLS[call](PDF);
    expect(answer.code).toBeUndefined();
    const { documentUrl } = await stored(call.includes('create') ? 2 : 1);
    expect(documentUrl).toMatch(/^\/media\/[0-9a-f-]{36}\.pdf$/);
    const served = await app.raw(documentUrl ?? '');
    expect(served).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect(served.headers['content-disposition']).toContain('attachment');
    expect(decodeURIComponent(served.headers['content-disposition'] ?? '')).toContain(PDF.name);
    expect((await CALLS[call](XLSX)).code).toBeUndefined();
  });

  const WRONG: [string, () => Promise<SentFile>, string][] = [
    ['a picture', async () => ({ name: 'a.png', bytes: await picture('png') }), 'WRONG_FILE_KIND'],
    [
      'a picture named a document',
      async () => ({ name: 'a.pdf', bytes: await picture('png') }),
      'WRONG_FILE_KIND',
    ],
    ['a page', async () => ({ name: 'a.pdf', bytes: '<script>1</script>' }), 'WRONG_FILE_KIND'],
    [
      'a document with a program',
      async () => ({ name: 'a.pdf', bytes: pdf('/OpenAction << /S /JavaScript /JS (x) >>') }),
      'WRONG_FILE_KIND',
    ],
    [
      'a workbook with macros',
      async () => ({ name: 'a.xlsx', bytes: zip([...WORKBOOK, { name: 'xl/vbaProject.bin' }]) }),
      'WRONG_FILE_KIND',
    ],
    ['empty', async () => ({ name: 'a.pdf', bytes: '' }), 'WRONG_FILE_KIND'],
    [
      'too large',
      async () => ({ name: 'a.pdf', bytes: Buffer.alloc(FILE_RULES.document.maxBytes + 1) }),
      'TOO_LARGE',
    ],
  ];

  // Files are checked before any database query.
  it.each(isPostgres() ? [] : NAMES)(
    '%s refuses every wrong file and keeps nothing',
    async (call) => {
      for (const [what, makeFile, code] of WRONG) {
        await expectNothingKept(async () => {
          const answer = await CALLS[call](await makeFile());
          expect(`${what}: ${answer.code ?? 'kept'}`).toBe(`${what}: ${code}`);
        });
      }
    },
  );

  it.each(NAMES)('%s that fails takes the file away again', async (call) => {
    await app.failOn('INSERT', 'AuditEntry');
    await expectNothingKept(async () => {
      expect((await CALLS[call](PDF)).code).toBe('INTERNAL_SERVER_ERROR');
    });
  });

  it('bad fields and bad ids keep no file, and none is told', async () => {
    await expectNothingKept(async () => {
      const bad = { ...NOTICE_FIELDS, title: ' ' };
      expect((await CALLS['REST create'](PDF, bad)).code).toBe('BAD_USER_INPUT');
      expect((await CALLS['GraphQL create'](PDF, bad)).code).toBe('BAD_USER_INPUT');
      for (const id of ['', '0', 'abc'])
        expect(await replace(PDF, '', id)).toMatchObject({ status: 400 });
      expect(await replace(PDF, '', '999')).toMatchObject({ status: 404 });
      const none = await app.rest('POST', kind.replace, { token, form: { id: '1' } });
      expect(none).toMatchObject({ status: 400, errors: { file: 'required' } });
    });
  });

  it('lets go of its own replaced document only, and keeps it when it is deleted', async () => {
    const other = (await CALLS['REST create'](PDF)).body;
    const first = (await replace()).body.documentUrl;
    await replace(XLSX, other.documentUrl ?? '');
    await replace(PDF, '../../../etc/passwd');
    const last = (await replace(PDF, 'https://x.example/a.pdf')).body.documentUrl;
    await app.rest('DELETE', `${kind.remove}?id=1`, { token });
    const rows = await app.database.reader.storedFile.findMany();
    const released = (url: string | null): boolean | undefined =>
      rows.find(({ id }) => nameOf(url).startsWith(id))?.releasedAt !== null;
    expect([first, last, other.documentUrl].map(released)).toEqual([true, false, false]);
    expect(rows.filter(({ releasedAt }) => releasedAt !== null)).toHaveLength(3);
    expect(existsSync(join(app.dataDir, 'media', nameOf(last)))).toBe(true);
  });
});
