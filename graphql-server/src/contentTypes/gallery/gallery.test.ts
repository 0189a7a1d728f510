import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { picture } from '../../../test/testFiles.ts';
import { galleryRow } from '../../../test/contentRows.ts';
import { GALLERY_FIELDS, GALLERY_FORM } from '../../../test/galleryOperations.ts';
import type { SentFile } from '../../../test/requests.ts';
import { startTestApp } from '../../../test/testApp.ts';
import type { TestApp } from '../../../test/testApp.ts';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly isRented: boolean;
  readonly rentedTo: string;
  readonly imageUrl: string | null;
  readonly image: { readonly alt: string } | null;
}

const CREATE =
  'mutation($input: GalleryItemInput!, $file: Upload) { createGalleryItem(input: $input, file: $file) { id } }';
const EDIT =
  'mutation($input: GalleryItemEdit!) { updateGalleryItem(input: $input) { id isRented rentedTo } }';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ content: { gallery: [galleryRow()] } });
});
beforeEach(async () => {
  ({ token } = await app.signInAs({ sections: ['Galerija'], name: 'Gordana' }));
});
afterEach(() => app.restore());
afterAll(() => app.close());

const png = async (): Promise<SentFile> => ({
  name: 'slika.png',
  bytes: await picture('png', { width: 40, height: 30 }),
});
const create = (form: object, file?: SentFile) =>
  app.rest<Row>('PUT', '/api/Gallery/Create', { token, form: { ...form }, file });
const edit = (json: object) => app.rest<Row>('POST', '/api/Gallery/Update', { token, json });
const replace = (file: SentFile | undefined, id = '1') =>
  app.rest<Row>('PUT', '/api/Gallery/UpdateImage', { token, form: { id, imageUrl: '' }, file });
const remove = (id: number) =>
  app.rest('DELETE', `/api/Gallery/Delete?id=${String(id)}`, { token });
const titles = async () =>
  (await app.rest<Row[]>('GET', '/api/Gallery/GetGalleryByPage?page=1')).body.map(
    ({ title }) => title,
  );

describe('writing', () => {
  it('creates with 201, edits with 200, deletes with 200 and true, and visitors see each at once', async () => {
    const made = await create(GALLERY_FORM, await png());
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ ...GALLERY_FIELDS, version: 1 });
    expect(made.body.imageUrl).toMatch(/^\/media\//);
    expect(await titles()).toEqual(['Nova slika', 'Slika']);

    const edited = await edit({ ...made.body, title: ' Druga ', imageUrl: '/media/x.png' });
    expect(edited).toMatchObject({
      status: 200,
      body: { title: 'Druga', version: 2, imageUrl: made.body.imageUrl },
    });
    expect(await titles()).toEqual(['Druga', 'Slika']);

    expect(await remove(made.body.id)).toMatchObject({ status: 200, text: 'true' });
    expect(await titles()).toEqual(['Slika']);
    expect(await remove(made.body.id)).toMatchObject({ status: 404 });
    expect(await edit(edited.body)).toMatchObject({ status: 404 });
    expect(await replace(await png(), String(made.body.id))).toMatchObject({ status: 404 });
  });

  it('leaves a trail of who did what, and the former versions', async () => {
    const { id } = (await create(GALLERY_FORM)).body;
    await edit({ id, ...GALLERY_FIELDS, isRented: false });
    await replace(await png(), String(id));
    await remove(id);
    const { reader } = app.database;
    const where = { itemType: 'GalleryItem', itemId: id };
    const entries = await reader.auditEntry.findMany({ where, orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual([
      'create',
      'update',
      'replaceFile',
      'delete',
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({ userName: 'Gordana', section: 'Galerija' });
    }
    expect(entries[1]?.changes).toEqual({
      isRented: { from: true, to: false },
      rentedTo: { from: 'Opština', to: '' },
    });
    const versions = await reader.itemVersion.findMany({ where });
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3]);
    const row = await reader.galleryItem.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ deletedByName: 'Gordana', updatedByName: 'Gordana' });
  });

  it('refuses an edit over a version that somebody else has changed', async () => {
    await edit({ id: 1, version: 1, ...GALLERY_FIELDS });
    const late = { id: 1, version: 1, ...GALLERY_FIELDS, title: 'Kasno' };
    expect(await edit(late)).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await titles()).toEqual(['Nova slika']);
  });

  it('keeps the alternative text that an edit does not mention', async () => {
    const made = await create({ ...GALLERY_FORM, imageAlt: 'Reka u jesen' }, await png());
    const { id } = made.body;
    const kept = await edit({ id, ...GALLERY_FIELDS });
    expect(kept.body.image?.alt).toBe('Reka u jesen');
    const cleared = await edit({ id, ...GALLERY_FIELDS, imageAlt: '' });
    expect(cleared.body.image?.alt).toBe('');
  });

  it('finds a saved picture by its folded words', async () => {
    await create({ ...GALLERY_FORM, title: 'Šljive' });
    const row = await app.database.reader.galleryItem.findUniqueOrThrow({ where: { id: 2 } });
    expect(row.searchText).toBe('sljive\nsava sumanovic\n1934\nopstina');
  });
});

describe('rented and free', () => {
  it('a rented picture tells where it is', async () => {
    for (const place of [{}, { rentedTo: '' }, { rentedTo: ' ' }]) {
      const { rentedTo: _, ...form } = GALLERY_FORM;
      const answer = await create({ ...form, ...place });
      expect(answer).toMatchObject({ status: 400, errors: { rentedTo: 'required' } });
    }
    const empty = { ...GALLERY_FIELDS, rentedTo: '' };
    expect((await edit({ id: 1, ...empty })).errors).toEqual({ rentedTo: 'required' });
    const made = await app.gql(CREATE, { input: empty }, { token });
    expect(made.fields).toEqual({ rentedTo: 'required' });
    expect(await titles()).toEqual(['Slika']);
  });

  it('choosing free clears where it was, on both transports', async () => {
    const rented = (await create(GALLERY_FORM)).body;
    const free = await edit({ ...rented, isRented: false });
    expect(free.body).toMatchObject({ isRented: false, rentedTo: '' });
    const made = await create({ ...GALLERY_FORM, isRented: 'false' });
    expect(made.body).toMatchObject({ isRented: false, rentedTo: '' });
    const input = { id: 1, ...GALLERY_FIELDS, isRented: false };
    const { data } = await app.gql(EDIT, { input }, { token });
    expect(data).toEqual({ updateGalleryItem: { id: 1, isRented: false, rentedTo: '' } });
  });

  it.each([undefined, '', 'da', '1', 'TRUE'])('the state %j is refused', async (isRented) => {
    const { isRented: _, ...form } = GALLERY_FORM;
    const answer = await create(isRented === undefined ? form : { ...form, isRented });
    const error = isRented === undefined ? 'required' : 'invalid';
    expect(answer).toMatchObject({ status: 400, errors: { isRented: error } });
  });

  it('tells everything that is missing at once', async () => {
    expect((await create({ isRented: 'true' })).errors).toEqual({
      author: 'required',
      title: 'required',
      yearMade: 'required',
      rentedTo: 'required',
    });
    expect((await edit({ id: 1, ...GALLERY_FIELDS, imageFileId: 'x' })).errors).toEqual({
      imageFileId: 'unknownField',
    });
  });
});

describe('the picture', () => {
  it('takes the place of the one before, which is released', async () => {
    const first = await replace(await png());
    const second = await replace(await png());
    expect(second.status).toBe(200);
    expect(second.body.imageUrl).not.toBe(first.body.imageUrl);
    const files = await app.database.reader.storedFile.findMany({
      orderBy: { createdAt: 'asc' },
    });
    const row = await app.database.reader.galleryItem.findUniqueOrThrow({ where: { id: 1 } });
    for (const { id, releasedAt } of files) {
      expect(releasedAt === null).toBe(id === row.imageFileId);
    }
    expect(files).toHaveLength(2);
  });

  it('must be chosen, must be a picture, and is not kept where the fields are wrong', async () => {
    const before = await app.contentHash();
    expect(await replace(undefined)).toMatchObject({ status: 400, errors: { file: 'required' } });
    const text = { name: 'slika.png', bytes: 'nije slika' };
    expect(await replace(text)).toMatchObject({ status: 415, code: 'WRONG_FILE_KIND' });
    expect(await create(GALLERY_FORM, text)).toMatchObject({ status: 415 });
    expect(await create({ ...GALLERY_FORM, title: ' ' }, await png())).toMatchObject({
      status: 400,
    });
    expect(await app.contentHash()).toBe(before);
    await expect.poll(app.files).toEqual([]);
  });
});
