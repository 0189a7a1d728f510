import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import type { ProgramTypeInfo } from '@centar/domain/sections.ts';
import { ContentForm } from '../../../admin/form/ContentForm.tsx';
import { FileField } from '../../../admin/upload/FileField.tsx';
import { NewItem } from '../../../admin/items/NewItem.tsx';
import type { NewItemStart } from '../../../admin/items/NewItem.tsx';
import { NoPermission } from '../../../admin/screen/NoPermission.tsx';
import { createdSentence } from '../../../admin/form/publicationSentence.ts';
import { StaffScreen } from '../../../admin/screen/StaffScreen.tsx';
import { useDone } from '../../../admin/toast/useDone.ts';
import { useUpload } from '../../../admin/upload/useUpload.ts';
import { useStaffCalls } from '../../../admin/graphql/staffCalls.ts';
import type { StaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { programsAdminTexts as texts } from './programs.adminTexts.ts';
import { staffTexts } from '../../../admin/texts/staff.texts.ts';
import { ActionBar } from '../../../admin/ui/ActionBar.tsx';
import { allDates } from './dateRows.ts';
import { PlaceClash } from './PlaceClash.tsx';
import { listOfItem, listOfType } from './programPlaces.ts';
import { AdminProgramItem, CreateProgram } from './programs.adminOperations.ts';
import type { ProgramFields, ProgramItem } from './programs.adminOperations.ts';
import { newProgramForm } from './programs.form.ts';
import { useProgramTypes } from './useProgramTypes.ts';

/** A new programme or item of a corner, of one of these types. */
export interface ProgramAdminCreatePageProps {
  readonly types: readonly ProgramTypeInfo[];
  /** Names the form on this device. */
  readonly draftName: string;
}

const load = async (ask: StaffCalls['query'], id: number): Promise<ProgramItem> =>
  (await ask(AdminProgramItem, { id })).programById;

/** `/ap/programs/kreiraj` and `/ap/kutaks/kreiraj`; the address may name the type, or an item to begin with. */
export function ProgramAdminCreatePage({
  types,
  draftName,
}: ProgramAdminCreatePageProps): ReactNode {
  const choices = useProgramTypes(types);
  const [address] = useSearchParams();
  const named = PROGRAM_TYPES.find(({ slug }) => slug === address.get('vrsta'))?.name;
  const only = choices.length === 1 ? choices[0] : undefined;
  const programType = choices.find((name) => name === named) ?? only;
  if (choices.length === 0) return <NoPermission />;
  return (
    <NewItem
      name={draftName}
      form={newProgramForm(choices)}
      given={programType === undefined ? {} : { programType }}
      load={load}
      without={['eventHappeningDateTime', 'endsAt', 'dates']}
    >
      {(start) => <NewProgram key={start.name} start={start} />}
    </NewItem>
  );
}

function NewProgram({
  start,
}: {
  readonly start: NewItemStart<ProgramFields, ProgramItem>;
}): ReactNode {
  const calls = useStaffCalls();
  const uploading = useUpload();
  const navigate = useNavigate();
  const { leaveWith } = useDone();
  const [file, setFile] = useState<File>();
  const programType = start.given?.programType;
  const list = PROGRAM_TYPES.find(({ name }) => name === programType);
  const back = list ? listOfType(list) : adminPaths.panel;
  return (
    <StaffScreen
      title={texts.addTitle}
      crumbs={{
        parents: [{ label: list?.name ?? staffTexts.dashboard, href: back }],
        current: texts.addTitle,
      }}
    >
      <ContentForm
        {...start}
        save={async (typed, _seen, key) => {
          const input = { ...typed, dates: allDates(typed) };
          const { createProgram } = file
            ? await uploading.upload(CreateProgram, { input, file }, key)
            : await calls.mutate(CreateProgram, { input }, key);
          return createProgram;
        }}
        onSaved={(item) => {
          leaveWith(listOfItem(item), createdSentence(item, texts.created));
        }}
        onCancel={() => void navigate(back)}
        notice={(typed) => <PlaceClash typed={typed} />}
        aside={
          <FileField
            id="program-photo"
            kind="image"
            label={staffTexts.picture.optional}
            file={file}
            onChoose={setFile}
            uploading={uploading}
          />
        }
        drawActions={(save, cancel) => (
          <ActionBar percent={uploading.progress?.percent}>
            {save}
            {cancel}
          </ActionBar>
        )}
      />
    </StaffScreen>
  );
}
