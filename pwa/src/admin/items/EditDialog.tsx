import type { ReactNode } from 'react';
import { staffTexts } from '../texts/staff.texts.ts';
import { UploadProgress } from '../ui/ActionBar.tsx';
import { Modal } from '../ui/Modal.tsx';
import { LoadedView } from '../screen/LoadedView.tsx';
import type { AdminRow, ListedItemAdmin } from './itemAdmin.ts';
import { ItemEditForm } from './ItemEditForm.tsx';
import { leaveParts, useWaitingParts, WaitingPartsContext } from '../form/waitingParts.ts';
import { useItem } from './useItem.ts';

export interface EditDialogProps<Input, Item extends AdminRow, Row extends AdminRow> {
  readonly admin: ListedItemAdmin<Input, Item, Row>;
  readonly id: number;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Closing it leaves a draft. */
export function EditDialog<Input, Item extends AdminRow, Row extends AdminRow>({
  admin,
  id,
  onClose,
  onSaved,
}: EditDialogProps<Input, Item, Row>): ReactNode {
  const loaded = useItem(admin, id);
  const parts = useWaitingParts();
  return (
    <Modal open wide title={admin.texts.edit} onClose={() => void leaveParts(parts, onClose)}>
      <p className="modal-page">
        <a href={admin.addresses.item(id)}>{staffTexts.ownPage}</a>
      </p>
      <LoadedView loaded={loaded} failed={staffTexts.failedItem}>
        {(item) => (
          <WaitingPartsContext value={parts}>
            <ItemEditForm
              admin={admin}
              item={item}
              onSaved={onSaved}
              onCancel={onClose}
              file={admin.file.draw(item, loaded.replace)}
              drawActions={(save, cancel, _isSaved, percent, preview) => (
                <div className="modal-actions modal-stick">
                  <UploadProgress percent={percent} />
                  {preview}
                  {cancel}
                  {save}
                </div>
              )}
            />
          </WaitingPartsContext>
        )}
      </LoadedView>
    </Modal>
  );
}
