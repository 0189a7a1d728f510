import { paths, patterns } from '../../paths.ts';
import { idOf, queryList } from '../../site/publicRoute.ts';
import type { PublicRoute } from '../../site/publicRoute.ts';
import { procurementTexts } from '../../texts/procurements.ts';
import { ProcurementDetailPage } from './ProcurementDetailPage.tsx';
import { ProcurementsListPage } from './ProcurementsListPage.tsx';
import {
  newestProcurementsQuery,
  procurementQuery,
  procurementsQuery,
  procurementYearsQuery,
} from './procurements.queries.ts';
import { yearOf } from './procurementYears.ts';

/** The public addresses of procurements. */
export const procurementRoutes: readonly PublicRoute[] = [
  {
    path: paths.procurements,
    queries: ({ search }) => {
      const year = yearOf(search);
      if (year === undefined) return undefined;
      const named = year === 'current' ? null : year;
      return queryList(procurementsQuery(named, search.get('posle')), procurementYearsQuery());
    },
    Page: ProcurementsListPage,
    head: ({ search }) => {
      const year = yearOf(search);
      const { listTitle, titleOf, description } = procurementTexts;
      return { title: typeof year === 'number' ? titleOf(year) : listTitle, description };
    },
  },
  {
    path: patterns.procurement,
    queries: (input) => {
      const id = idOf(input);
      return id === undefined
        ? undefined
        : queryList(procurementQuery(id), newestProcurementsQuery());
    },
    Page: ProcurementDetailPage,
    head: (input, read) => {
      const procurement = read(procurementQuery(idOf(input) ?? 0))?.procurementById;
      return procurement ? { title: procurement.title, description: procurement.excerpt } : {};
    },
  },
];
