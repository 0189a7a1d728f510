import { pageQuery } from '../../page/pageQuery.ts';
import type { RouteInput } from '../../page/publicRoute.ts';
import { YearArchive } from './archive.operations.ts';

/** The events of one year; null for the latest year that has any. */
export const yearArchiveQuery = (year: number | null) => pageQuery(YearArchive, { year });

/** The year in the address of an archive; undefined where it names none. */
export const yearOfArchive = ({ part }: RouteInput): number | undefined =>
  part ? Number(part) : undefined;
