import { useCallback, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { LoadedView } from '../../../admin/screen/LoadedView.tsx';
import { NoPermission } from '../../../admin/screen/NoPermission.tsx';
import { StaffScreen } from '../../../admin/screen/StaffScreen.tsx';
import { useConfirmedDelete } from '../../../admin/screen/useConfirmedDelete.ts';
import { useDone } from '../../../admin/toast/useDone.ts';
import { useAsync } from '../../../admin/screen/useAsync.ts';
import { useStaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { programsAdminTexts as texts } from './programs.adminTexts.ts';
import { staffTexts } from '../../../admin/texts/staff.texts.ts';
import { ProgramAdminEditForm } from './ProgramAdminEditForm.tsx';
import { listOfItem } from './programPlaces.ts';
import { AdminProgramItem, DeleteProgram } from './programs.adminOperations.ts';
import type { ProgramItem } from './programs.adminOperations.ts';
import { useProgramTypes } from './useProgramTypes.ts';

/** `/ap/program/view/:id` and `/ap/kutak/view/:id`: one item, for people of its own section. */
export function ProgramAdminViewPage(): ReactNode {
  const id = Number(useParams()['id']);
  const calls = useStaffCalls();
  const load = useCallback(
    async () => (await calls.query(AdminProgramItem, { id })).programById,
    [calls, id],
  );
  const loaded = useAsync(load);
  if (loaded.data !== undefined) {
    return <ProgramScreen key={loaded.data.id} item={loaded.data} onChange={loaded.replace} />;
  }
  return (
    <StaffScreen title={texts.edit}>
      <LoadedView loaded={loaded} failed={staffTexts.failedItem}>
        {() => null}
      </LoadedView>
    </StaffScreen>
  );
}

interface ProgramScreenProps {
  readonly item: ProgramItem;
  readonly onChange: (item: ProgramItem) => void;
}

function ProgramScreen({ item, onChange }: ProgramScreenProps): ReactNode {
  const calls = useStaffCalls();
  const navigate = useNavigate();
  const types = useProgramTypes(PROGRAM_TYPES);
  const { leaveDeleted } = useDone();
  const list = listOfItem(item);
  const { remove, failure } = useConfirmedDelete<ProgramItem>({
    question: texts.question,
    nameOf: ({ title }) => title,
    run: ({ id }) => calls.mutate(DeleteProgram, { id }),
    onDeleted: () => {
      leaveDeleted(list, texts.removed, { itemType: 'Program', id: item.id });
    },
  });
  if (!types.includes(item.programType)) {
    return <NoPermission title={texts.notYours} text={texts.notYoursText} />;
  }
  return (
    <StaffScreen
      title={item.title}
      crumbs={{ parents: [{ label: item.programType, href: list }], current: texts.edit }}
    >
      <ProgramAdminEditForm
        item={item}
        types={types}
        failure={failure}
        onSaved={onChange}
        onCancel={() => void navigate(list)}
        onRemove={() => void remove(item)}
      />
    </StaffScreen>
  );
}
