import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ONE_OF_EACH } from '../../../test/contentRows.ts';
import {
  callsOf,
  CONTENT_TYPES,
  FAMILIES,
  fileOf,
  hasDocument,
  type Item,
} from '../../../test/contentTypes.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const HOUR = 3_600_000;
const clock = movableClock();

const app = sharedTestApp({ clock, content: ONE_OF_EACH });
afterEach(() => app.restore());

describe.each(CONTENT_TYPES)('$type', (type) => {
  const url = hasDocument(type) ? 'documentUrl' : 'imageUrl';
  let token: string;
  let calls: ReturnType<typeof callsOf>;

  beforeEach(async () => {
    ({ token } = await app.signInAs({ sections: [type.section], name: 'Nada' }));
    calls = callsOf(type, app, token);
  });

  const titles = () =>
    Promise.all(
      type.lists.map(async (path) =>
        (await app.rest<Item[]>('GET', path)).body.map(({ title }) => title),
      ),
    );
  const read = (id = 1) => app.rest<Item>('GET', `${type.byId}?id=${String(id)}`);

  it('is created with 201, edited and deleted with 200, each seen immediately', async () => {
    const before = await titles();
    const made = await calls.create(type.form, await fileOf(type));
    const { id, datePosted } = made.body;
    expect(made).toMatchObject({ status: 201, body: { title: type.input.title, version: 1 } });
    expect(made.headers.get('cache-control')).toBe('no-store');
    expect(made.body[url]).toMatch(/^\/media\//);
    for (const list of await titles()) expect(list).toContain(type.input.title);

    clock.pass(HOUR);
    const echo = { [url]: 'javascript:alert(1)', ...(datePosted ? { datePosted: clock() } : {}) };
    const edited = await calls.edit({ ...made.body, title: '  Drugi ', ...echo });
    expect(edited).toMatchObject({
      status: 200,
      body: { ...(datePosted ? { datePosted } : {}), title: 'Drugi', version: 2 },
    });
    expect(edited.body[url]).toBe(made.body[url]);
    for (const list of await titles()) expect(list).toContain('Drugi');

    const gone = await calls.remove(id);
    expect(gone).toMatchObject({ status: 200, text: 'true' });
    expect(gone.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await titles()).toEqual(before);
    for (const late of [
      await read(id),
      await calls.remove(id),
      await calls.edit(edited.body),
      await calls.replace(await fileOf(type), { id: String(id) }),
    ]) {
      expect(late).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  if (!FAMILIES.some((family) => family.type === type.type)) return;

  it('writes down who did what, and stores the previous versions', async () => {
    const { title } = type.input;
    const { id } = (await calls.create()).body;
    await calls.edit({ id, ...type.input, title: 'Druga' });
    await calls.replace(await fileOf(type), { id: String(id) });
    await calls.remove(id);
    const { reader } = app.database;
    const where = { itemType: type.type, itemId: id };
    const entries = await reader.auditEntry.findMany({ where, orderBy: { id: 'asc' } });
    expect(entries.map(({ action, summary }) => `${action} ${summary}`)).toEqual([
      `create ${title}`,
      'update Druga',
      'replaceFile Druga',
      'delete Druga',
    ]);
    for (const entry of entries) {
      expect(entry).toMatchObject({ userName: 'Nada', section: type.section });
    }
    expect(entries[1]?.changes).toEqual({ title: { from: title, to: 'Druga' } });
    const versions = await reader.itemVersion.findMany({ where });
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3]);
    expect((await app.rest('GET', '/api/Bin/GetItems', { token })).body).toMatchObject([
      { itemId: id, deletedByName: 'Nada' },
    ]);
  });

  it('refuses an edit of an old version on both transports', async () => {
    const { version } = (await read()).body;
    const whole = { id: 1, ...type.input };
    expect((await calls.edit({ ...whole, version, title: 'Prva izmena' })).status).toBe(200);
    const before = await app.contentHash();
    const late = { ...whole, version, title: 'Prekasno' };
    expect(await calls.edit(late)).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await calls.editByGraphql(late)).toMatchObject({ code: 'CONFLICT' });
    expect(await app.contentHash()).toBe(before);
    expect(await calls.edit(whole)).toMatchObject({ status: 200, body: { version: version + 2 } });
  });

  it('names every missing and every foreign field', async () => {
    const before = await app.contentHash();
    const { author: _missing, ...form }: Record<string, string> = { ...type.form, title: ' ' };
    expect(await calls.create(form)).toMatchObject({
      status: 400,
      errors: { author: 'required', title: 'required' },
    });
    const foreign = { imageFileId: 'unknownField', createdBy: 'unknownField' };
    const edited = await calls.edit({ id: 1, ...type.input, imageFileId: 'x', createdBy: 'x' });
    expect(edited.errors).toEqual(foreign);
    const long = { id: 1, ...type.input, author: ' ', title: 'a'.repeat(201) };
    expect((await calls.editByGraphql(long)).fields).toEqual({
      author: 'required',
      title: 'tooLong',
    });
    expect(await app.contentHash()).toBe(before);
  });
});
