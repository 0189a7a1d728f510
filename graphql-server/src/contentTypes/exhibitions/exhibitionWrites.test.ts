import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Section } from '@centar/domain/sections.ts';
import { picture } from '../../../test/testFiles.ts';
import { exhibitionRow } from '../../../test/contentRows.ts';
import { COLONY_FIELDS, SALON_FIELDS } from '../../../test/exhibitionOperations.ts';
import type { SentFile } from '../../../test/requests.ts';
import { startTestApp } from '../../../test/testApp.ts';
import type { TestApp } from '../../../test/testApp.ts';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly colonyType: string;
  readonly imageUrl: string | null;
}
interface Kind {
  readonly name: 'Colony' | 'ArtSalon';
  readonly section: Section;
  readonly fields: typeof COLONY_FIELDS;
  readonly types: readonly string[];
  readonly list: string;
  readonly create: string;
  readonly edit: string;
  readonly replace: string;
  readonly remove: string;
  readonly createMutation: string;
}

const KINDS: readonly Kind[] = [
  {
    name: 'Colony',
    section: 'Kolonije',
    fields: COLONY_FIELDS,
    types: ['Sandzacka inspiracija', 'Sopocanski dani'],
    list: '/api/Colony/GetAll',
    create: '/api/Colony/Create',
    edit: '/api/Colony/Update',
    replace: '/api/Colony/UpdateImage',
    remove: '/api/Colony/Delete',
    createMutation:
      'mutation($input: ExhibitionInput!) { item: createColony(input: $input) { id colonyType } }',
  },
  {
    name: 'ArtSalon',
    section: 'Likovni saloni',
    fields: SALON_FIELDS,
    types: ['Jesenji likovni salon', 'Likovni salon mladih'],
    list: '/api/ArtSaloon/GetAll',
    create: '/api/ArtSaloon/Create',
    edit: '/api/ArtSaloon/Update',
    replace: '/api/ArtSaloon/UpdateImage',
    remove: '/api/ArtSaloon/Delete',
    createMutation:
      'mutation($input: ExhibitionInput!) { item: createArtSalon(input: $input) { id colonyType } }',
  },
];

describe.each(KINDS)('$name', (kind) => {
  const other = KINDS.find(({ name }) => name !== kind.name)?.types ?? [];
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    const rows = [exhibitionRow({ title: 'Prvi', colonyType: kind.types[0] ?? '' })];
    app = await startTestApp({ content: { colonies: rows, salons: rows } });
  });
  beforeEach(async () => {
    ({ token } = await app.signInAs({ sections: [kind.section], name: 'Lazar' }));
  });
  afterEach(() => app.restore());
  afterAll(() => app.close());

  const png = async (): Promise<SentFile> => ({
    name: 'slika.png',
    bytes: await picture('png', { width: 40, height: 30 }),
  });
  const create = (form: object, file?: SentFile) =>
    app.rest<Row>('PUT', kind.create, { token, form: { ...form }, file });
  const edit = (json: object) => app.rest<Row>('POST', kind.edit, { token, json });
  const replace = (file: SentFile | undefined, id = '1') =>
    app.rest<Row>('PUT', kind.replace, { token, form: { id, imageUrl: '' }, file });
  const remove = (id: number) => app.rest('DELETE', `${kind.remove}?id=${String(id)}`, { token });
  const titles = async () =>
    (await app.rest<Row[]>('GET', kind.list)).body.map(({ title }) => title);

  it('is created with 201, edited with 200, deleted with 200 and true, and visitors see each at once', async () => {
    const made = await create(kind.fields, await png());
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ ...kind.fields, version: 1 });
    expect(made.body.imageUrl).toMatch(/^\/media\//);
    expect(await titles()).toEqual(['Nov saziv', 'Prvi']);

    const edited = await edit({ ...made.body, title: ' Drugi ', imageUrl: '/media/x.png' });
    expect(edited).toMatchObject({
      status: 200,
      body: { title: 'Drugi', version: 2, imageUrl: made.body.imageUrl },
    });
    expect(await titles()).toEqual(['Drugi', 'Prvi']);

    expect(await remove(made.body.id)).toMatchObject({ status: 200, text: 'true' });
    expect(await titles()).toEqual(['Prvi']);
    expect(await remove(made.body.id)).toMatchObject({ status: 404 });
    expect(await edit(edited.body)).toMatchObject({ status: 404 });
    expect(await replace(await png(), String(made.body.id))).toMatchObject({ status: 404 });
  });

  it('leaves a trail of who did what, and the former versions', async () => {
    const { id } = (await create(kind.fields)).body;
    await edit({ id, ...kind.fields, yearHappening: 'jun 2026.' });
    await replace(await png(), String(id));
    await remove(id);
    const { reader } = app.database;
    const where = { itemType: kind.name, itemId: id };
    const entries = await reader.auditEntry.findMany({ where, orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual([
      'create',
      'update',
      'replaceFile',
      'delete',
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({ userName: 'Lazar', section: kind.section });
    }
    expect(entries[1]?.changes).toEqual({ yearHappening: { from: '2026', to: 'jun 2026.' } });
    const versions = await reader.itemVersion.findMany({ where });
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('refuses an edit over a version that somebody else has changed', async () => {
    const whole = { id: 1, version: 1, ...kind.fields };
    expect((await edit(whole)).status).toBe(200);
    const late = await edit({ ...whole, title: 'Kasno' });
    expect(late).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await titles()).toEqual(['Nov saziv']);
  });

  it('takes its own types and no others, on both transports', async () => {
    for (const colonyType of kind.types) {
      const input = { ...kind.fields, colonyType };
      expect((await create(input)).body).toMatchObject({ colonyType });
      const made = await app.gql(kind.createMutation, { input }, { token });
      expect(made.data).toMatchObject({ item: { colonyType } });
    }
    for (const colonyType of [...other, 'Jesen', '', kind.types[0]?.toLowerCase()]) {
      const input = { ...kind.fields, colonyType };
      const error = { colonyType: 'unknownChoice' };
      expect(await create(input)).toMatchObject({ status: 400, errors: error });
      expect(await edit({ id: 1, ...input })).toMatchObject({ status: 400, errors: error });
      const made = await app.gql(kind.createMutation, { input }, { token });
      expect(made.fields).toEqual(error);
    }
  });

  it('tells every missing and every foreign field', async () => {
    expect((await create({ title: ' ' })).errors).toEqual({
      author: 'required',
      title: 'required',
      description: 'required',
      yearHappening: 'required',
      colonyType: 'unknownChoice',
    });
    const foreign = { id: 1, ...kind.fields, imageFileId: 'x', createdBy: 'x' };
    expect((await edit(foreign)).errors).toEqual({
      imageFileId: 'unknownField',
      createdBy: 'unknownField',
    });
  });

  it('releases a replaced picture, and keeps none that is not one', async () => {
    await replace(await png());
    await replace(await png());
    const files = await app.database.reader.storedFile.findMany();
    expect(files.filter(({ releasedAt }) => releasedAt === null)).toHaveLength(1);
    expect(files).toHaveLength(2);
    // Each picture is kept in two sizes; what was taken in is removed once the answer is out.
    await expect.poll(app.files).toHaveLength(4);
    const before = { rows: await app.contentHash(), files: await app.files() };
    expect(await replace(undefined)).toMatchObject({ status: 400, errors: { file: 'required' } });
    const text = { name: 'slika.png', bytes: 'nije slika' };
    expect(await replace(text)).toMatchObject({ status: 415, code: 'WRONG_FILE_KIND' });
    expect(await create({ ...kind.fields, title: '' }, await png())).toMatchObject({ status: 400 });
    expect(await app.contentHash()).toBe(before.rows);
    await expect.poll(app.files).toEqual(before.files);
  });
});

describe('the colony with two spellings', () => {
  it('is stored with one of them', async () => {
    const app = await startTestApp({ content: { colonies: [exhibitionRow()] } });
    const { token } = await app.signInAs({ sections: ['Kolonije'] });
    const input = { ...COLONY_FIELDS, colonyType: 'Sandzacka kolonija' };
    const stored = { colonyType: 'Sandzacka inspiracija' };
    const made = await app.rest('PUT', '/api/Colony/Create', { token, form: input });
    expect(made).toMatchObject({ status: 201, body: stored });
    const json = { id: 1, ...input };
    expect((await app.rest('POST', '/api/Colony/Update', { token, json })).body).toMatchObject(
      stored,
    );
    const rows = await app.database.reader.colony.findMany();
    expect(rows.map(({ colonyType }) => colonyType)).toEqual([
      'Sandzacka inspiracija',
      'Sandzacka inspiracija',
    ]);
    await app.close();
  });
});
