import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pngFile } from '../../../test/testFiles.ts';
import { galleryRow } from '../../../test/contentRows.ts';
import { GALLERY_FIELDS, GALLERY_FORM } from '../../../test/contentTypes.ts';
import { onSqliteOnly } from '../../../test/onSqliteOnly.ts';
import type { SentFile } from '../../../test/requests.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

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

let token: string;

const app = sharedTestApp({ content: { gallery: [galleryRow()] } });
beforeEach(async () => {
  ({ token } = await app.signInAs({ sections: ['Galerija'], name: 'Gordana' }));
});
afterEach(() => app.restore());

const create = (form: object, file?: SentFile) =>
  app.rest<Row>('PUT', '/api/Gallery/Create', { token, form: { ...form }, file });
const edit = (json: object) => app.rest<Row>('POST', '/api/Gallery/Update', { token, json });
const titles = async () =>
  (await app.rest<Row[]>('GET', '/api/Gallery/GetGalleryByPage?page=1')).body.map(
    ({ title }) => title,
  );

describe('writing', () => {
  it('keeps the alternative text that an edit does not mention', async () => {
    const made = await create({ ...GALLERY_FORM, imageAlt: 'Reka u jesen' }, await pngFile());
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
});

onSqliteOnly('what is refused', () => {
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
