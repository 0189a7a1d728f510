import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@centar/domain/durations.ts';
import { sweepFiles } from '../../platform/files/sweep.ts';
import { picture } from '../../../test/testFiles.ts';
import { sweepTrash } from '../../contentTypes/registry.ts';
import { movieRow, ONE_OF_EACH, programRow } from '../../../test/contentRows.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { callsOf, FAMILIES, NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

interface Item {
  readonly itemType: string;
  readonly itemId: number;
  readonly title: string;
  readonly section: string;
  readonly deletedByName: string;
  readonly daysLeft: number;
}

const START = '2026-11-21T10:00:00Z';
const SOON = '2026-12-01T18:00:00Z';
const clock = movableClock(START);
let reporter: string;
let administrator: string;

const bin = async (token: string): Promise<Item[]> =>
  (await app.rest<Item[]>('GET', '/api/Bin/GetItems', { token })).body;
const titles = async (token: string): Promise<string[]> =>
  (await bin(token)).map(({ title }) => title);
const news = async (): Promise<string[]> =>
  (await app.rest<{ title: string }[]>('GET', '/api/News/GetNews')).body.map(({ title }) => title);
const restore = (token: string, itemType: string, id: number) =>
  app.rest('PUT', '/api/Bin/Restore', { token, json: { itemType, id } });
const dependencies = () => ({ database: app.database, files: app.store, clock });
const mediaOf = async (name: string): Promise<number> => (await app.raw(name)).status;

async function addNews(title: string): Promise<{ id: number; imageUrl: string }> {
  const file = { name: 'a.png', bytes: await picture('png', { width: 40, height: 30 }) };
  const form = { ...NEWS_FIELDS, title };
  const { body } = await app.rest<{ id: number; imageUrl: string }>(
    'POST',
    '/api/News/CreateNews',
    { token: reporter, form, file },
  );
  return body;
}
async function deleteNews(id: number): Promise<void> {
  const path = `/api/News/DeleteNews?id=${String(id)}`;
  expect((await app.rest('DELETE', path, { token: reporter })).status).toBe(200);
}

const app = sharedTestApp({
  clock,
  content: {
    ...ONE_OF_EACH,
    news: [],
    programs: [programRow(SOON), programRow(SOON, { programType: 'Dramski program' })],
    movies: [movieRow([SOON])],
  },
});
beforeAll(async () => {
  ({ token: reporter } = await app.signInAs({ sections: ['Vesti'], name: 'Vesna' }));
  ({ token: administrator } = await app.signInAs({ roleId: 1, name: 'Ana' }));
  // The clock is moved by days, and nobody is to sign in anew for it.
  const expiresAt = new Date('2027-12-31T00:00:00Z');
  await app.database.write(({ session }) => session.updateMany({ data: { expiresAt } }));
});
beforeEach(() => {
  clock.set(START);
});

it('lists what was deleted, by whom and for how long it can be restored, and gives it back at its place', async () => {
  const { id, imageUrl } = await addNews('Sa slikom');
  await addNews('Novija');
  const before = await news();
  await deleteNews(id);
  expect(await news()).not.toContain('Sa slikom');
  clock.pass(DAY_MS + HOUR_MS);
  expect(await bin(reporter)).toEqual([
    {
      itemType: 'News',
      itemId: id,
      title: 'Sa slikom',
      section: 'Vesti',
      deletedAt: '2026-11-21T10:00:00.000Z',
      deletedByName: 'Vesna',
      daysLeft: 29,
    },
  ]);

  expect((await restore(reporter, 'News', id)).text).toBe('true');
  expect(await news()).toEqual(before);
  expect(await mediaOf(imageUrl)).toBe(200);
  expect(await bin(reporter)).toEqual([]);
  expect((await restore(reporter, 'News', id)).status).toBe(404);
  const trail = await app.rest('GET', '/api/Audit/GetEntries?first=1', { token: administrator });
  expect(trail.body).toMatchObject([
    { userName: 'Vesna', action: 'restore', summary: 'Sa slikom' },
  ]);
});

describe('every type', () => {
  it.each(FAMILIES.slice(1))('$type is binned and restored', async (type) => {
    const { type: itemType, section, byId } = type;
    const { token } = await app.signInAs({ sections: [section] });
    const before = await app.rest('GET', `${byId}?id=1`);
    await callsOf(type, app, token).remove(1);
    expect((await app.rest('GET', `${byId}?id=1`)).status).toBe(404);
    expect(await bin(token)).toMatchObject([{ itemType, itemId: 1, section }]);
    expect(await titles(reporter)).toEqual([]);
    expect((await restore(reporter, itemType, 1)).status).toBe(403);
    expect((await restore(token, itemType, 1)).status).toBe(200);
    const { updatedAt: _moved, version, ...content } = before.body;
    const after = await app.rest('GET', `${byId}?id=1`);
    expect(after.body).toMatchObject({ ...content, version: Number(version) + 2 });
  });

  it("programmes are listed and restored by their own type's holders alone", async () => {
    const { token: music } = await app.signInAs({ sections: ['Muzicki program'] });
    const { token: drama } = await app.signInAs({ sections: ['Dramski program'] });
    await app.rest('DELETE', '/api/Programs/DeleteProgram?id=2', { token: drama });
    expect(await bin(music)).toEqual([]);
    expect(await bin(drama)).toMatchObject([{ itemId: 2, section: 'Dramski program' }]);
    expect((await restore(music, 'Program', 2)).status).toBe(403);
    expect((await restore(drama, 'Program', 2)).status).toBe(200);
  });
});

describe('for good', () => {
  const rowsOf = async (id: number) => ({
    versions: await app.database.reader.itemVersion.count({
      where: { itemType: 'News', itemId: id },
    }),
    items: await app.database.reader.news.count({ where: { id } }),
  });

  it('an administrator deletes one item with its versions, and its file goes with the sweep', async () => {
    const { id, imageUrl } = await addNews('Za zauvek');
    await deleteNews(id);
    const path = `/api/Bin/Delete?itemType=News&id=${String(id)}`;
    expect((await app.rest('DELETE', path, { token: reporter })).status).toBe(403);
    expect((await app.rest('DELETE', path, { token: administrator })).text).toBe('true');
    expect(await rowsOf(id)).toEqual({ versions: 0, items: 0 });
    const trail = await app.rest('GET', '/api/Audit/GetEntries?first=1', { token: administrator });
    expect(trail.body).toMatchObject([{ userName: 'Ana', action: 'purge', summary: 'Za zauvek' }]);

    await sweepFiles(dependencies());
    expect(await mediaOf(imageUrl)).toBe(200);
    clock.pass(49 * HOUR_MS);
    await sweepFiles(dependencies());
    expect(await mediaOf(imageUrl)).toBe(404);
  });

  it('what is not in the bin is not deleted', async () => {
    const { id } = await addNews('Živa');
    const path = `/api/Bin/Delete?itemType=News&id=${String(id)}`;
    expect((await app.rest('DELETE', path, { token: administrator })).status).toBe(404);
    expect(await news()).toContain('Živa');
  });

  it('an administrator empties the trash of what was on the screen', async () => {
    const seen = await addNews('Viđena');
    const later = await addNews('Kasnija');
    await deleteNews(seen.id);
    const until = clock().toISOString();
    clock.pass(1000);
    await deleteNews(later.id);
    const path = `/api/Bin/Empty?until=${until}`;
    expect((await app.rest('DELETE', path, { token: reporter })).status).toBe(403);
    expect((await app.rest('DELETE', path, { token: administrator })).text).toBe('1');
    expect(await titles(administrator)).toEqual(['Kasnija']);
    const rest = `/api/Bin/Empty?until=${clock().toISOString()}`;
    expect((await app.rest('DELETE', rest, { token: administrator })).text).toBe('1');
  });

  it('an item that was deleted while the clock was ahead has no more days left than any other', async () => {
    const { id } = await addNews('Stara');
    clock.pass(365 * DAY_MS);
    await app.database.write(({ news: table }) =>
      table.update({ where: { id }, data: { deletedAt: clock() } }),
    );
    clock.pass(-365 * DAY_MS);
    expect(await bin(reporter)).toMatchObject([{ title: 'Stara', daysLeft: 30 }]);
    await restore(reporter, 'News', id);
  });

  it('the sweep deletes after 30 days and not a moment before', async () => {
    const { id } = await addNews('Stara');
    await deleteNews(id);
    clock.pass(30 * DAY_MS - 1);
    expect(await sweepTrash(dependencies())).toBe(0);
    expect(await bin(reporter)).toMatchObject([{ title: 'Stara', daysLeft: 1 }]);
    clock.pass(1);
    expect(await sweepTrash(dependencies())).toBe(1);
    expect(await rowsOf(id)).toEqual({ versions: 0, items: 0 });
    const entry = await app.database.reader.auditEntry.findFirst({ orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({ userId: null, action: 'purge', summary: 'Stara' });
  });
});

it('refuses a type that does not exist', async () => {
  expect(await restore(reporter, 'User', 1)).toMatchObject({
    status: 400,
    errors: { itemType: 'unknownChoice' },
  });
});
