import { staffList, workOf, type Probe, type Staffed } from './bigProducts.ts';
import { median, p95 } from './statistics.ts';
import type { Result } from './table.ts';

/** Maximum cost ratio of twenty years to one year, and of a search to a list. */
const MOST = 1.2;
const MOST_SEARCH = 3;
/** Shorter times are measurement noise. */
const LEAST_MS = 2;

const ROW = 'pageSize: 25';
const FIRST_OF = 'programType: "Muzicki program", ';

const PAGES: readonly Probe[] = [
  '/',
  '/news-list',
  '/programs-list',
  '/program/muzicki',
  '/raspored',
  '/bioskop-list',
  '/konkurs-list',
  '/javne-nabavke-list',
  '/kutak-list/americki',
  '/arhiva',
  '/o-nama',
  '/rss/vesti.xml',
  '/kalendar/projekcije.ics',
  '/kalendar/muzicki.ics',
  '/api/News/GetNews',
  '/api/Programs/GetPrograms',
  '/api/Gallery/GetGalleryByPage?page=1',
  '/news/10',
  '/programs/10',
  '/cinema/5',
  '/konkurs/3',
].map((path) => ({ what: path, path }));

const LISTS: readonly Probe[] = [
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

/** With the list that each is compared with. */
const SEARCHES: readonly { readonly list: Probe; readonly probe: readonly Probe[] }[] = [
  {
    list: { what: 'the plain list', document: staffList('staffNews', ROW) },
    probe: [
      {
        what: 'staff: search in news',
        document: staffList('staffNews', `search: "koncert", ${ROW}`),
      },
      { what: 'staff: news by title', document: staffList('staffNews', `order: "title", ${ROW}`) },
    ],
  },
  {
    list: { what: '/news-list', path: '/news-list' },
    // A rare word, one with all forms, a common word, two common words, one type, and two without
    // hits.
    probe: [
      'koncert',
      'koncertima',
      'koncerata',
      'za',
      'za+je',
      'koncert&vrsta=programi',
      'zzzzzz',
      'konceert',
      'konceert+izlozbx',
    ].map((words) => ({ what: `/pretraga?q=${words}`, path: `/pretraga?q=${words}` })),
  },
];

/** Rounds to compile the code. */
const WARM_UP = 3;

/** Alternates sizes, so that a drifting machine favours neither. */
async function compare(small: Staffed, big: Staffed, probe: Probe, rounds: number) {
  const works: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const few = await workOf(small, probe);
    const many = await workOf(big, probe);
    if (round < 0) continue;
    works[0].push(few);
    works[1].push(many);
  }
  return [median(works[0]), median(works[1])] as const;
}

const result = (
  id: string,
  what: string,
  many: number,
  yardstick: number,
  most: number,
): Result => {
  const ratio = Math.max(many, LEAST_MS) / Math.max(yardstick, LEAST_MS);
  return {
    id,
    what,
    target: `<= ${most.toFixed(2)}`,
    met: ratio <= most,
    measured: `${ratio.toFixed(2)} (${many.toFixed(1)} : ${yardstick.toFixed(1)} ms)`,
  };
};

/** Alternates the search and its list. */
async function besideList(big: Staffed, list: Probe, probe: Probe, rounds: number) {
  const works: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const plain = await workOf(big, list);
    const searched = await workOf(big, probe);
    if (round < 0) continue;
    works[0].push(plain);
    works[1].push(searched);
  }
  return [p95(works[0]), p95(works[1])] as const;
}

/**
 * G3: the 95th percentile of processor time of searches with twenty years of content, relative to a
 * list.
 */
export async function measureSearches(
  big: Staffed,
  rounds: number,
  id = 'G3',
  size = 'twenty years',
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { list, probe } of SEARCHES) {
    for (const one of probe) {
      const [yardstick, many] = await besideList(big, list, one, rounds);
      const what = `${one.what} beside ${list.what}, p95 with ${size}`;
      results.push(result(id, what, many, yardstick, MOST_SEARCH));
    }
  }
  return results;
}

/**
 * G1, G2: processor time of uncached pages and lists with twenty years of content, relative to one
 * year.
 */
export async function measureGrowth(
  small: Staffed,
  big: Staffed,
  rounds: number,
  ids: readonly [string, string] = ['G1', 'G2'],
  size = 'twenty years',
): Promise<Result[]> {
  const groups = [
    { id: ids[0], probe: PAGES },
    { id: ids[1], probe: LISTS },
  ];
  const results: Result[] = [];
  for (const { id, probe } of groups) {
    for (const one of probe) {
      const [few, many] = await compare(small, big, one, rounds);
      results.push(result(id, `${one.what}, ${size} beside one year`, many, few, MOST));
    }
  }
  return results;
}
