import { paths } from '../../../shared/paths.ts';
import {
  beginningOf,
  idOf,
  lazyPage,
  type PublicRoutes,
} from '../../../public/page/publicRoute.ts';
import {
  newestProcurementsQuery,
  procurementQuery,
  procurementsQuery,
  procurementYearsQuery,
} from './procurements.queries.ts';
import { yearOf } from './procurementYears.ts';

const pageOfYear = (year: number | 'current', search: URLSearchParams) =>
  procurementsQuery(year === 'current' ? null : year, search.get('posle'));

export const procurementRoutes = {
  procurements: {
    queries: ({ search }) => {
      const year = yearOf(search);
      if (year === undefined) return undefined;
      return [pageOfYear(year, search), procurementYearsQuery()];
    },
    redirect: (input, read) => {
      const year = yearOf(input.search) ?? 'current';
      const list = year === 'current' ? paths.procurements : paths.procurementsOf(year);
      return beginningOf(list, input, read(pageOfYear(year, input.search))?.procurementsOfYear);
    },
    page: lazyPage(
      'ProcurementsListPage',
      async () => (await import('./ProcurementsListPage.tsx')).ProcurementsListPage,
    ),
  },
  procurement: {
    queries: (input) => [procurementQuery(idOf(input)), newestProcurementsQuery()],
    page: lazyPage(
      'ProcurementDetailPage',
      async () => (await import('./ProcurementDetailPage.tsx')).ProcurementDetailPage,
    ),
  },
} satisfies PublicRoutes;
