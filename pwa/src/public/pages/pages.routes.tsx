import { currentMoviesQuery } from '../../features/cinema/public/cinema.queries.ts';
import { lastOfGallery } from '../../features/gallery/public/galleryAddress.ts';
import { latestNewsQuery } from '../../features/news/public/news.queries.ts';
import { premisesQuery } from '../../features/premises/public/premises.queries.ts';
import {
  archiveQuery,
  onQuery,
  soonQuery,
} from '../../features/programs/public/programs.queries.ts';
import { paths } from '../../shared/paths.ts';
import { beginningOf, lazyPage, type PublicRoutes } from '../page/publicRoute.ts';
import { centreQuery } from '../page/centre.queries.ts';
import { yearArchiveQuery, yearOfArchive } from './archive/archive.queries.ts';
import { scheduleQuery } from './schedule/schedule.queries.ts';
import { searchQuery } from './search/search.queries.ts';
import { parseSearchAddress } from './search/searchView.ts';
import { typeOfPage, typeQueries, visualArtsQueries } from './programType/programType.queries.ts';

const archivePage = lazyPage(
  'ArchivePage',
  async () => (await import('./archive/ArchivePage.tsx')).ArchivePage,
);

/** Pages with several types of content, and the about page. */
export const pageRoutes = {
  home: {
    queries: () => [
      soonQuery(),
      onQuery(),
      latestNewsQuery(),
      currentMoviesQuery(),
      archiveQuery(),
      premisesQuery(),
    ],
    page: lazyPage('HomePage', async () => (await import('./home/HomePage.tsx')).HomePage),
  },
  schedule: {
    queries: () => [scheduleQuery()],
    page: lazyPage(
      'SchedulePage',
      async () => (await import('./schedule/SchedulePage.tsx')).SchedulePage,
    ),
  },
  whatsOn: {
    queries: () => [scheduleQuery()],
    page: lazyPage(
      'WhatsOnPage',
      async () => (await import('./whatsOn/WhatsOnPage.tsx')).WhatsOnPage,
    ),
  },
  posters: {
    queries: () => [scheduleQuery()],
    page: lazyPage(
      'PosterWallPage',
      async () => (await import('./posters/PosterWallPage.tsx')).PosterWallPage,
    ),
  },
  bookmarks: {
    queries: () => [],
    page: lazyPage(
      'BookmarksPage',
      async () => (await import('./bookmarks/BookmarksPage.tsx')).BookmarksPage,
    ),
  },
  archive: {
    queries: () => [yearArchiveQuery(null)],
    page: archivePage,
  },
  archiveYear: {
    queries: (input) => {
      const year = yearOfArchive(input);
      return year === undefined ? undefined : [yearArchiveQuery(year, input.search.get('posle'))];
    },
    exists: (input, read) => {
      const year = yearOfArchive(input);
      return (
        year !== undefined &&
        (read(yearArchiveQuery(year, input.search.get('posle')))?.archiveYears.includes(year) ??
          false)
      );
    },
    redirect: (input, read) => {
      const year = yearOfArchive(input);
      if (year === undefined) return undefined;
      const shown = read(yearArchiveQuery(year, input.search.get('posle')))?.archiveOfYear;
      const items = shown && [...shown.programs, ...shown.films];
      return beginningOf(paths.archiveOf(year), input, items && { items });
    },
    page: archivePage,
  },
  search: {
    queries: ({ search }) => {
      const query = searchQuery(parseSearchAddress(search));
      return query ? [query] : [];
    },
    page: lazyPage('SearchPage', async () => (await import('./search/SearchPage.tsx')).SearchPage),
  },
  programType: {
    queries: (input) => {
      const type = typeOfPage(input);
      if (!type) return undefined;
      const own = type.slug === 'likovni' ? visualArtsQueries(input.search) : [];
      return [...typeQueries(type), ...own];
    },
    redirect: (input, read) =>
      typeOfPage(input)?.slug === 'likovni' ? lastOfGallery(input.search, read) : undefined,
    page: lazyPage(
      'ProgramTypePage',
      async () => (await import('./programType/ProgramTypePage.tsx')).ProgramTypePage,
    ),
  },
  about: {
    queries: () => [centreQuery(), premisesQuery()],
    page: lazyPage('AboutPage', async () => (await import('./about/AboutPage.tsx')).AboutPage),
  },
} satisfies PublicRoutes;
