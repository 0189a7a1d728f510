import { programPath } from '@centar/domain/pages.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import type { ProgramCardData } from './programs.operations.ts';
import { tagOf } from './programView.ts';

/** A programme type that is a corner. */
export type Corner = Extract<(typeof PROGRAM_TYPES)[number], { readonly isCorner: true }>;

/** Both corners, in the order of the home page. */
export const CORNERS: readonly Corner[] = PROGRAM_TYPES.filter((type) => type.isCorner);

/** The corner that an address names; undefined for any other word (specification, section 4). */
export function cornerOf(part: string) {
  return CORNERS.find(({ slug }) => slug === part);
}

/** The corner to which a programme belongs; undefined for all other programmes. */
export function cornerOfProgram(program: { programType: string }): Corner | undefined {
  const { slug } = tagOf(program);
  return CORNERS.find((corner) => corner.slug === slug);
}

/** A programme's page: a corner's items have pages of their own. */
export function pageOfProgram(program: Pick<ProgramCardData, 'id' | 'programType'>): string {
  return programPath(program.id, program.programType);
}
