import { PROGRAM_TYPES } from '../../domain/sections.ts';
import { currentMoviesQuery, movieQuery } from './features/cinema/cinema.queries.ts';
import { allNewsQuery, latestNewsQuery, newsQuery } from './features/news/news.queries.ts';
import {
  archiveQuery,
  pastOfTypeQuery,
  programQuery,
  soonQuery,
  upcomingOfTypeQuery,
  upcomingQuery,
} from './features/programs/programs.queries.ts';
import type { AnyPageQuery, PageQuery } from './site/pageQuery.ts';

/** Runs one query; gives its data, undefined if it failed. */
type Run = (query: AnyPageQuery) => Promise<unknown>;

/**
 * Runs every query that public pages make, so that a device that keeps the answers can show all of them
 * without a connection: the lists, then the details of everything on them.
 */
export async function snapshotQueries(run: Run): Promise<void> {
  const read = async <Data, Variables>(query: PageQuery<Data, Variables>) =>
    (await run(query as unknown as AnyPageQuery)) as Data | undefined;
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
  await read(latestNewsQuery());
  const news = await read(allNewsQuery());
  const movies = await read(currentMoviesQuery());

  for (const id of programs) await read(programQuery(id));
  for (const { id } of news?.allNews.items ?? []) await read(newsQuery(id));
  for (const { id } of movies?.currentMovies.items ?? []) await read(movieQuery(id));
}
