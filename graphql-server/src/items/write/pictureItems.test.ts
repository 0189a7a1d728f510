import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Section } from '@centar/domain/sections.ts';
import { ONE_OF_EACH } from '../../../test/contentRows.ts';
import { COLONY_FIELDS, SALON_FIELDS } from '../../../test/exhibitionOperations.ts';
import { GALLERY_FIELDS, GALLERY_FORM } from '../../../test/galleryOperations.ts';
import type { SentFile } from '../../../test/requests.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { pngFile } from '../../../test/testFiles.ts';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly imageUrl: string | null;
}

interface PictureType {
  readonly itemType: string;
  readonly section: Section;
  /** The folder of its calls, and the call that lists it. */
  readonly root: string;
  readonly list: string;
  readonly fields: { readonly title: string };
  /** The same as a form sends them. */
  readonly form: object;
  /** An edit of some fields, and how the audit trail tells of it. */
  readonly change: object;
  readonly told: object;
}

/** Types of fields and one picture, whose calls have the same names. */
const TYPES: readonly PictureType[] = [
  {
    itemType: 'GalleryItem',
    section: 'Galerija',
    root: '/api/Gallery',
    list: 'GetGalleryByPage?page=1',
    fields: GALLERY_FIELDS,
    form: GALLERY_FORM,
    change: { isRented: false },
    told: { isRented: { from: true, to: false }, rentedTo: { from: 'Opština', to: '' } },
  },
  {
    itemType: 'Colony',
    section: 'Kolonije',
    root: '/api/Colony',
    list: 'GetAll',
    fields: COLONY_FIELDS,
    form: COLONY_FIELDS,
    change: { yearHappening: 'jun 2026.' },
    told: { yearHappening: { from: '2026', to: 'jun 2026.' } },
  },
  {
    itemType: 'ArtSalon',
    section: 'Likovni saloni',
    root: '/api/ArtSaloon',
    list: 'GetAll',
    fields: SALON_FIELDS,
    form: SALON_FIELDS,
    change: { yearHappening: 'jun 2026.' },
    told: { yearHappening: { from: '2026', to: 'jun 2026.' } },
  },
];

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp({ content: ONE_OF_EACH });
});
afterEach(() => app.restore());
afterAll(() => app.close());

describe.each(TYPES)('$itemType', (type) => {
  beforeEach(async () => {
    ({ token } = await app.signInAs({ sections: [type.section], name: 'Lazar' }));
  });

  const create = (file?: SentFile) =>
    app.rest<Row>('PUT', `${type.root}/Create`, { token, form: { ...type.form }, file });
  const edit = (json: object) => app.rest<Row>('POST', `${type.root}/Update`, { token, json });
  const replace = (file: SentFile, id: number) =>
    app.rest<Row>('PUT', `${type.root}/UpdateImage`, { token, form: { id: String(id) }, file });
  const remove = (id: number) =>
    app.rest('DELETE', `${type.root}/Delete?id=${String(id)}`, { token });
  const titles = async () =>
    (await app.rest<Row[]>('GET', `${type.root}/${type.list}`)).body.map(({ title }) => title);

  it('is created with 201, edited with 200, deleted with 200 and true, and visitors see each at once', async () => {
    const [present = ''] = await titles();
    const made = await create(await pngFile());
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ ...type.fields, version: 1 });
    expect(made.body.imageUrl).toMatch(/^\/media\//);
    expect(await titles()).toEqual([type.fields.title, present]);

    const edited = await edit({ ...made.body, title: ' Drugi ', imageUrl: '/media/x.png' });
    expect(edited).toMatchObject({
      status: 200,
      body: { title: 'Drugi', version: 2, imageUrl: made.body.imageUrl },
    });
    expect(await titles()).toEqual(['Drugi', present]);

    expect(await remove(made.body.id)).toMatchObject({ status: 200, text: 'true' });
    expect(await titles()).toEqual([present]);
    expect(await remove(made.body.id)).toMatchObject({ status: 404 });
    expect(await edit(edited.body)).toMatchObject({ status: 404 });
    expect(await replace(await pngFile(), made.body.id)).toMatchObject({ status: 404 });
  });

  it('leaves a trail of who did what, and the previous versions', async () => {
    const { id } = (await create()).body;
    await edit({ id, ...type.fields, ...type.change });
    await replace(await pngFile(), id);
    await remove(id);
    const { reader } = app.database;
    const where = { itemType: type.itemType, itemId: id };
    const entries = await reader.auditEntry.findMany({ where, orderBy: { id: 'asc' } });
    expect(entries.map(({ action }) => action)).toEqual([
      'create',
      'update',
      'replaceFile',
      'delete',
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({ userName: 'Lazar', section: type.section });
    }
    expect(entries[1]?.changes).toEqual(type.told);
    const versions = await reader.itemVersion.findMany({ where });
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3]);
    const binned = await app.rest<{ deletedByName: string }[]>('GET', '/api/Bin/GetItems', {
      token,
    });
    expect(binned.body).toMatchObject([{ itemId: id, deletedByName: 'Lazar' }]);
  });

  it('refuses an edit over a version that somebody else has changed', async () => {
    const whole = { id: 1, version: 1, ...type.fields };
    expect((await edit(whole)).status).toBe(200);
    const late = await edit({ ...whole, title: 'Kasno' });
    expect(late).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await titles()).toEqual([type.fields.title]);
  });
});
