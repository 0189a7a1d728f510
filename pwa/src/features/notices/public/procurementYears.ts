import { toBelgrade } from '@centar/domain/dates.ts';
import type { YearLink } from '../../../public/ui/layout/YearNav.tsx';
import { paths } from '../../../shared/paths.ts';

/** The year in an address: `current` without one, undefined if it is invalid. */
export function yearOf(search: URLSearchParams): number | 'current' | undefined {
  const text = search.get('godina');
  if (text === null) return 'current';
  return /^(19|20)\d\d$/.test(text) ? Number(text) : undefined;
}

/**
 * The years with procurements, latest first, always including the current and the shown one. The
 * current year has the plain address of the list.
 */
export function yearLinks(years: readonly number[], now: Date, shown: number): YearLink[] {
  const current = toBelgrade(now).year;
  return [...new Set([current, shown, ...years])]
    .sort((a, b) => b - a)
    .map((year) => ({
      year,
      href: year === current ? paths.procurements : paths.procurementsOf(year),
      shown: year === shown,
    }));
}
