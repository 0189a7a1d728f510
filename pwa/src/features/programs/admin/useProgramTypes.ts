import { useOpenedSections } from '../../../admin/screen/gates.tsx';
import type { ProgramTypeInfo } from '@centar/domain/sections.ts';

/** Names of types that the user may write (staff specification, section 6). */
export function useProgramTypes(types: readonly ProgramTypeInfo[]): string[] {
  const sections = useOpenedSections();
  return types.map(({ name }) => name).filter((name) => sections.includes(name));
}
