import type { ReactNode } from 'react';
import { staffTexts } from '../texts/staff.texts.ts';
import { Modal } from '../ui/Modal.tsx';
import { LoadedView } from '../screen/LoadedView.tsx';
import type { AdminRow, ListedItemAdmin } from './itemAdmin.ts';
import { ItemEditForm } from './ItemEditForm.tsx';
import { useItem } from './useItem.ts';

/** The edit dialog of a list. */
export interface EditDialogProps<Input, Item extends AdminRow, Row extends AdminRow> {
  readonly admin: ListedItemAdmin<Input, Item, Row>;
  readonly id: number;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Edits one item over the list; closing the dialog leaves a draft. */
export function EditDialog<Input, Item extends AdminRow, Row extends AdminRow>({
  admin,
  id,
  onClose,
  onSaved,
}: EditDialogProps<Input, Item, Row>): ReactNode {
  const loaded = useItem(admin, id);
  return (
    <Modal open title={admin.texts.edit} onClose={onClose}>
      <p className="modal-page">
        <a href={admin.addresses.item(id)}>{staffTexts.ownPage}</a>
      </p>
      <LoadedView loaded={loaded} failed={staffTexts.failedItem}>
        {(item) => (
          <ItemEditForm
            admin={admin}
            item={item}
            onSaved={onSaved}
            onCancel={onClose}
            drawActions={(save, cancel) => (
              <div className="modal-actions modal-stick">
                {cancel}
                {save}
              </div>
            )}
          />
        )}
      </LoadedView>
    </Modal>
  );
}
