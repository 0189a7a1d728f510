import type { ReactNode } from 'react';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { ItemViewScreen } from '../../../admin/items/ItemViewScreen.tsx';
import { NoPermission } from '../../../admin/screen/NoPermission.tsx';
import { programsAdmin } from './programs.admin.tsx';
import { programsAdminTexts as texts } from './programs.adminTexts.ts';
import { useProgramTypes } from './useProgramTypes.ts';

/** `/ap/program/view/:id` and `/ap/kutak/view/:id`: one item, for people of its own section. */
export function ProgramViewScreen(): ReactNode {
  const types = useProgramTypes(PROGRAM_TYPES);
  return (
    <ItemViewScreen
      admin={programsAdmin(types)}
      refusal={({ programType }) =>
        types.includes(programType) ? undefined : (
          <NoPermission title={texts.notYours} text={texts.notYoursText} />
        )
      }
    />
  );
}
