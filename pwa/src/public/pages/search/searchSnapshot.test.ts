import { expect, test } from 'vitest';
import { searchIn, searchSnapshot } from './searchSnapshot.ts';
import type { SearchRequest } from './searchView.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const program = (id: number, title: string, day: string, description = '') => ({
  data: {
    programById: {
      id,
      title,
      description,
      author: 'Jelena Đukić',
      programType: 'Muzicki program',
      eventHappeningDateTime: `${day}T18:00:00.000Z`,
    },
  },
});

const SNAPSHOT = {
  a: program(1, 'Gudački kvartet: prošla godina', '2025-05-10'),
  b: program(2, 'Veče', '2026-12-10', 'Svira gudački kvartet.'),
  c: program(3, 'Gudački kvartet „Jasen“', '2026-12-24'),
  d: program(4, 'Гудачки квартет', '2026-11-21'),
  e: {
    data: {
      movieById: {
        id: 7,
        title: 'Kvartet',
        description: 'Film.',
        author: 'Neko',
        genere: 'drama',
        movieProductionDateTimes: [
          { productionDate: '2026-11-20T18:00:00.000Z' },
          { productionDate: '2026-11-22T18:00:00.000Z', hall: 'Letnja bašta' },
          { productionDate: '2026-11-23T18:00:00.000Z' },
        ],
      },
    },
  },
  f: { data: { galleryItemById: { id: 9, title: 'Reka', author: 'Milica', yearMade: '1987' } } },
  i: { data: { newsById: { id: 3, title: 'Poziv', description: 'Dođite.', theme: 'Radionice' } } },
  j: {
    data: { competitionById: { id: 4, title: 'Plakat', description: 'Rok', number: '512/26' } },
  },
  g: { data: { newsById: null, latestNews: { items: [{ id: 1, title: 'Kvartet' }] } } },
  h: { code: 'NOT_FOUND' },
};

const asked = (text: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  text,
  itemType: undefined,
  page: 1,
  ...more,
});

test('results are in the order of the server, future events first', () => {
  const [programs, movies, ...others] = searchIn(SNAPSHOT, asked('kvartet'), NOW);
  expect(programs?.total).toBe(4);
  expect(programs?.hits.map(({ itemId }) => itemId)).toEqual([4, 3, 2, 1]);
  expect(movies?.hits).toMatchObject([{ itemId: 7, at: '2026-11-22T18:00:00.000Z' }]);
  expect(others).toEqual([]);
});

test('authors, years, themes, numbers and halls are found, also within one type', () => {
  expect(searchIn(SNAPSHOT, asked('milica 1987'), NOW)).toMatchObject([
    { itemType: 'GalleryItem', hits: [{ title: 'Reka', excerpt: 'Milica, 1987', at: null }] },
  ]);
  expect(searchIn(SNAPSHOT, asked('radionice'), NOW)).toMatchObject([{ itemType: 'News' }]);
  expect(searchIn(SNAPSHOT, asked('512'), NOW)).toMatchObject([{ itemType: 'Competition' }]);
  expect(searchIn(SNAPSHOT, asked('letnja basta'), NOW)).toMatchObject([{ itemType: 'Movie' }]);
  const films = searchIn(SNAPSHOT, asked('kvartet', { itemType: 'Movie' }), NOW);
  expect(films.map(({ itemType }) => itemType)).toEqual(['Movie']);
  const beyond = searchIn(SNAPSHOT, asked('kvartet', { itemType: 'Movie', page: 2 }), NOW);
  expect(beyond[0]?.hits).toEqual([]);
});

test('cancelled results are marked, films only without another screening', () => {
  const movie = (id: number, screenings: readonly (readonly [string, string])[]) => ({
    data: {
      movieById: {
        id,
        title: 'Otkazani film',
        description: '',
        author: '',
        genere: '',
        movieProductionDateTimes: screenings.map(([day, status]) => ({
          productionDate: `${day}T18:00:00.000Z`,
          status,
        })),
      },
    },
  });
  const bal = program(1, 'Otkazani bal', '2026-12-30');
  const snapshot = {
    a: { data: { programById: { ...bal.data.programById, status: 'cancelled' } } },
    b: movie(2, [['2026-11-24', 'cancelled']]),
    c: movie(3, [
      ['2026-11-22', 'cancelled'],
      ['2026-11-26', 'moved'],
    ]),
  };
  const hits = searchIn(snapshot, asked('otkazani'), NOW).flatMap((group) => group.hits);
  expect(hits.map(({ itemId, at, status }) => [itemId, at?.slice(0, 10), status])).toEqual([
    [1, '2026-12-30', 'cancelled'],
    [2, '2026-11-24', 'cancelled'],
    [3, '2026-11-26', 'moved'],
  ]);
});

test('without results other words are suggested, if the copy has results for them', () => {
  const suggested = (text: string) => searchSnapshot(SNAPSHOT, asked(text), NOW).suggestion;
  expect(suggested('kvarter')).toBe('kvartet');
  expect(suggested('kvartet')).toBeNull();
  expect(suggested('zzzzzz')).toBeNull();
});
