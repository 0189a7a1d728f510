import { useCallback, type ReactNode } from 'react';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { Modal } from '../ui/Modal.tsx';
import type { ContentFormProps } from '../form/ContentForm.tsx';
import { LoadedView } from '../screen/LoadedView.tsx';
import { useAsync } from '../screen/useAsync.ts';

/** What the edit form of a type gets when it stands in the dialog. */
export interface DialogFormProps<Item> extends Required<
  Pick<ContentFormProps<never, Item>, 'drawActions'>
> {
  readonly item: Item;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** The edit dialog of a list. */
export interface EditDialogProps<Item> {
  readonly title: string;
  readonly id: number;
  /** Where it is edited on a page of its own, with its picture and its former versions. */
  readonly page: string;
  /** Must stay the same function. */
  readonly item: (ask: StaffCalls['query'], id: number) => Promise<Item>;
  readonly form: (props: DialogFormProps<Item>) => ReactNode;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Edits one item over the list; what is typed stays on the device when the dialog is closed. */
export function EditDialog<Item>(props: EditDialogProps<Item>): ReactNode {
  const { title, id, page, item, form, onClose, onSaved } = props;
  const calls = useStaffCalls();
  const loaded = useAsync(useCallback(() => item(calls.query, id), [item, calls, id]));
  return (
    <Modal open title={title} onClose={onClose}>
      <p className="modal-page">
        <a href={page}>{staffTexts.ownPage}</a>
      </p>
      <LoadedView loaded={loaded} failed={staffTexts.failedItem}>
        {(found) =>
          form({
            item: found,
            onSaved,
            onCancel: onClose,
            drawActions: (save, cancel) => (
              <div className="modal-a modal-stick">
                {cancel}
                {save}
              </div>
            ),
          })
        }
      </LoadedView>
    </Modal>
  );
}
