import { useSections } from '../../../admin/auth/session.tsx';
import type { ProgramTypeInfo } from '@centar/domain/sections.ts';

/** The names of those types that the signed-in person may write (staff specification, section 6). */
export function useProgramTypes(types: readonly ProgramTypeInfo[]): string[] {
  const sections = useSections();
  return types.map(({ name }) => name).filter((name) => sections.includes(name));
}
