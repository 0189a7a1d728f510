import { useCallback, type ReactNode } from 'react';
import type { ProgramTypeInfo } from '@centar/domain/sections.ts';
import { DoneToast } from '../../../admin/toast/DoneToast.tsx';
import { LoadedView } from '../../../admin/screen/LoadedView.tsx';
import { StaffScreen } from '../../../admin/screen/StaffScreen.tsx';
import { useItemList } from '../../../admin/list/useItemList.ts';
import type { AskedList, FoundList } from '../../../admin/list/useItemList.ts';
import type { StaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { programsAdminTexts as texts } from './programs.adminTexts.ts';
import { staffTexts } from '../../../admin/texts/staff.texts.ts';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { createOfType } from './programPlaces.ts';
import { AdminProgramsList, DeleteProgram } from './programs.adminOperations.ts';
import type { ProgramRow } from './programs.adminOperations.ts';
import { FORMS, programRefusals } from './programs.form.ts';
import { PROGRAM_FILTERS, PROGRAM_ORDERS, ProgramsAdminTable } from './ProgramsAdminTable.tsx';

/** A page of one type, and how many of all are still to come. */
interface ProgramList extends FoundList<ProgramRow> {
  readonly upcoming: number;
}

/** `/ap/program/:slug` and `/ap/kutak/:kutak`: all of one type, what is to come first. */
export function ProgramsAdminListPage({ type }: { readonly type: ProgramTypeInfo }): ReactNode {
  const programType = type.name;
  const list = useCallback(
    async (ask: StaffCalls['query'], asked: AskedList) =>
      (await ask(AdminProgramsList, { ...asked, programType })).staffPrograms,
    [programType],
  );
  const { done, failure, loaded, shownOf, changes, remove } = useItemList<ProgramRow, ProgramList>({
    itemType: 'Program',
    name: FORMS,
    list,
    remove: (ask, id) => ask(DeleteProgram, { id }),
    texts,
    columns: PROGRAM_ORDERS,
    filters: PROGRAM_FILTERS,
  });
  const { data } = loaded;
  return (
    <StaffScreen
      title={type.name}
      subtitle={data && texts.count(data.total, data.upcoming)}
      action={
        <ButtonLink kind="green" icon="plus" href={createOfType(type)}>
          {texts.add}
        </ButtonLink>
      }
    >
      <DoneToast
        done={done}
        failure={failure}
        sentences={programRefusals}
        onRestored={loaded.reload}
      />
      <LoadedView loaded={loaded} failed={staffTexts.failedList}>
        {(found) => (
          <ProgramsAdminTable
            list={shownOf(found)}
            changedBy={changes.changedBy}
            isDrafted={changes.isDrafted}
            onRemove={(row) => void remove(row)}
          />
        )}
      </LoadedView>
    </StaffScreen>
  );
}
