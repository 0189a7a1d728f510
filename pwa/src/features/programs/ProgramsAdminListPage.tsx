import { useCallback, type ReactNode } from 'react';
import type { ProgramTypeInfo } from '../../../../domain/sections.ts';
import { DoneBand } from '../../content/DoneBand.tsx';
import { LoadedView } from '../../content/LoadedView.tsx';
import { StaffScreen } from '../../content/StaffScreen.tsx';
import { useItemList } from '../../content/useItemList.ts';
import { allPages } from '../../content/useLoaded.ts';
import type { StaffCalls } from '../../graphql/staffCalls.ts';
import { programsAdminTexts as texts } from '../../texts/programsAdmin.ts';
import { staffTexts } from '../../texts/staff.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { createOfType } from './programPlaces.ts';
import {
  AdminPastPrograms,
  AdminUpcomingPrograms,
  DeleteProgram,
} from './programs.adminOperations.ts';
import type { ProgramRow } from './programs.adminOperations.ts';
import { FORMS, programRefusals } from './programs.form.ts';
import { isAhead, ProgramsAdminTable } from './ProgramsAdminTable.tsx';

const PAGE = 50;

/** `/ap/program/:slug` and `/ap/kutak/:kutak`: all of one type, what is to come first. */
export function ProgramsAdminListPage({ type }: { readonly type: ProgramTypeInfo }): ReactNode {
  const programType = type.name;
  const list = useCallback(
    async (ask: StaffCalls['read']) => {
      const [upcoming, past] = await Promise.all([
        allPages<ProgramRow>(async (after) => {
          const variables = { first: PAGE, after, programType };
          return (await ask(AdminUpcomingPrograms, variables)).upcomingPrograms;
        }),
        allPages<ProgramRow>(async (after) => {
          const variables = { first: PAGE, after, programType };
          return (await ask(AdminPastPrograms, variables)).pastPrograms;
        }),
      ]);
      return [...upcoming, ...past];
    },
    [programType],
  );
  const { done, failure, loaded, changes, remove } = useItemList<ProgramRow>({
    section: programType,
    itemType: 'Program',
    name: FORMS,
    list,
    remove: (ask, id) => ask(DeleteProgram, { id }),
    texts,
  });
  const { data } = loaded;
  return (
    <StaffScreen
      title={type.name}
      subtitle={data && texts.count(data.length, data.filter(isAhead).length)}
      action={
        <ButtonLink kind="green" icon="plus" href={createOfType(type)}>
          {texts.add}
        </ButtonLink>
      }
    >
      <DoneBand done={done} failure={failure} sentences={programRefusals} />
      <LoadedView loaded={loaded} failed={staffTexts.failedList}>
        {(rows) => (
          <ProgramsAdminTable
            rows={rows}
            changedBy={changes.changedBy}
            isDrafted={changes.isDrafted}
            onRemove={(row) => void remove(row)}
          />
        )}
      </LoadedView>
    </StaffScreen>
  );
}
