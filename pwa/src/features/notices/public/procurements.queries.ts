import { pageQuery } from '../../../public/page/pageQuery.ts';
import {
  NewestProcurements,
  ProcurementDetail,
  ProcurementsList,
  ProcurementYears,
} from './procurements.operations.ts';

/** The number of items on the list page. */
const LIST_SIZE = 48;
/** The number of items in the carousel. */
const SLIDER_SIZE = 12;

/** The list of one year (`null`: the current one), or its page behind a cursor. */
export const procurementsQuery = (year: number | null = null, after: string | null = null) =>
  pageQuery(ProcurementsList, { first: LIST_SIZE, after, year });

/** The newest few of any year, for the carousel: the current year has none in January. */
export const newestProcurementsQuery = () => pageQuery(NewestProcurements, { first: SLIDER_SIZE });

/** The years of the archive. */
export const procurementYearsQuery = () => pageQuery(ProcurementYears, {});

/** One procurement. */
export const procurementQuery = (id: number) => pageQuery(ProcurementDetail, { id });
