import { changeSomething, staffList, timeOf, type Probe, type Staffed } from './bigProducts.ts';
import { median } from './statistics.ts';
import type { Result } from './table.ts';

/** Maximum event loop delay of one request, and maximum time for the offline copy. */
const MOST_MS = 50;
const MOST_SNAPSHOT_MS = 500;

/** The maximum cost of an anonymous query. */
const DEAREST = `{ ${['a', 'b']
  .map(
    (alias) =>
      `${alias}: allNews(first: 50) { items { id title author theme excerpt description } }`,
  )
  .join(' ')} }`;

const PROBES: readonly (Probe & { readonly asStaff?: true; readonly most?: number })[] = [
  { what: '/offline-snapshot', path: '/offline-snapshot', most: MOST_SNAPSHOT_MS },
  { what: 'GetAllNews', path: '/api/News/GetAllNews' },
  { what: 'GetPastPrograms', path: '/api/Programs/GetPastPrograms' },
  { what: 'GetAllMovies', path: '/api/Cinema/GetAllMovies' },
  { what: 'GetMovies', path: '/api/Cinema/GetMovies' },
  { what: 'GetAllKonkurs', path: '/api/Konkurs/GetAllKonkurs' },
  { what: 'the home page', path: '/' },
  { what: '/sitemap.xml', path: '/sitemap.xml' },
  { what: '/javne-nabavke-list', path: '/javne-nabavke-list' },
  { what: '/arhiva', path: '/arhiva' },
  { what: 'a year of the archive', path: `/arhiva/${String(new Date().getFullYear() - 1)}` },
  { what: 'the Cyrillic sitemap', path: '/cir/sitemap.xml' },
  { what: 'a feed', path: '/cir/rss/vesti.xml' },
  { what: 'a calendar', path: '/cir/kalendar/projekcije.ics' },
  { what: 'a search for eight words', path: '/pretraga?q=a+b+c+d+koncert+film+u+na' },
  { what: 'the last page of the gallery', path: '/program/likovni?strana=333' },
  { what: 'the schedule', path: '/raspored' },
  { what: "a stranger's query", path: `/graphql?query=${encodeURIComponent(DEAREST)}` },
  {
    what: 'search in a staff list',
    document: staffList('staffNews', 'search: "koncert"'),
    asStaff: true,
  },
  {
    what: 'a staff list by title',
    document: staffList('staffNews', 'order: "title"'),
    asStaff: true,
  },
  {
    what: 'the last page of a staff list',
    document: staffList('staffNews', 'page: 100000'),
    asStaff: true,
  },
  { what: 'the state of content', document: '{ contentState { section } }', asStaff: true },
];

/** Milliseconds of the longest blocking: elapsed, and of the thread's own work. */
interface Stretch {
  readonly taken: number;
  readonly worked: number;
}

/** Long enough for the work after a change. */
const QUIET_MS = 3000;

/**
 * B1 to B3: longest blocking of the event loop during each request, after a change, with twenty
 * years of content.
 */
export async function measureBlocked(big: Staffed, rounds: number): Promise<Result[]> {
  const results: Result[] = [];
  const stretch = async (work: () => Promise<number>) => {
    await big.server.ask('reset');
    const took = await work();
    return { took, ...((await big.server.ask('longest')) as Stretch) };
  };
  for (const { asStaff = false, most, ...probe } of PROBES) {
    const seen: (Stretch & { took: number })[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await changeSomething(big);
      seen.push(await stretch(() => timeOf(big, probe, asStaff)));
    }
    const longest = median(seen.map((one) => one.worked));
    const taken = median(seen.map((one) => one.taken));
    const took = median(seen.map((one) => one.took));
    results.push({
      id: 'B1',
      what: `longest stretch of the thread during ${probe.what}, after a change, with 20,000 items`,
      measured: `${longest.toFixed(0)} ms (${taken.toFixed(0)} with what else ran; answered in ${took.toFixed(0)} ms)`,
      target: `<= ${String(MOST_MS)} ms${most === undefined ? '' : `, in <= ${String(most)} ms`}`,
      met: longest <= MOST_MS && took <= (most ?? Number.POSITIVE_INFINITY),
    });
  }
  const warm: { worked: number; home: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await changeSomething(big);
    const { worked } = await stretch(async () => {
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      return 0;
    });
    warm.push({ worked, home: await timeOf(big, { what: 'home', path: '/' }, false) });
  }
  const longest = median(warm.map((one) => one.worked));
  const home = median(warm.map((one) => one.home));
  return [
    ...results,
    {
      id: 'B2',
      what: 'longest stretch while pages are made ready after a change; home page then',
      measured: `${longest.toFixed(0)} ms; ${home.toFixed(1)} ms`,
      target: `<= ${String(MOST_MS)} ms; <= 10 ms`,
      met: longest <= MOST_MS && home <= 10,
    },
  ];
}
