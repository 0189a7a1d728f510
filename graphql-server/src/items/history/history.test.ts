import { beforeAll, beforeEach, expect, it } from 'vitest';
import { sweepFiles } from '../../platform/files/sweep.ts';
import { pngFile } from '../../../test/testFiles.ts';
import { movieRow, programRow } from '../../../test/contentRows.ts';
import { movableClock } from '../../../test/movableClock.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

interface Version {
  readonly version: number;
  readonly savedByName: string;
  readonly action: string;
  readonly changes: { field: string; from: string | null; to: string | null }[];
}
interface History {
  readonly title: string;
  readonly version: number;
  readonly versions: Version[];
  readonly hasOlder: boolean;
}

const START = '2026-11-21T10:00:00Z';
const SOON = '2026-12-01T18:00:00.000Z';
const LATER = '2026-12-02T18:00:00.000Z';
const HOUR = 3_600_000;
const clock = movableClock(START);
let reporter: string;
let colleague: string;

const history = (token: string, itemType: string, id: number) =>
  app.rest<History>('GET', `/api/History/GetVersions?itemType=${itemType}&id=${String(id)}`, {
    token,
  });
const back = (token: string, json: Record<string, unknown>) =>
  app.rest<{ version: number; isFileGone: boolean }>('PUT', '/api/History/RestoreVersion', {
    token,
    json,
  });
const item = async (id: number) =>
  (await app.rest('GET', `/api/News/GetNewsByID?id=${String(id)}`)).body;
async function addNews(): Promise<number> {
  const form = { ...NEWS_FIELDS, title: 'Prvi naslov', imageAlt: 'Prva slika' };
  const sent = { token: reporter, form, file: await pngFile() };
  return (await app.rest<{ id: number }>('POST', '/api/News/CreateNews', sent)).body.id;
}
async function update(id: number, title: string, imageAlt: string, token = reporter) {
  const json = { ...NEWS_FIELDS, id, title, imageAlt };
  expect((await app.rest('PUT', '/api/News/UpdateNews', { token, json })).status).toBe(200);
}
async function replaceImage(id: number): Promise<void> {
  const sent = { token: reporter, form: { id: String(id) }, file: await pngFile() };
  expect((await app.rest('PUT', '/api/News/UpdateImage', sent)).status).toBe(200);
}

const app = sharedTestApp({
  clock,
  content: { programs: [programRow(SOON)], movies: [movieRow([SOON])] },
});
beforeAll(async () => {
  ({ token: reporter } = await app.signInAs({ sections: ['Vesti'], name: 'Vesna' }));
  ({ token: colleague } = await app.signInAs({ sections: ['Vesti'], name: 'Bojan' }));
  // The clock is moved by days, and nobody is to sign in anew for it.
  const expiresAt = new Date('2027-12-31T00:00:00Z');
  await app.database.write(({ session }) => session.updateMany({ data: { expiresAt } }));
});
beforeEach(() => {
  clock.set(START);
});

it('tells of each version who made it and what it changed, and brings one back as a new version', async () => {
  const id = await addNews();
  await update(id, 'Drugi naslov', 'Druga slika', colleague);
  const { body } = await history(reporter, 'News', id);
  expect(body).toMatchObject({ title: 'Drugi naslov', version: 2, hasOlder: false });
  expect(body.versions).toMatchObject([
    {
      version: 2,
      savedByName: 'Bojan',
      action: 'update',
      changes: [
        { field: 'title', from: 'Prvi naslov', to: 'Drugi naslov' },
        { field: 'imageAlt', from: 'Prva slika', to: 'Druga slika' },
      ],
    },
    { version: 1, savedByName: 'Vesna', action: 'create', changes: [] },
  ]);

  const restored = await back(reporter, { itemType: 'News', id, version: 1, seen: 2 });
  expect(restored.body).toEqual({ version: 3, isFileGone: false });
  expect(await item(id)).toMatchObject({
    title: 'Prvi naslov',
    image: { alt: 'Prva slika' },
    version: 3,
  });
  const entry = await app.database.reader.auditEntry.findFirst({ orderBy: { id: 'desc' } });
  expect(entry).toMatchObject({ userName: 'Vesna', action: 'restoreVersion', itemId: id });
  const after = await history(reporter, 'News', id);
  expect(after.body.versions.map(({ version }) => version)).toEqual([3, 2, 1]);
});

it('tells of the bin too, and is read by nobody else', async () => {
  const id = await addNews();
  await app.rest('DELETE', `/api/News/DeleteNews?id=${String(id)}`, { token: reporter });
  expect((await history(reporter, 'News', id)).status).toBe(404);
  await app.rest('PUT', '/api/Bin/Restore', { token: reporter, json: { itemType: 'News', id } });
  const { versions } = (await history(reporter, 'News', id)).body;
  expect(versions.map(({ action }) => action)).toEqual(['restore', 'delete', 'create']);
  const { token: stranger } = await app.signInAs({ sections: ['Konkurs'] });
  expect((await history(stranger, 'News', id)).status).toBe(403);
  const wanted = { itemType: 'News', id, version: 1, seen: 3 };
  expect((await back(stranger, wanted)).status).toBe(403);
  expect((await back(reporter, { ...wanted, version: 7 })).status).toBe(404);
});

it('does not write over what a colleague saved meanwhile', async () => {
  const id = await addNews();
  await update(id, 'Drugi naslov', 'Prva slika');
  await update(id, 'Naslov kolege', 'Prva slika', colleague);
  expect((await back(reporter, { itemType: 'News', id, version: 1, seen: 2 })).code).toBe(
    'CONFLICT',
  );
  expect(await item(id)).toMatchObject({ title: 'Naslov kolege' });
});

it('brings the picture of that time back while it exists', async () => {
  const id = await addNews();
  const { imageUrl: first } = await item(id);
  await replaceImage(id);
  clock.pass(47 * HOUR);
  const restored = await back(reporter, { itemType: 'News', id, version: 1, seen: 2 });
  expect(restored.body).toMatchObject({ isFileGone: false });
  expect((await item(id))['imageUrl']).toBe(first);
  // Nothing takes the picture that is used again, and the other one goes in its turn.
  clock.pass(49 * HOUR);
  expect(await sweepFiles({ database: app.database, files: app.store, clock })).toMatchObject({
    released: 1,
  });
  expect((await app.raw(String(first))).status).toBe(200);
});

it('keeps the present picture with its own words where the former one is gone, and says so', async () => {
  const id = await addNews();
  await replaceImage(id);
  await update(id, 'Drugi naslov', 'Druga slika');
  const { image: present } = await item(id);
  clock.pass(49 * HOUR);
  await sweepFiles({ database: app.database, files: app.store, clock });
  const restored = await back(reporter, { itemType: 'News', id, version: 1, seen: 3 });
  expect(restored.body).toEqual({ version: 4, isFileGone: true });
  expect(await item(id)).toMatchObject({ title: 'Prvi naslov', image: present });
});

it('brings screenings back as they were, with all that was said of them', async () => {
  const { token } = await app.signInAs({ sections: ['Bioskop program'] });
  const before = (await app.rest('GET', '/api/Cinema/GetMovieByID?id=1')).body;
  const save = async (changes: object): Promise<void> => {
    const json = { ...before, version: null, ...changes };
    expect((await app.rest('PUT', '/api/Cinema/EditMovie', { token, json })).status).toBe(200);
  };
  const about = { hall: 'Velika', price: '300 din.', language: 'srpski', ageMark: '12+' };
  const state = { status: 'cancelled', statusNote: 'Kvar', accessFacts: ['subtitles'] };
  const screening = { productionDate: SOON, ...about, ...state };
  await save({ movieProductionDateTimes: [screening] });
  await save({
    childrenAge: 'od 6 godina',
    movieProductionDateTimes: [{ productionDate: LATER, hall: 'Mala' }],
  });
  const restored = await back(token, { itemType: 'Movie', id: 1, version: 2, seen: 3 });
  expect(restored.status).toBe(200);
  const { body } = await app.rest('GET', '/api/Cinema/GetMovieByID?id=1');
  expect(body).toMatchObject({ childrenAge: '', movieProductionDateTimes: [screening] });
});

it('a version of another section comes back only for who holds that one too', async () => {
  const { token: both } = await app.signInAs({ sections: ['Muzicki program', 'Dramski program'] });
  const { token: drama } = await app.signInAs({ sections: ['Dramski program'] });
  const { body } = await app.rest('GET', '/api/Programs/GetProgramByID?id=1');
  const json = { ...body, programType: 'Dramski program' };
  const edited = await app.rest('POST', '/api/Programs/EditProgram', { token: both, json });
  expect(edited.status).toBe(200);
  const wanted = { itemType: 'Program', id: 1, version: 1, seen: 2 };
  expect((await history(drama, 'Program', 1)).status).toBe(200);
  expect((await back(drama, wanted)).status).toBe(403);
  expect((await back(both, wanted)).status).toBe(200);
});
