import { staffList, timeOf } from './bigProducts.ts';
import type { Asked, Staffed } from './bigProducts.ts';
import { median } from './statistics.ts';
import type { Result } from './table.ts';

/** What a page or list may cost with twenty years of content, and what a search, in shares of a short archive. */
const MOST = 1.2;
const MOST_SEARCH = 3;
/** Below this the clock measures itself. */
const LEAST_MS = 2;

const ROW = 'pageSize: 25';
const FIRST_OF = 'programType: "Muzicki program", ';

const PAGES: readonly Asked[] = [
  ...['/', '/news-list', '/programs-list', '/program/muzicki', '/raspored', '/bioskop-list'],
  ...['/konkurs-list', '/javne-nabavke-list', '/kutak-list/americki', '/arhiva', '/o-nama'],
  ...['/rss/vesti.xml', '/kalendar/projekcije.ics', '/kalendar/muzicki.ics'],
  ...['/api/News/GetNews', '/api/Programs/GetPrograms', '/api/Gallery/GetGalleryByPage?page=1'],
  ...['/news/10', '/programs/10', '/cinema/5', '/konkurs/3'],
].map((path) => ({ what: path, path }));

const LISTS: readonly Asked[] = [
  { what: 'staff: news', document: staffList('staffNews', ROW) },
  { what: 'staff: programmes', document: staffList('staffPrograms', FIRST_OF + ROW) },
  { what: 'staff: films', document: staffList('staffMovies', ROW) },
  { what: 'staff: competitions', document: staffList('staffCompetitions', ROW) },
  { what: 'staff: gallery', document: staffList('staffGallery', ROW) },
  {
    what: 'staff: state of content',
    document: '{ contentState { section published latest { itemId } lacks { what count } } }',
  },
];

const SEARCHES: readonly Asked[] = [
  { what: 'staff: search in news', document: staffList('staffNews', `search: "koncert", ${ROW}`) },
  { what: 'staff: news by title', document: staffList('staffNews', `order: "title", ${ROW}`) },
];

/** The time of each at both sizes in turn, so that a drifting machine favours neither. */
async function compare(small: Staffed, big: Staffed, asked: Asked, rounds: number) {
  const times: [number[], number[]] = [[], []];
  for (let round = -1; round < rounds; round += 1) {
    const few = await timeOf(small, asked, true);
    const many = await timeOf(big, asked, true);
    if (round < 0) continue;
    times[0].push(few);
    times[1].push(many);
  }
  return [median(times[0]), median(times[1])] as const;
}

/** G1 to G3: what pages, lists and searches cost with twenty years of content beside a short archive, made anew. */
export async function measureGrowth(
  small: Staffed,
  big: Staffed,
  rounds: number,
): Promise<Result[]> {
  const groups = [
    { id: 'G1', asked: PAGES, most: MOST },
    { id: 'G2', asked: LISTS, most: MOST },
    { id: 'G3', asked: SEARCHES, most: MOST_SEARCH },
  ];
  const results: Result[] = [];
  const list = await compare(
    small,
    big,
    { what: 'list', document: staffList('staffNews', ROW) },
    rounds,
  );
  for (const { id, asked, most } of groups) {
    for (const one of asked) {
      const [few, many] = await compare(small, big, one, rounds);
      const yardstick = id === 'G3' ? list[1] : few;
      const ratio = Math.max(many, LEAST_MS) / Math.max(yardstick, LEAST_MS);
      results.push({
        id,
        what: `${one.what}, 20,000 beside ${id === 'G3' ? 'the plain list' : '400'}`,
        measured: `${ratio.toFixed(2)} (${many.toFixed(1)} : ${yardstick.toFixed(1)} ms)`,
        target: `<= ${most.toFixed(2)}`,
        met: ratio <= most,
      });
    }
  }
  return results;
}
