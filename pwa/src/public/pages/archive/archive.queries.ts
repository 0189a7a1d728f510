import { pageQuery } from '../../page/pageQuery.ts';
import type { RouteInput } from '../../page/publicRoute.ts';
import { YearArchive } from './archive.operations.ts';

/** What happened in a year; null: the latest in which something did. */
export const yearArchiveQuery = (year: number | null) => pageQuery(YearArchive, { year });

/** The year of an address; undefined for anything that is no year. */
export function yearOfArchive({ params }: RouteInput): number | undefined {
  const text = params['year'] ?? '';
  return /^(19|20)\d\d$/.test(text) ? Number(text) : undefined;
}
