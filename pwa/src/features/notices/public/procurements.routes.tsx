import { paths, patterns } from '../../../shared/paths.ts';
import { idOf, lazyPage, queryList, type PublicRoute } from '../../../public/page/publicRoute.ts';
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
    page: lazyPage(
      'ProcurementsListPage',
      async () => (await import('./ProcurementsListPage.tsx')).ProcurementsListPage,
    ),
  },
  {
    path: patterns.procurement,
    queries: (input) => {
      const id = idOf(input);
      return id === undefined
        ? undefined
        : queryList(procurementQuery(id), newestProcurementsQuery());
    },
    page: lazyPage(
      'ProcurementDetailPage',
      async () => (await import('./ProcurementDetailPage.tsx')).ProcurementDetailPage,
    ),
  },
];
