import { toBelgrade } from '@centar/domain/dates.ts';
import { groupBy } from '@centar/domain/groupBy.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import type { ProgramTypeInfo } from '@centar/domain/sections.ts';
import { ARCHIVE } from '@centar/domain/whatsOn.ts';
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

/** The type of programmes that an address asks for; undefined for all, and for what is no type. */
export const kindOfArchive = (search: URLSearchParams) =>
  PROGRAM_TYPES.find(({ slug }) => slug === search.get(ARCHIVE.kind));

/** Is anything of this type in a year? Films are of the type of the cinema. */
export const hasKind = (
  { programs, films }: ArchivedYear,
  { name, slug }: ProgramTypeInfo,
): boolean =>
  programs.some(({ programType }) => programType === name) ||
  (slug === 'bioskop' && films.length > 0);

/** What is of one type in a year. */
export function ofKind(year: ArchivedYear, kind: ProgramTypeInfo | undefined): ArchivedYear {
  if (!kind) return year;
  return {
    year: year.year,
    programs: year.programs.filter(({ programType }) => programType === kind.name),
    films: kind.slug === 'bioskop' ? year.films : [],
  };
}

/** The months in which something happened, the latest first. */
export function byMonth({ programs, films }: ArchivedYear): ArchivedMonth[] {
  const monthOf = ({ at }: { at: string }): number => toBelgrade(at).month;
  const programsOf = groupBy(programs, monthOf);
  const filmsOf = groupBy(films, monthOf);
  return [...new Set([...programsOf.keys(), ...filmsOf.keys()])]
    .sort((a, b) => b - a)
    .map((month) => {
      const own = { programs: programsOf.get(month) ?? [], films: filmsOf.get(month) ?? [] };
      return { month, at: own.programs[0]?.at ?? own.films[0]?.at ?? '', ...own };
    });
}
