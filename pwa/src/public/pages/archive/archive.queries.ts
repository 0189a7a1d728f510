import { pageQuery } from '../../page/pageQuery.ts';
import type { RouteInput } from '../../page/publicRoute.ts';
import { YearArchive } from './archive.operations.ts';

/** The events of one year; null for the latest year that has any. */
export const yearArchiveQuery = (year: number | null) => pageQuery(YearArchive, { year });

/** The year of an address; undefined for anything that is no year. */
export function yearOfArchive({ params }: RouteInput): number | undefined {
  const text = params['year'] ?? '';
  return /^(19|20)\d\d$/.test(text) ? Number(text) : undefined;
}
