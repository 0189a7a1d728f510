import { useCallback, type ReactNode } from 'react';
import { LoadedView } from '../../content/LoadedView.tsx';
import { useLoaded } from '../../content/useLoaded.ts';
import { useStaffCalls } from '../../graphql/staffCalls.ts';
import { newsAdminTexts as texts } from '../../texts/newsAdmin.ts';
import { staffTexts } from '../../texts/staff.ts';
import { Modal } from '../../ui/staff/Modal.tsx';
import { AdminNewsItem } from './news.adminOperations.ts';
import { NewsAdminEditForm } from './NewsAdminEditForm.tsx';

/** The edit dialog of the list. */
export interface NewsAdminEditModalProps {
  readonly id: number;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Edits one piece of news over the list; what is typed stays on the device when the dialog is closed. */
export function NewsAdminEditModal({ id, onClose, onSaved }: NewsAdminEditModalProps): ReactNode {
  const calls = useStaffCalls();
  const load = useCallback(
    async () => (await calls.read(AdminNewsItem, { id })).newsById,
    [calls, id],
  );
  const loaded = useLoaded(load);
  return (
    <Modal open title={texts.edit} onClose={onClose}>
      <LoadedView loaded={loaded} failed={staffTexts.failedItem}>
        {(item) => (
          <NewsAdminEditForm
            item={item}
            onSaved={onSaved}
            onCancel={onClose}
            drawActions={(save, cancel) => (
              <div className="modal-a">
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
