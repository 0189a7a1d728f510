import { pageQuery } from '../../../public/page/pageQuery.ts';
import {
  NewestProcurements,
  ProcurementDetail,
  ProcurementsList,
  ProcurementYears,
} from './procurements.operations.ts';

const LIST_SIZE = 48;
const SLIDER_SIZE = 12;

/** Null means the current year. */
export const procurementsQuery = (year: number | null = null, after: string | null = null) =>
  pageQuery(ProcurementsList, { first: LIST_SIZE, after, year });

/** Of any year, for the carousel: the current year has none in January. */
export const newestProcurementsQuery = () => pageQuery(NewestProcurements, { first: SLIDER_SIZE });

export const procurementYearsQuery = () => pageQuery(ProcurementYears, {});

export const procurementQuery = (id: number) => pageQuery(ProcurementDetail, { id });
