import { programPath } from '@centar/domain/pages.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import type { ProgramCardData } from './programs.operations.ts';
import { tagOf } from './programView.ts';

export type Corner = Extract<(typeof PROGRAM_TYPES)[number], { readonly isCorner: true }>;

/** In the home page's order. */
export const CORNERS: readonly Corner[] = PROGRAM_TYPES.filter((type) => type.isCorner);

/** By its name in addresses (specification, section 4). */
export function cornerOf(part: string) {
  return CORNERS.find(({ slug }) => slug === part);
}

/** Undefined for other programmes. */
export function cornerOfProgram(program: { programType: string }): Corner | undefined {
  const { slug } = tagOf(program);
  return CORNERS.find((corner) => corner.slug === slug);
}

/** Items of corners have separate pages. */
export function pageOfProgram(program: Pick<ProgramCardData, 'id' | 'programType'>): string {
  return programPath(program.id, program.programType);
}
