import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PROGRAM_TYPES, type ProgramTypeInfo } from '@centar/domain/sections.ts';
import { ItemCreateScreen } from '../../../admin/items/ItemCreateScreen.tsx';
import { NoPermission } from '../../../admin/screen/NoPermission.tsx';
import { programsAdmin } from './programs.admin.tsx';
import { useProgramTypes } from './useProgramTypes.ts';

export interface ProgramCreateScreenProps {
  readonly types: readonly ProgramTypeInfo[];
  /** Names the form on this device. */
  readonly name: string;
}

/** `/ap/programs/kreiraj` and `/ap/kutaks/kreiraj`; the address may name the type. */
export function ProgramCreateScreen({ types, name }: ProgramCreateScreenProps): ReactNode {
  const choices = useProgramTypes(types);
  const [address] = useSearchParams();
  const named = PROGRAM_TYPES.find(({ slug }) => slug === address.get('vrsta'))?.name;
  const only = choices.length === 1 ? choices[0] : undefined;
  const programType = choices.find((choice) => choice === named) ?? only;
  if (choices.length === 0) return <NoPermission />;
  return (
    <ItemCreateScreen
      admin={programsAdmin(choices)}
      name={name}
      initialValues={programType === undefined ? {} : { programType }}
    />
  );
}
