import { idOf, queryList } from '../../site/publicRoute.ts';
import type { PublicRoute } from '../../site/publicRoute.ts';
import { paths, patterns } from '../../paths.ts';
import { programTexts } from '../../texts/programs.ts';
import { programJsonLd } from './programs.jsonLd.ts';
import { ProgramDetailPage } from './ProgramDetailPage.tsx';
import { ProgramsListPage } from './ProgramsListPage.tsx';
import { programQuery, soonQuery, upcomingQuery } from './programs.queries.ts';
import { tagOf } from './programView.ts';

/** The public addresses of programmes. */
export const programRoutes: readonly PublicRoute[] = [
  {
    path: paths.programs,
    queries: ({ search }) => queryList(upcomingQuery(search.get('posle'))),
    Page: ProgramsListPage,
    head: () => ({ title: programTexts.listTitle, description: programTexts.listLead }),
  },
  {
    path: patterns.program,
    queries: (input) => {
      const id = idOf(input);
      return id === undefined ? undefined : queryList(programQuery(id), soonQuery());
    },
    Page: ProgramDetailPage,
    head: (input, read) => {
      const program = read(programQuery(idOf(input) ?? 0))?.programById;
      if (!program) return {};
      const { slug, label } = tagOf(program);
      return {
        title: program.title,
        description: program.excerpt,
        image: program.image,
        parents: [
          { label: programTexts.all, href: paths.programs },
          { label, href: paths.programType(slug) },
        ],
        jsonLd: (site) => [programJsonLd(program, site)],
      };
    },
  },
];
