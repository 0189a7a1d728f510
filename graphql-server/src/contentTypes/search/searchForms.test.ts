import { beforeAll, expect, it } from 'vitest';
import { movieRow, newsRow, programRow } from '../../../test/contentRows.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { fillSearchTexts } from '../../items/read/searchTexts.ts';
import { ITEM_TYPE_DESCRIPTORS } from '../registry.ts';
import type { SearchResult } from './search.types.ts';

const SOON = '2026-12-05T18:00:00Z';

/** The application's day is 2026-11-21. */
const app = sharedTestApp({
  content: {
    programs: [
      programRow(SOON, { title: 'Veče Đorđa Đokovića', place: 'Letnja bašta' }),
      programRow(SOON, {
        title: 'Radionica',
        place: 'Čitaonica',
        dates: {
          create: ['2026-12-05T18:00:00Z', '2026-12-12T18:00:00Z'].map((at) => ({
            eventHappeningDateTime: new Date(at),
            place: 'Amfiteatar',
          })),
        },
      }),
    ],
    movies: [
      movieRow([], {
        title: 'Medved',
        screenings: { create: [{ productionDate: new Date(SOON), hall: 'Mala sala' }] },
      }),
    ],
    news: [
      newsRow({ title: 'Nova knjiga', description: 'Simfonij\u00ADski orkestar i ﬁligran.' }),
      newsRow({ title: 'Tajna vest', publishedAt: null }),
    ],
  },
});
beforeAll(async () => {
  await fillSearchTexts(app.database, ITEM_TYPE_DESCRIPTORS);
});

async function search(text: string): Promise<SearchResult> {
  const answer = await app.gql<{ search: SearchResult }>(
    'query($text: String!) { search(text: $text) { suggestion groups { hits { title } } } }',
    { text },
  );
  expect(answer.code, text).toBeUndefined();
  return answer.data.search;
}
const titles = async (text: string): Promise<string[]> =>
  (await search(text)).groups.flatMap(({ hits }) => hits.map(({ title }) => title));

it.each([
  // đ by d and by dj.
  ['dorda', ['Veče Đorđa Đokovića']],
  ['djordja djokovica', ['Veče Đorđa Đokovića']],
  ['ђорђа', ['Veče Đorđa Đokovića']],
  // Endings of cases.
  ['Medvedi', ['Medved']],
  ['medvedima', ['Medved']],
  ['knjizi', ['Nova knjiga']],
  ['novoj knjizi', []],
  ['nova knjigama', ['Nova knjiga']],
  ['orkestrima', ['Nova knjiga']],
  ['orkestara', ['Nova knjiga']],
  // Places.
  ['letnja basta', ['Veče Đorđa Đokovića']],
  ['mala sala', ['Medved']],
  ['malu salu', []],
  ['amfiteatar', ['Radionica']],
  // What old texts hold.
  ['simfonijski filigran', ['Nova knjiga']],
  ['simfo\u00ADnijski', ['Nova knjiga']],
])('"%s" finds %j', async (text, found) => {
  expect(await titles(text)).toEqual(found);
});

it.each([
  ['medvd', 'medved'],
  ['kniga', 'knjiga'],
  ['Đokovčia', 'đokovića'],
  ['nova kniga', 'nova knjiga'],
  // What is published alone, and only what finds something.
  ['tajnna', null],
  ['zzzzzz', null],
  ['medved', null],
])('"%s" may have meant %j', async (text, suggestion) => {
  expect((await search(text)).suggestion).toBe(suggestion);
});
