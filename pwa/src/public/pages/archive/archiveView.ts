import { toBelgrade } from '@centar/domain/dates.ts';
import type { ArchivedYear } from './archive.operations.ts';

/** A Belgrade month of the archive. */
export interface ArchivedMonth {
  /** 1 to 12. */
  readonly month: number;
  /** A moment of it, ISO 8601. */
  readonly at: string;
  readonly programs: ArchivedYear['programs'];
  readonly films: ArchivedYear['films'];
}

/** The months in which something happened, the latest first. */
export function byMonth({ programs, films }: ArchivedYear): ArchivedMonth[] {
  const monthOf = ({ at }: { at: string }): number => toBelgrade(at).month;
  const programsOf = Map.groupBy(programs, monthOf);
  const filmsOf = Map.groupBy(films, monthOf);
  return [...new Set([...programsOf.keys(), ...filmsOf.keys()])]
    .sort((a, b) => b - a)
    .map((month) => {
      const own = { programs: programsOf.get(month) ?? [], films: filmsOf.get(month) ?? [] };
      return { month, at: own.programs[0]?.at ?? own.films[0]?.at ?? '', ...own };
    });
}
