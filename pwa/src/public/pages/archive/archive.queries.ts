import { pageQuery } from '../../page/pageQuery.ts';
import type { RouteInput } from '../../page/publicRoute.ts';
import { YearArchive } from './archive.operations.ts';

/** Null means the latest year with events. */
export const yearArchiveQuery = (year: number | null, after: string | null = null) =>
  pageQuery(YearArchive, { year, after });

export const yearOfArchive = ({ part }: RouteInput): number | undefined =>
  part ? Number(part) : undefined;
