import { PROGRAM_TYPE_NAMES } from '@centar/domain/sections.ts';
import { useSections } from '../auth/session.tsx';

/** Whether the person edits a section with dates. */
export function useHoldsDates(): boolean {
  const dated: readonly string[] = PROGRAM_TYPE_NAMES;
  return useSections().some((section) => dated.includes(section));
}
