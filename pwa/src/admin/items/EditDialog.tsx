import { useEffect, useState, type ReactNode } from 'react';
import { staffTexts } from '../texts/staff.texts.ts';
import { UploadProgress } from '../ui/ActionBar.tsx';
import { Modal } from '../ui/Modal.tsx';
import { LoadedView } from '../screen/LoadedView.tsx';
import type { AdminRow, ListedItemAdmin } from './itemAdmin.ts';
import { ItemEditForm } from './ItemEditForm.tsx';
import { leaveParts, useWaitingParts, WaitingPartsContext } from '../form/waitingParts.ts';
import { useItem } from './useItem.ts';

/** In milliseconds. */
const SOON = 200;

export interface EditDialogProps<Input, Item extends AdminRow, Row extends AdminRow> {
  readonly admin: ListedItemAdmin<Input, Item, Row>;
  readonly id: number;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Opens with the item, or soon without it. Closing it leaves a draft. */
export function EditDialog<Input, Item extends AdminRow, Row extends AdminRow>({
  admin,
  id,
  onClose,
  onSaved,
}: EditDialogProps<Input, Item, Row>): ReactNode {
  const loaded = useItem(admin, id);
  const parts = useWaitingParts();
  const isLate = useIsLate();
  // To open twice, empty and with the form, would take much longer.
  if (!loaded.data && !loaded.failure && !isLate) return null;
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

function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, SOON);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isLate;
}
