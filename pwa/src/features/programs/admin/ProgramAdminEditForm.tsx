import type { ReactNode } from 'react';
import { ContentForm } from '../../../admin/form/ContentForm.tsx';
import type { DoneToastProps } from '../../../admin/toast/DoneToast.tsx';
import { ItemActions } from '../../../admin/items/ItemActions.tsx';
import { ItemAside } from '../../../admin/items/ItemAside.tsx';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { PictureReplacement } from '../../../admin/upload/PictureReplacement.tsx';
import { useStaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { programsAdminTexts as texts } from './programs.adminTexts.ts';
import { pageOfProgram } from '../cornerView.ts';
import { AdminProgramItem, UpdateProgram, UpdateProgramImage } from './programs.adminOperations.ts';
import type { ProgramItem } from './programs.adminOperations.ts';
import { allDates } from './dateRows.ts';
import { PlaceClash } from './PlaceClash.tsx';
import { formOf, programForm, programRefusals } from './programs.form.ts';

/** A programme and what can be done with it. */
export interface ProgramAdminEditFormProps {
  readonly item: ProgramItem;
  /** The sections that it may belong to. */
  readonly types: readonly string[];
  /** Why the last delete failed. */
  readonly failure: DoneToastProps['failure'];
  readonly onSaved: (item: ProgramItem) => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

/** The fields of a programme, its picture beside them, and the ways to copy and to delete it. */
export function ProgramAdminEditForm(props: ProgramAdminEditFormProps): ReactNode {
  const { item, types, failure, onSaved, onCancel, onRemove } = props;
  const calls = useStaffCalls();
  const { id } = item;
  return (
    <ContentForm
      name={formOf(id)}
      form={programForm(types)}
      item={item}
      sentences={programRefusals}
      latest={async () => (await calls.mutate(AdminProgramItem, { id })).programById}
      save={async (input, version) => {
        const edit = {
          ...input,
          dates: allDates(input, item),
          id,
          ...(version === undefined ? {} : { version }),
        };
        return (await calls.mutate(UpdateProgram, { input: edit })).updateProgram;
      }}
      onSaved={onSaved}
      onCancel={onCancel}
      notice={(typed) => <PlaceClash typed={typed} id={id} />}
      aside={
        <ItemAside
          itemType="Program"
          item={item}
          section={item.programType}
          removeText={texts.remove}
          onRemove={onRemove}
        >
          <PictureReplacement
            item={item}
            sentences={programRefusals}
            replace={async (upload, file) =>
              (await upload(UpdateProgramImage, { id, file })).updateProgramImage
            }
            onReplaced={onSaved}
          />
        </ItemAside>
      }
      drawActions={(save, cancel, isSaved) => (
        <ItemActions
          save={save}
          cancel={cancel}
          preview={pageAsVisitors(item, pageOfProgram(item))}
          done={isSaved ? texts.updated : undefined}
          failure={failure}
          sentences={programRefusals}
        />
      )}
    />
  );
}
