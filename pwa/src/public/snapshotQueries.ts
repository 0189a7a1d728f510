import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { currentMoviesQuery, movieQuery } from '../features/cinema/public/cinema.queries.ts';
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
  soonQuery,
  upcomingOfTypeQuery,
  upcomingQuery,
} from '../features/programs/public/programs.queries.ts';
import { centreQuery } from './pages/about/centre.queries.ts';
import { yearArchiveQuery } from './pages/archive/archive.queries.ts';
import { scheduleQuery } from './pages/schedule/schedule.queries.ts';
import type { AnyPageQuery, PageQuery } from './page/pageQuery.ts';

/** Runs one query; gives its data, undefined if it failed. */
type Run = (query: AnyPageQuery) => Promise<unknown>;

const typedRun =
  (run: Run) =>
  async <Data, Variables>(query: PageQuery<Data, Variables>) =>
    (await run(query as unknown as AnyPageQuery)) as Data | undefined;

/**
 * Runs every query that public pages make, so that a device that keeps the answers can show all of them
 * without a connection: the lists, then the details of everything on them.
 */
export async function snapshotQueries(run: Run): Promise<void> {
  const read = typedRun(run);
  const programs = new Set<number>();
  const remember = (items: readonly { id: number }[] = []): void => {
    for (const { id } of items) programs.add(id);
  };

  remember((await read(upcomingQuery()))?.upcomingPrograms.items);
  await read(soonQuery());
  remember((await read(archiveQuery()))?.pastPrograms.items);
  for (const { name } of PROGRAM_TYPES) {
    remember((await read(upcomingOfTypeQuery(name)))?.upcomingPrograms.items);
    remember((await read(pastOfTypeQuery(name)))?.pastPrograms.items);
  }
  await read(centreQuery());
  await read(latestNewsQuery());
  const news = await read(allNewsQuery());
  const movies = await read(currentMoviesQuery());
  await read(scheduleQuery());
  const archive = await read(yearArchiveQuery(null));
  for (const year of archive?.archiveYears.slice(0, KEPT_ARCHIVES) ?? []) {
    await read(yearArchiveQuery(year));
  }

  for (const id of programs) await read(programQuery(id));
  for (const { id } of news?.allNews.items ?? []) await read(newsQuery(id));
  for (const { id } of movies?.currentMovies.items ?? []) await read(movieQuery(id));
  await snapshotNotices(run);
  await snapshotPictures(run);
}

/** The latest years of the archive, which has many items and short lines. */
const KEPT_ARCHIVES = 2;

/** The latest years of procurements, and pages of the gallery's wall, that a device keeps: it has no room for an archive. */
const KEPT_YEARS = 3;
const KEPT_WALL_PAGES = 5;

/** Competitions, and procurements of the latest years. */
async function snapshotNotices(run: Run): Promise<void> {
  const read = typedRun(run);
  await read(newestCompetitionsQuery());
  const competitions = await read(competitionsQuery());
  for (const { id } of competitions?.allCompetitions.items ?? []) await read(competitionQuery(id));

  await read(newestProcurementsQuery());
  const years = (await read(procurementYearsQuery()))?.procurementYears ?? [];
  const procurements = new Set<number>();
  // The current year's list has an address without a year.
  for (const year of [null, ...years.slice(0, KEPT_YEARS)]) {
    const list = await read(procurementsQuery(year));
    for (const { id } of list?.procurementsOfYear.items ?? []) procurements.add(id);
  }
  for (const id of procurements) await read(procurementQuery(id));
}

/** The house and its art. Last: pictures are kept in this order for as long as there is room. */
async function snapshotPictures(run: Run): Promise<void> {
  const read = typedRun(run);
  await read(premisesQuery());
  const colonies = await read(coloniesQuery());
  for (const { id } of colonies?.allColonies.items ?? []) await read(colonyQuery(id));
  const salons = await read(artSalonsQuery());
  for (const { id } of salons?.allArtSalons.items ?? []) await read(artSalonQuery(id));
  const wall = (await read(galleryPageQuery(1)))?.galleryByPage;
  const pages = Math.min(KEPT_WALL_PAGES, Math.ceil((wall?.total ?? 0) / (wall?.pageSize ?? 1)));
  const hanging = [...(wall?.items ?? [])];
  for (let page = 2; page <= pages; page += 1) {
    hanging.push(...((await read(galleryPageQuery(page)))?.galleryByPage.items ?? []));
  }
  // The address of a picture does not say on which page it hangs, and its page is named by it.
  for (const { id } of hanging) await read(galleryItemQuery(id));
}
