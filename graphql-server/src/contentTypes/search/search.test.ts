import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  exhibitionRow,
  galleryRow,
  movieRow,
  newsRow,
  noticeRow,
  programRow,
} from '../../../test/contentRows.ts';
import { addCopies } from '../../../test/addCopies.ts';
import { onSqliteOnly } from '../../../test/onSqliteOnly.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { startTestApp } from '../../../test/testApp.ts';
import { fillSearchTexts } from '../../items/read/searchTexts.ts';
import { ITEM_TYPE_DESCRIPTORS } from '../registry.ts';
import type { SearchGroup } from './search.types.ts';

/** The application's day is 2026-11-21. */
const app = sharedTestApp({
  content: {
    programs: [
      programRow('2026-12-30T18:00:00Z', { title: 'Otkazani bal', status: 'cancelled' }),
      programRow('2025-05-10T18:00:00Z', { title: 'Gudački kvartet: prošla godina' }),
      programRow('2026-12-10T18:00:00Z', {
        title: 'Veče',
        description: 'Svira gudački kvartet.',
      }),
      programRow('2026-12-05T18:00:00Z', { title: 'Gudački kvartet „Jasen“' }),
      programRow('2026-12-24T18:00:00Z', { title: 'Гудачки квартет, божићни' }),
      programRow('2026-12-06T18:00:00Z', { title: 'Gudački nacrt', publishedAt: null }),
      programRow('2026-12-07T18:00:00Z', { title: 'Gudački obrisan', deletedAt: new Date() }),
      programRow('2026-12-08T18:00:00Z', {
        title: 'Gudački kasnije objavljen',
        publishedAt: new Date('2027-01-01'),
      }),
    ],
    movies: [
      movieRow(['2026-11-23T18:00:00Z', '2026-11-22T18:00:00Z'], { title: 'Đorđe i zmaj' }),
      movieRow([], { title: 'Đorđe, stari film' }),
      movieRow([], {
        title: 'Otkazani film',
        screenings: {
          create: [
            { productionDate: new Date('2026-11-25T18:00:00Z'), status: 'cancelled' },
            { productionDate: new Date('2026-11-24T18:00:00Z'), status: 'cancelled' },
          ],
        },
      }),
      movieRow([], {
        title: 'Otkazani pa prikazani film',
        screenings: {
          create: [
            { productionDate: new Date('2026-11-22T18:00:00Z'), status: 'cancelled' },
            { productionDate: new Date('2026-11-26T18:00:00Z'), status: 'moved' },
          ],
        },
      }),
    ],
    news: [newsRow({ title: 'Vest', description: '<b>100%</b> & više _ ciljeva' })],
    competitions: [noticeRow({ title: 'Konkurs za plakat' })],
    procurements: [
      noticeRow({
        title: 'JN 5/2026',
        description: `${'Uvod. '.repeat(60)}Popravka krovnog pokrivača.`,
      }),
    ],
    gallery: [galleryRow({ title: 'Reka', author: 'Milica Đorđević', yearMade: '1987' })],
    colonies: [exhibitionRow({ title: 'Letnja kolonija' })],
    salons: [exhibitionRow({ title: 'Salon plakata' })],
  },
});
beforeAll(async () => {
  await fillSearchTexts(app.database, ITEM_TYPE_DESCRIPTORS);
  await app.saveState();
});
afterEach(() => app.restore());

async function groups(text: string, more: object = {}): Promise<SearchGroup[]> {
  const answer = await app.registered<{ search: { groups: SearchGroup[] } }>('Search', {
    text,
    ...more,
  });
  expect(answer.code, text).toBeUndefined();
  return answer.data.search.groups;
}
const titles = async (text: string): Promise<string[]> =>
  (await groups(text)).flatMap(({ hits }) => hits.map(({ title }) => title));

describe('visitors find', () => {
  it.each([
    'gudacki',
    'Гудачки',
    'GUDAČKI kvar',
    'kvartet gudački',
    '"gudački" AND kvartet*'.replace('AND', ''),
  ])('what is still to come first, then by title: %s', async (text) => {
    const [programs] = await groups(text);
    expect(programs).toMatchObject({ itemType: 'Program', total: 4 });
    expect(programs?.hits.map(({ title }) => title)).toEqual([
      'Gudački kvartet „Jasen“',
      'Гудачки квартет, божићни',
      'Veče',
      'Gudački kvartet: prošla godina',
    ]);
  });

  it('a film by its next screening before one without', async () => {
    const [movies] = await groups('djordje');
    expect(movies?.hits.map(({ title, at }) => [title, at])).toEqual([
      ['Đorđe i zmaj', '2026-11-22T18:00:00.000Z'],
      ['Đorđe, stari film', null],
    ]);
  });

  it('what is cancelled with its state; a film by a screening that takes place', async () => {
    const [programs, movies] = await groups('otkazani');
    expect(programs?.hits.map(({ title, status }) => [title, status])).toEqual([
      ['Otkazani bal', 'cancelled'],
    ]);
    expect(movies?.hits.map(({ title, at, status }) => [title, at, status])).toEqual([
      ['Otkazani film', '2026-11-24T18:00:00.000Z', 'cancelled'],
      ['Otkazani pa prikazani film', '2026-11-26T18:00:00.000Z', 'moved'],
    ]);
  });

  it('an item of every type, a procurement by a word of its text, shown around it', async () => {
    expect((await groups('Ђорђевић'))[0]).toMatchObject({
      itemType: 'GalleryItem',
      hits: [{ excerpt: 'Milica Đorđević, 1987' }],
    });
    expect((await groups('plakat')).map(({ itemType }) => itemType)).toEqual([
      'Competition',
      'ArtSalon',
    ]);
    expect(await titles('letnja')).toEqual(['Letnja kolonija']);
    const [procurement] = await groups('krovnog');
    expect(procurement?.itemType).toBe('Procurement');
    expect(procurement?.hits[0]?.excerpt).toMatch(/^….*Popravka krovnog pokrivača\.$/);
  });

  it('no drafts, no planned and no deleted items, and no parts of words', async () => {
    for (const text of ['nacrt', 'obrisan', 'objavljen', 'udacki', 'artet']) {
      expect(await titles(text), text).toEqual([]);
    }
  });

  it('a page of one type', async () => {
    await addCopies(app, 'News', 45);
    const pages = [1, 2, 3, 4].map((page) => groups('vest', { itemType: 'News', page }));
    const found = (await Promise.all(pages)).map(([news]) => news);
    expect(found.map((news) => news?.hits.length)).toEqual([20, 20, 6, undefined]);
    expect(found[0]?.total).toBe(46);
    expect(await groups('vest')).toMatchObject([{ itemType: 'News', total: 46 }]);
    expect((await groups('vest'))[0]?.hits).toHaveLength(4);
  });

  it('at most three hundred, and says so many', async () => {
    await addCopies(app, 'News', 1500);
    expect((await groups('vest'))[0]?.total).toBe(300);
    const last = await groups('vest', { itemType: 'News', page: 15 });
    expect(last[0]?.hits).toHaveLength(20);
  });
});

describe('what is found follows what is written', () => {
  it('by whatever writes it', async () => {
    await app.sql(`UPDATE "News" SET "searchText" = 'sasvim drugo\nzec' WHERE "id" = 1`);
    expect(await titles('zec')).toEqual(['Vest']);
    expect(await titles('vest')).toEqual([]);
    await app.sql(`UPDATE "News" SET "publishedAt" = NULL WHERE "id" = 1`);
    expect(await titles('zec')).toEqual([]);
    await app.sql('DELETE FROM "News" WHERE "id" = 1');
    expect(await titles('zec')).toEqual([]);
  });
});

describe('whatever is searched for', () => {
  it.each([
    '',
    ' ',
    'x'.repeat(5000),
    '🎻',
    '\ud800',
    '%',
    '_',
    '*',
    '"',
    "' OR 1=1 --",
    'title : vest',
    'NEAR(vest krov)',
    'vest OR krov',
    '^vest',
    '.*',
    '(?=a)',
    '\u0000vest\u0000krov',
    'Гуdачki',
    'NOT',
    'rowid',
  ])('%j is words and nothing else', async (text) => {
    expect(Array.isArray(await groups(text))).toBe(true);
  });
});

onSqliteOnly('a search', () => {
  it('is refused with an unknown type or page', async () => {
    for (const more of [{ itemType: 'User' }, { itemType: 'News', page: 0 }, { page: 16 }]) {
      const answer = await app.registered('Search', { text: 'vest', ...more });
      expect(answer).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
    }
  });

  it('no answer is kept, and one network gets only so many', async () => {
    const paths = ['/pretraga?q=vest', '/pretraga?q=vest', '/pretraga?q=VEST'];
    const before = app.cache.misses;
    for (const path of paths) expect((await app.raw(path)).status).toBe(200);
    expect(app.cache.misses - before).toBe(3);
    const own = await startTestApp({ monotonicNow: () => 0 });
    const statuses = await Promise.all(
      Array.from(
        { length: 150 },
        async (_, at) => (await own.raw(`/pretraga?q=rec${String(at)}`)).status,
      ),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
    expect((await own.raw('/pretraga')).status).toBe(200);
    const answer = await own.registered('Search', { text: 'vest' });
    expect(answer).toMatchObject({ status: 429, code: 'TOO_MANY_TRIES' });
    expect(answer.headers.get('retry-after')).toBe('1');
    await own.close();
  });
});
