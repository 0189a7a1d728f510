import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepTrash } from '../../contentTypes/registry.ts';
import { contentType } from '../../../test/contentTypes.ts';
import { movableClock } from '../../../test/movableClock.ts';
import type { SentFile } from '../../../test/requests.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { pngFile } from '../../../test/testFiles.ts';

interface Shown {
  readonly src: string;
  readonly alt: string;
  readonly credit: string;
  readonly focus: string | null;
}
interface Row {
  readonly id: number;
  readonly version: number;
  readonly imageUrl: string | null;
  readonly image: Shown | null;
  readonly morePictures: readonly Shown[];
}

const TYPES = ['News', 'Movie'] as const;
type Type = (typeof TYPES)[number];

const clock = movableClock('2026-11-21T10:00:00Z');
let token: string;

const app = sharedTestApp({ clock });
beforeAll(async () => {
  ({ token } = await app.signInAs({ roleId: 1 }));
  await app.saveState();
});
beforeEach(() => app.restore());

const send = (type: Type, call: 'create' | 'edit' | 'replace' | 'remove', sent: object) => {
  const [method = '', path = ''] = contentType(type)[call].split(' ');
  return app.rest<Row>(method, path, { token, ...sent });
};
const folderOf = (type: Type) => contentType(type).byId.split('/')[2] ?? '';
const create = async (type: Type, file?: SentFile) =>
  (await send(type, 'create', { form: contentType(type).form, file: file ?? (await pngFile()) }))
    .body;
const add = async (type: Type, id: number, form: object = {}, file?: SentFile) =>
  app.rest<Row>('PUT', `/api/${folderOf(type)}/AddPicture`, {
    token,
    form: { id: String(id), ...form },
    file: file ?? (await pngFile()),
  });
const edit = (type: Type, id: number, json: object) =>
  send(type, 'edit', { json: { ...contentType(type).input, id, ...json } });
const read = async (type: Type, id: number) =>
  (await app.rest<Row>('GET', `${contentType(type).byId}?id=${String(id)}`)).body;
const words = ({ image, morePictures }: Row) =>
  [...(image ? [image] : []), ...morePictures].map(({ alt, credit, focus }) => [
    alt,
    credit,
    focus,
  ]);
const sources = ({ image, morePictures }: Row) =>
  [...(image ? [image] : []), ...morePictures].map(({ src }) => src);
const released = () =>
  app.database.reader.storedFile.count({ where: { releasedAt: { not: null } } });

describe.each(TYPES)('the pictures of %s', (type) => {
  it('are added at their place, put in order, described and removed', async () => {
    const { id, imageUrl } = await create(type);
    await add(type, id, { alt: 'Publika', credit: 'Ana Anić', focus: '10% 90%' });
    const { body } = await add(type, id, { alt: 'Plakat', position: '0' });
    expect(words(body)).toEqual([
      ['Plakat', '', null],
      ['', '', null],
      ['Publika', 'Ana Anić', '10% 90%'],
    ]);
    const [poster, first, crowd] = sources(body);
    expect([poster, first]).toEqual([body.imageUrl, imageUrl]);
    const pictures = [
      { src: crowd, focus: '0% 100%' },
      { src: first, alt: 'Sala', credit: 'Era' },
    ];
    const saved = await edit(type, id, { pictures });
    expect(words(saved.body)).toEqual([
      ['Publika', 'Ana Anić', '0% 100%'],
      ['Sala', 'Era', null],
    ]);
    expect(await read(type, id)).toMatchObject({ imageUrl: crowd });
    expect(await released()).toBe(1);
    expect((await app.raw(first ?? '')).status).toBe(200);
    const none = await edit(type, id, { pictures: [] });
    expect(none.body).toMatchObject({ imageUrl: null, image: null, morePictures: [] });
    expect([await released(), await app.database.reader.itemPicture.count()]).toEqual([3, 0]);
  });

  it('stay where an edit echoes what was read or names none', async () => {
    const { id } = await create(type);
    await add(type, id, { alt: 'Publika' });
    const before = await read(type, id);
    const { morePictures, image, imageUrl } = before;
    const echoed = await edit(type, id, { morePictures, image, imageUrl });
    expect(echoed.body).toMatchObject({ version: before.version, morePictures, image });
  });
});

it('are added over GraphQL and changed together with the texts', async () => {
  const { id } = await create('News');
  const mutation = `mutation($input: PictureInput!, $file: Upload!) {
    addNewsPicture(input: $input, file: $file) { image { src } morePictures { src credit focus } } }`;
  const input = { id, credit: 'Era', focus: '3% 4%' };
  const { data } = await app.gql<{ addNewsPicture: Row }>(
    mutation,
    { input },
    {
      token,
      file: await pngFile(),
    },
  );
  expect(data.addNewsPicture.morePictures).toMatchObject([{ credit: 'Era', focus: '3% 4%' }]);
  const pictures = sources(data.addNewsPicture)
    .toReversed()
    .map((src) => ({ src }));
  const changed = await app.gql<{ updateNews: Row }>(
    'mutation($input: NewsEdit!) { updateNews(input: $input) { image { credit } morePictures { src } } }',
    { input: { ...contentType('News').input, id, pictures } },
    { token },
  );
  expect(changed.data.updateNews).toMatchObject({ image: { credit: 'Era' } });
});

it('are twenty at most, and a refused one leaves no file', async () => {
  const { id } = await create('News');
  await app.database.writeContent(async ({ news }) => {
    const more = Array.from({ length: 19 }, (_, at) => ({ fileId: String(at), src: String(at) }));
    await news.update({ where: { id }, data: { morePictures: more } });
  });
  expect(await add('News', id)).toMatchObject({ status: 400, errors: { file: 'tooMany' } });
  // Those of the first picture.
  await expect.poll(app.files).toHaveLength(2);
});

it.each([
  ['a focus outside', { focus: '101% 0%' }, 'focus', 'invalid'],
  ['a focus in pixels', { focus: '10px 0px' }, 'focus', 'invalid'],
  ['a place behind the last', { position: '20' }, 'position', 'notAnInteger'],
  ['a credit too long', { credit: 'a'.repeat(201) }, 'credit', 'tooLong'],
])('%s is refused', async (_, form, field, error) => {
  const { id } = await create('News');
  expect(await add('News', id, form)).toMatchObject({ status: 400, errors: { [field]: error } });
  // Those of the first picture.
  await expect.poll(app.files).toHaveLength(2);
});

it('of another item, unknown or named twice are refused', async () => {
  const own = await create('News');
  const other = await create('News');
  const hash = await app.contentHash();
  const [mine] = sources(own);
  for (const list of [sources(other), ['/media/x.jpg'], [mine, mine]]) {
    const pictures = list.map((src) => ({ src }));
    expect(await edit('News', own.id, { pictures })).toMatchObject({ status: 400 });
  }
  expect(await app.contentHash()).toBe(hash);
});

it('of a draft are private until it is published', async () => {
  const form = { ...contentType('News').form, publishedAt: '' };
  const { id } = (await send('News', 'create', { form })).body;
  await add('News', id);
  const { body } = await add('News', id);
  const [, further = ''] = sources(body);
  expect((await app.raw(further)).headers['cache-control']).toContain('private');
  await edit('News', id, { publishedAt: '2026-11-21T09:00:00Z' });
  expect((await app.raw(further)).headers['cache-control']).toContain('public');
});

it('put in order meanwhile are a conflict, a replaced one beside a text is none', async () => {
  const { id, version } = await create('News');
  const { body } = await add('News', id);
  const pictures = sources(body).map((src) => ({ src }));
  expect(await edit('News', id, { version, pictures })).toMatchObject({ status: 409 });
  await edit('News', id, { pictures: [{ src: sources(body)[0], focus: '1% 1%' }] });
  const focused = await read('News', id);
  await send('News', 'replace', { form: { id: String(id) }, file: await pngFile() });
  const text = await edit('News', id, { version: focused.version, title: 'Drugi naslov' });
  expect(text).toMatchObject({ status: 200, body: { image: { focus: null } } });
});

it('return with a version, as long as their files exist', async () => {
  const { id } = await create('Movie');
  const { body } = await add('Movie', id, { alt: 'Publika' });
  const [first, second] = sources(body);
  const lone = await edit('Movie', id, { pictures: [{ src: second, alt: 'Sama' }] });
  const restored = await app.rest('PUT', '/api/History/RestoreVersion', {
    token,
    json: { itemType: 'Movie', id, version: body.version, seen: lone.body.version },
  });
  expect(restored).toMatchObject({ status: 200, body: { isFileGone: false } });
  const after = await read('Movie', id);
  expect(sources(after)).toEqual([first, second]);
  expect(words(after)[1]).toEqual(['Publika', '', null]);
  expect([await released(), await app.database.reader.itemPicture.count()]).toEqual([0, 1]);
});

it('are released with an item that is deleted permanently', async () => {
  const { id } = await create('Movie');
  await add('Movie', id);
  const [method = '', path = ''] = contentType('Movie').remove.split(' ');
  await app.rest(method, `${path}?id=${String(id)}`, { token });
  expect(await released()).toBe(0);
  clock.set('2026-12-25T10:00:00Z');
  await sweepTrash({ database: app.database, files: app.store, clock });
  expect([await released(), await app.database.reader.itemPicture.count()]).toEqual([2, 0]);
});

describe('a link preview', () => {
  /** Blue, with a red strip at its right edge. */
  async function withEdge(): Promise<SentFile> {
    const red = { create: { width: 40, height: 600, channels: 3 as const, background: '#ff0000' } };
    const strip = await sharp(red).png().toBuffer();
    const blue = {
      create: { width: 3000, height: 600, channels: 3 as const, background: '#0000ff' },
    };
    const bytes = sharp(blue)
      .composite([{ input: strip, left: 2960, top: 0 }])
      .png();
    return { name: 'a.png', bytes: await bytes.toBuffer() };
  }
  const edgeOf = async (bytes: Buffer) => {
    const side = sharp(bytes).extract({ left: 1190, top: 300, width: 8, height: 8 });
    const { channels } = await sharp(await side.png().toBuffer()).stats();
    return Math.round(channels[0]?.mean ?? 0);
  };

  it('keeps the focal point in sight, and exists of no other point', async () => {
    const { id, imageUrl } = await create('News', await withEdge());
    await edit('News', id, { imageFocus: '100% 50%' });
    const preview = (ending: string) =>
      app.raw((imageUrl ?? '').replace(/\.(jpg|png)$/, `-og${ending}.jpg`));
    const around = await preview('-100-50');
    expect(around.status).toBe(200);
    expect(await edgeOf(around.bytes)).toBeGreaterThan(200);
    expect((await preview('')).status).toBe(200);
    expect((await preview('-99-50')).status).toBe(404);
    await edit('News', id, { imageFocus: '' });
    expect((await preview('-100-50')).status).toBe(404);
  });
});
