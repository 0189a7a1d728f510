import { useSections } from '../../../admin/auth/session.tsx';
import type { ProgramTypeInfo } from '@centar/domain/sections.ts';

/** Names of types that the user may write (staff specification, section 6). */
export function useProgramTypes(types: readonly ProgramTypeInfo[]): string[] {
  const sections = useSections();
  return types.map(({ name }) => name).filter((name) => sections.includes(name));
}
