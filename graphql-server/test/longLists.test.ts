import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { movieRow, ONE_OF_EACH } from './contentRows.ts';
import { addCopies } from './addCopies.ts';
import { sharedTestApp } from './sharedTestApp.ts';

/** More than the database takes parameters in one statement. */
const COPIES = 1200;
const ROWS = COPIES + 1;

let token: string;

const app = sharedTestApp({ content: { ...ONE_OF_EACH, movies: [movieRow([])] } });
beforeAll(async () => {
  const tables = ['News', 'Program', 'Movie', 'Competition', 'Procurement', 'Colony', 'ArtSalon'];
  for (const table of tables) await addCopies(app, table, COPIES);
  await app.sql(`INSERT INTO "Screening" ("movieId", "productionDate")
    SELECT "id", '2026-11-25T18:00:00.000+00:00' FROM "Movie"`);
  // As many that are over.
  await app.sql(`UPDATE "Program" SET "eventHappeningDateTime" = '2026-01-05T18:00:00.000+00:00', "pastAt" = '2026-01-05T23:00:00.000+00:00'
    WHERE "id" % 2 = 0`);
  await app.sql(`INSERT INTO "AuditEntry" ("userName", "action", "section", "itemType", "itemId", "changes")
    SELECT 'Ana', 'update', 'Vesti', 'News', "id", '{}' FROM "News"`);
  await app.sql(`INSERT INTO "AuditEntry" ("userName", "action", "section", "itemType", "itemId", "changes")
    SELECT 'Mila', 'update', 'Vesti', 'News', "id", '{}' FROM "News" WHERE "id" > 1`);
  ({ token } = await app.signInAs({ sections: ['Vesti', 'Bioskop program'] }));
});

describe.each([
  ['/api/News/GetAllNews', ROWS],
  ['/api/Programs/GetPrograms', Math.ceil(ROWS / 2)],
  ['/api/Programs/GetPastPrograms', Math.floor(ROWS / 2)],
  ['/api/Programs/GetPastProgramsByType?type=muzicki', Math.floor(ROWS / 2)],
  ['/api/Cinema/GetMovies', ROWS],
  ['/api/Cinema/GetAllMovies', ROWS],
  ['/api/Konkurs/GetAllKonkurs', ROWS],
  ['/api/PublicProcurment/GetAllPublicProcurements', ROWS],
  ['/api/PublicProcurment/GetPublicProcurementsForCurrentYear', ROWS],
  ['/api/Colony/GetAll', ROWS],
  ['/api/ArtSaloon/GetAll', ROWS],
])('%s of a long archive', (path, count) => {
  it.each(['a visitor', 'staff'])('has each item once, for %s', async (who) => {
    const options = who === 'staff' ? { token } : {};
    const { status, body } = await app.rest<{ id: number; title: string }[]>('GET', path, options);
    expect(status).toBe(200);
    expect(new Set(body.map(({ id }) => id)).size).toBe(count);
    expect(body).toHaveLength(count);
  });
});

it.each(['/kalendar/projekcije.ics', '/kalendar/muzicki.ics'])(
  '%s has no event twice, and a thousand at most',
  async (path) => {
    const { status, bytes } = await app.raw(path);
    expect(status).toBe(200);
    const keys = String(bytes).match(/^UID:.+$/gm) ?? [];
    const count = path.includes('muzicki') ? Math.ceil(ROWS / 2) : 1000;
    expect(keys).toHaveLength(count);
    expect(new Set(keys).size).toBe(count);
  },
);

it('is the same list in each encoding, each with a tag of its own', async () => {
  const path = '/api/Cinema/GetAllMovies';
  const plain = await app.raw(path);
  const br = await app.raw(path, { headers: { 'accept-encoding': 'br' } });
  expect(br.headers['content-encoding']).toBe('br');
  expect(br.headers.etag).not.toBe(plain.headers.etag);
  expect(JSON.parse(String(brotliDecompressSync(br.bytes)))).toHaveLength(ROWS);
  expect(JSON.parse(String(plain.bytes))).toHaveLength(ROWS);
});

it('tells who changed each of many items last', async () => {
  const { status, body } = await app.rest<{ itemId: number; at: string; userName: string }[]>(
    'GET',
    '/api/Audit/GetLastChanges?section=Vesti&itemType=News',
    { token },
  );
  expect(status).toBe(200);
  expect(body).toHaveLength(ROWS);
  expect(body.filter(({ userName }) => userName === 'Ana').map(({ itemId }) => itemId)).toEqual([
    1,
  ]);
  expect(body.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true);
});
