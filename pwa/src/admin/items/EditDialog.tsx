import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { staffTexts } from '../texts/staff.texts.ts';
import { UploadProgress } from '../ui/ActionBar.tsx';
import { Modal } from '../ui/Modal.tsx';
import { LoadedView } from '../screen/LoadedView.tsx';
import type { AdminRow, ListedItemAdmin } from './itemAdmin.ts';
import { ItemEditForm } from './ItemEditForm.tsx';
import { leaveParts, useWaitingParts, WaitingPartsContext } from '../form/waitingParts.ts';
import { useItem, useItemQuery } from './useItem.ts';

const SOON_MS = 200;
/** A press is shorter. */
const PRESS_MS = 1000;

export interface EditDialogHandle {
  /** Loads the item at the beginning of a press, which opens the dialog at its end. */
  readonly prepare: (id: number) => void;
  readonly open: (id: number) => void;
}

export interface EditDialogProps<Input, Item extends AdminRow, Row extends AdminRow> {
  readonly admin: ListedItemAdmin<Input, Item, Row>;
  readonly onSaved: () => void;
  readonly ref: Ref<EditDialogHandle>;
}

/** Opened by its handle, so that the list behind it is not rendered again. */
export function EditDialog<Input, Item extends AdminRow, Row extends AdminRow>({
  admin,
  onSaved,
  ref,
}: EditDialogProps<Input, Item, Row>): ReactNode {
  const query = useItemQuery(admin);
  const prepared = useRef<{ readonly opened: Opened<Item>; readonly at: number }>(undefined);
  const [opened, setOpened] = useState<Opened<Item>>();
  useImperativeHandle(ref, () => {
    const begin = (id: number): Opened<Item> => {
      const item = query(id);
      // The dialog reports an error, if it is opened.
      item.catch(() => undefined);
      return { id, item };
    };
    return {
      prepare(id) {
        prepared.current = { opened: begin(id), at: performance.now() };
      },
      open(id) {
        const { current } = prepared;
        prepared.current = undefined;
        const isFresh = current?.opened.id === id && performance.now() - current.at < PRESS_MS;
        setOpened(isFresh ? current.opened : begin(id));
      },
    };
  }, [query]);
  const close = (): void => {
    setOpened(undefined);
  };
  return opened ? (
    <OpenEditDialog
      key={opened.id}
      admin={admin}
      opened={opened}
      onClose={close}
      onSaved={() => {
        close();
        onSaved();
      }}
    />
  ) : null;
}

interface Opened<Item> {
  readonly id: number;
  readonly item: Promise<Item>;
}

interface OpenEditDialogProps<Input, Item extends AdminRow, Row extends AdminRow> extends Pick<
  EditDialogProps<Input, Item, Row>,
  'admin' | 'onSaved'
> {
  readonly opened: Opened<Item>;
  readonly onClose: () => void;
}

/** Appears with the item, or soon without it. Closing it leaves a draft. */
function OpenEditDialog<Input, Item extends AdminRow, Row extends AdminRow>({
  admin,
  opened,
  onClose,
  onSaved,
}: OpenEditDialogProps<Input, Item, Row>): ReactNode {
  const { id } = opened;
  const loaded = useItem(admin, id, opened.item);
  const parts = useWaitingParts();
  const isLate = useIsLate();
  // Rendering the dialog twice, empty and with the form, would take much longer.
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
              onTaken={loaded.replace}
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
    }, SOON_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isLate;
}
