import { toBelgrade } from '@centar/domain/dates.ts';
import type { YearLink } from '../../../public/ui/layout/YearNav.tsx';
import { paths } from '../../../shared/paths.ts';

/** The year that an address asks for: `current` without one, undefined for anything that is no year. */
export function yearOf(search: URLSearchParams): number | 'current' | undefined {
  const text = search.get('godina');
  if (text === null) return 'current';
  return /^(19|20)\d\d$/.test(text) ? Number(text) : undefined;
}

/**
 * The archive's years, latest first. The current one and the one on screen are always among them, and the current
 * one has the plain address of the list.
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
