import { beforeEach, describe, expect, it } from 'vitest';
import { exhibitionRow, galleryRow, noticeRow } from './contentRows.ts';
import { movableClock } from './movableClock.ts';
import { sharedTestApp } from './sharedTestApp.ts';

interface Row {
  readonly title: string;
}

const START = '2026-11-21T10:00:00Z';
const clock = movableClock();
const on = (moment: string): Date => new Date(moment);

const titles = async (call: string): Promise<string[]> =>
  (await app.rest<Row[]>('GET', `/api/${call}`)).body.map(({ title }) => title);

/** Three visible items, oldest first, and three that no visitor may see. */
function dated<Made>(make: (row: object) => Made): Made[] {
  const days = ['2025-12-31T22:59:59Z', '2025-12-31T23:00:00Z', '2026-06-01T10:00:00Z'];
  const shown = days.map((day, index) => ({
    title: String(index + 1),
    datePosted: on(day),
    createdAt: on(day),
  }));
  const hidden = [
    { title: 'u korpi', deletedAt: on(START) },
    { title: 'nacrt', publishedAt: null },
    { title: 'najavljeno', publishedAt: on('2026-11-22T08:00:00Z') },
  ].map((row) => ({ ...row, datePosted: on(START), createdAt: on(START) }));
  return [...shown, ...hidden].map(make);
}
const withoutDate = <Made>(make: (row: object) => Made) =>
  dated(({ datePosted: _, ...row }: { datePosted?: Date }) => make(row));

const app = sharedTestApp({
  clock,
  content: {
    competitions: dated(noticeRow),
    procurements: dated(noticeRow),
    colonies: withoutDate(exhibitionRow),
    salons: withoutDate(exhibitionRow),
    gallery: Array.from({ length: 30 }, (_, index) =>
      galleryRow({
        title: String(index + 1),
        createdAt: new Date(Date.UTC(2026, 0, index + 1)),
        ...(index === 29 ? { deletedAt: on(START) } : {}),
      }),
    ),
  },
});
beforeEach(() => {
  clock.set(START);
});

it.each([
  'Konkurs/GetKonkurses',
  'Konkurs/GetAllKonkurs',
  'PublicProcurment/GetAllPublicProcurements',
  'Colony/GetAll',
  'ArtSaloon/GetAll',
])('%s: all that is public, newest first, a planned one from its minute on', async (call) => {
  expect(await titles(call)).toEqual(['3', '2', '1']);
  clock.set('2026-11-22T07:59:59.999Z');
  expect(await titles(call)).toEqual(['3', '2', '1']);
  clock.set('2026-11-22T08:00:00Z');
  expect(await titles(call)).toEqual(['najavljeno', '3', '2', '1']);
});

it('procurements of the current Belgrade year, which changes at midnight', async () => {
  const call = 'PublicProcurment/GetPublicProcurementsForCurrentYear';
  expect(await titles(call)).toEqual(['3', '2']);
  clock.set('2025-12-31T22:59:59.999Z');
  await app.database.writeContent(async ({ procurement }) => {
    const data = { publishedAt: on('2020-01-01T00:00:00Z') };
    await procurement.updateMany({ where: { title: '1' }, data });
  });
  expect(await titles(call)).toEqual(['1']);
  clock.set('2025-12-31T23:00:00Z');
  expect(await titles(call)).toEqual([]);
});

it.each([
  ['Konkurs/GetKonkursByID', 4],
  ['PublicProcurment/GetPublicProcurmentByID', 5],
  ['Colony/GetByID', 6],
  ['ArtSaloon/GetByID', 4],
  ['Gallery/GetByID', 30],
])('%s does not find %i, which is not public', async (call, id) => {
  expect((await app.rest('GET', `/api/${call}?id=${String(id)}`)).status).toBe(404);
  expect((await app.rest('GET', `/api/${call}?id=1`)).status).toBe(200);
  for (const bad of ['0', '-1', 'abc', '1e9', '', '1&id=2']) {
    const answer = await app.rest('GET', `/api/${call}?id=${bad}`);
    expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  }
});

describe('the gallery by page', () => {
  const page = (number: number | string) =>
    app.rest<Row[]>('GET', `/api/Gallery/GetGalleryByPage?page=${String(number)}`);

  it('twelve at a time, newest first, with the total also when it comes from memory', async () => {
    for (const headers of [{}, {}, { cookie: 'a=1' }]) {
      const answer = await app.rest<Row[]>('GET', '/api/Gallery/GetGalleryByPage?page=1', {
        headers,
      });
      expect(answer.body.map(({ title }) => title)).toEqual(
        Array.from({ length: 12 }, (_, index) => String(29 - index)),
      );
      expect(answer.headers.get('x-total-count')).toBe('29');
    }
    expect((await page(3)).body).toHaveLength(5);
  });

  it.each([4, 5, 10_000])('page %d, past the end, is an empty list', async (number) => {
    const answer = await page(number);
    expect(answer).toMatchObject({ status: 200, body: [] });
    expect(answer.headers.get('x-total-count')).toBe('29');
  });

  it.each(['0', '-1', 'abc', '1e9', '1.5', '', '1&page=2', '10001', '99999999999'])(
    'page %j is bad input',
    async (number) => {
      const answer = await page(number);
      expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
      expect(answer.errors).toHaveProperty('page');
    },
  );
});
