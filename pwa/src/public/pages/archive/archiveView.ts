import { toBelgrade } from '@centar/domain/dates.ts';
import { groupBy } from '@centar/domain/groupBy.ts';
import { PROGRAM_TYPES, type ProgramTypeInfo } from '@centar/domain/sections.ts';
import { ARCHIVE, spellKind, UNKNOWN } from '@centar/domain/whatsOn.ts';
import type { ArchivedYear } from './archive.operations.ts';
import { archiveTexts as texts } from './archive.texts.ts';

export interface ArchivedMonth {
  /** 1 to 12. */
  readonly month: number;
  /** A moment in the month, ISO 8601. */
  readonly at: string;
  readonly programs: ArchivedYear['programs'];
  readonly films: ArchivedYear['films'];
}

/** The programme type in the address; undefined for all. */
export function kindOfArchive(
  search: URLSearchParams,
): ProgramTypeInfo | typeof UNKNOWN | undefined {
  const asked = spellKind(search.get(ARCHIVE.kind) ?? '');
  return asked === UNKNOWN ? UNKNOWN : PROGRAM_TYPES.find(({ slug }) => slug === asked);
}

/** Whether a year has events of this type. Films count as cinema. */
export const hasKind = (
  { programs, films }: ArchivedYear,
  { name, slug }: ProgramTypeInfo,
): boolean =>
  programs.some(({ programType }) => programType === name) ||
  (slug === 'bioskop' && films.length > 0);

/** The events of one type; none for an unknown type. */
export function ofKind(
  year: ArchivedYear,
  kind: ProgramTypeInfo | typeof UNKNOWN | undefined,
): ArchivedYear {
  if (!kind) return year;
  if (kind === UNKNOWN) return { ...year, programs: [], films: [] };
  return {
    ...year,
    programs: year.programs.filter(({ programType }) => programType === kind.name),
    films: kind.slug === 'bioskop' ? year.films : [],
  };
}

/** Months with events, the latest first. */
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

/** `Arhiva 2026: Muzicki program` */
export function archiveTitle(title: string, kind: ReturnType<typeof kindOfArchive>): string {
  if (!kind) return title;
  return texts.ofKind(title, kind === UNKNOWN ? texts.unknownKind : kind.name);
}
