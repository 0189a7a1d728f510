import { pageQuery } from '../../../public/page/pageQuery.ts';
import {
  ProcurementDetail,
  ProcurementsList,
  ProcurementYears,
} from './procurements.operations.ts';

/** As many as the list page shows at once. */
const LIST_SIZE = 48;
/** As many as the carousel holds. */
const SLIDER_SIZE = 12;

/** The list of one year (`null`: the current one), or its page behind a cursor. */
export const procurementsQuery = (year: number | null = null, after: string | null = null) =>
  pageQuery(ProcurementsList, { first: LIST_SIZE, after, year });

/** The newest few of the current year, for the carousel. */
export const newestProcurementsQuery = () =>
  pageQuery(ProcurementsList, { first: SLIDER_SIZE, after: null, year: null });

/** The years of the archive. */
export const procurementYearsQuery = () => pageQuery(ProcurementYears, {});

/** One procurement. */
export const procurementQuery = (id: number) => pageQuery(ProcurementDetail, { id });
