import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import {
  cinemaListQuery,
  currentMoviesQuery,
  movieQuery,
} from '../features/cinema/public/cinema.queries.ts';
import {
  competitionQuery,
  competitionsQuery,
  newestCompetitionsQuery,
} from '../features/notices/public/competitions.queries.ts';
import {
  artSalonQuery,
  artSalonsQuery,
  coloniesQuery,
  colonyQuery,
} from '../features/exhibitions/public/exhibitions.queries.ts';
import { galleryItemQuery, galleryPageQuery } from '../features/gallery/public/gallery.queries.ts';
import { allNewsQuery, latestNewsQuery, newsQuery } from '../features/news/public/news.queries.ts';
import {
  newestProcurementsQuery,
  procurementQuery,
  procurementsQuery,
  procurementYearsQuery,
} from '../features/notices/public/procurements.queries.ts';
import { premisesQuery } from '../features/premises/public/premises.queries.ts';
import {
  archiveQuery,
  pastOfTypeQuery,
  programQuery,
  onQuery,
  soonQuery,
  upcomingOfTypeQuery,
  upcomingQuery,
} from '../features/programs/public/programs.queries.ts';
import { centreQuery } from './page/centre.queries.ts';
import { yearArchiveQuery } from './pages/archive/archive.queries.ts';
import { scheduleQuery } from './pages/schedule/schedule.queries.ts';
import type { AnyPageQuery, PageQuery, QueryVariables } from './page/pageQuery.ts';

/** Resolves with the data, or undefined if the query failed. */
type Run = (query: AnyPageQuery) => Promise<unknown>;

/**
 * Detail queries run concurrently: the server batches them in one statement and can serve others
 * between batches.
 */
const CONCURRENT_QUERIES = 20;

const typedRun =
  (run: Run) =>
  async <Data, Variables extends QueryVariables>(query: PageQuery<Data, Variables>) =>
    (await run(query)) as Data | undefined;

async function readDetails<Data, Variables extends QueryVariables>(
  run: Run,
  ids: Iterable<number>,
  queryOf: (id: number) => PageQuery<Data, Variables>,
): Promise<void> {
  const queries = Array.from(ids, (id) => queryOf(id));
  for (let start = 0; start < queries.length; start += CONCURRENT_QUERIES) {
    await Promise.all(queries.slice(start, start + CONCURRENT_QUERIES).map(run));
  }
}

const idsOf = (items: readonly { readonly id: number }[] = []): number[] =>
  items.map(({ id }) => id);

/**
 * Runs every query of the public pages, so that their cached responses show the complete site
 * offline: lists first, then the details of their items.
 */
export async function snapshotQueries(run: Run): Promise<void> {
  const read = typedRun(run);
  const programs = new Set<number>();
  const remember = (items?: readonly { id: number }[]): void => {
    for (const id of idsOf(items)) programs.add(id);
  };

  remember((await read(upcomingQuery()))?.upcomingPrograms.items);
  await read(soonQuery());
  remember((await read(onQuery()))?.programsOn.items);
  remember((await read(archiveQuery()))?.pastPrograms.items);
  for (const { name } of PROGRAM_TYPES) {
    remember((await read(upcomingOfTypeQuery(name)))?.upcomingPrograms.items);
    remember((await read(pastOfTypeQuery(name)))?.pastPrograms.items);
  }
  await read(centreQuery());
  await read(latestNewsQuery());
  const news = await read(allNewsQuery());
  await read(currentMoviesQuery());
  const movies = await read(cinemaListQuery());
  await read(scheduleQuery());
  const archive = await read(yearArchiveQuery(null));
  for (const year of archive?.archiveYears.slice(0, SNAPSHOT_ARCHIVES) ?? []) {
    await read(yearArchiveQuery(year));
  }

  await readDetails(run, programs, programQuery);
  await readDetails(run, idsOf(news?.allNews.items), newsQuery);
  await readDetails(run, idsOf(movies?.currentMovies.items), movieQuery);
  await snapshotNotices(run);
  await snapshotPictures(run);
}

/** The latest years of the archive, which has many items of little data. */
const SNAPSHOT_ARCHIVES = 2;

/** The latest procurement years and gallery pages: a device has no room for all. */
const SNAPSHOT_YEARS = 3;
const SNAPSHOT_WALL_PAGES = 5;

async function snapshotNotices(run: Run): Promise<void> {
  const read = typedRun(run);
  await read(newestCompetitionsQuery());
  const competitions = await read(competitionsQuery());
  await readDetails(run, idsOf(competitions?.allCompetitions.items), competitionQuery);

  await read(newestProcurementsQuery());
  const years = (await read(procurementYearsQuery()))?.procurementYears ?? [];
  const procurements = new Set<number>();
  // The list of the current year has an address without a year.
  for (const year of [null, ...years.slice(0, SNAPSHOT_YEARS)]) {
    const list = await read(procurementsQuery(year));
    for (const id of idsOf(list?.procurementsOfYear.items)) procurements.add(id);
  }
  await readDetails(run, procurements, procurementQuery);
}

/** Premises and art. Last, because pictures are cached in this order until space runs out. */
async function snapshotPictures(run: Run): Promise<void> {
  const read = typedRun(run);
  await read(premisesQuery());
  const colonies = await read(coloniesQuery());
  await readDetails(run, idsOf(colonies?.allColonies.items), colonyQuery);
  const salons = await read(artSalonsQuery());
  await readDetails(run, idsOf(salons?.allArtSalons.items), artSalonQuery);
  const wall = (await read(galleryPageQuery(1)))?.galleryByPage;
  const pages = Math.min(
    SNAPSHOT_WALL_PAGES,
    Math.ceil((wall?.total ?? 0) / (wall?.pageSize ?? 1)),
  );
  const hanging = [...(wall?.items ?? [])];
  for (let page = 2; page <= pages; page += 1) {
    hanging.push(...((await read(galleryPageQuery(page)))?.galleryByPage.items ?? []));
  }
  // A picture's address does not contain its gallery page, but its title does.
  await readDetails(run, idsOf(hanging), galleryItemQuery);
}
