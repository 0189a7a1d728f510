import { patterns } from '../../paths.ts';
import { idOf, queryList } from '../../site/publicRoute.ts';
import type { PublicRoute } from '../../site/publicRoute.ts';
import { cornerTexts } from '../../texts/corners.ts';
import { CornerDetailPage } from './CornerDetailPage.tsx';
import { CornersListPage } from './CornersListPage.tsx';
import { cornerOf } from './cornerView.ts';
import { programQuery, soonQuery, upcomingOfTypeQuery } from './programs.queries.ts';

/** The public addresses of both corners. */
export const cornerRoutes: readonly PublicRoute[] = [
  {
    path: patterns.corners,
    queries: ({ params }) => {
      const corner = cornerOf(params);
      return corner && queryList(upcomingOfTypeQuery(corner.name));
    },
    Page: CornersListPage,
    head: ({ params }) => {
      const corner = cornerOf(params);
      if (!corner) return {};
      const { title, lead } = cornerTexts.corners[corner.slug];
      return { title, description: lead };
    },
  },
  {
    path: patterns.corner,
    queries: (input) => {
      const id = idOf(input);
      return id === undefined ? undefined : queryList(programQuery(id), soonQuery());
    },
    Page: CornerDetailPage,
    head: (input, read) => {
      const program = read(programQuery(idOf(input) ?? 0))?.programById;
      return program
        ? { title: program.title, description: program.excerpt, image: program.image }
        : {};
    },
  },
];
