import type { ReactNode } from 'react';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { ItemViewScreen } from '../../../admin/items/ItemViewScreen.tsx';
import { NoPermission } from '../../../admin/screen/NoPermission.tsx';
import { NOT_YOURS, programsAdmin } from './programs.admin.tsx';
import { useProgramTypes } from './useProgramTypes.ts';

/** `/ap/program/view/:id` and `/ap/kutak/view/:id`, for editors of the item's section. */
export function ProgramViewScreen(): ReactNode {
  const types = useProgramTypes(PROGRAM_TYPES);
  return (
    <ItemViewScreen
      admin={programsAdmin(types)}
      refusal={({ programType }) =>
        types.includes(programType) ? undefined : (
          <NoPermission title={NOT_YOURS.text} text={NOT_YOURS.more} />
        )
      }
    />
  );
}
