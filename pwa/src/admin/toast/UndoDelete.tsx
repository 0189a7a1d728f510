import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useSave } from '../form/useSave.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { trashTexts } from '../texts/trash.texts.ts';
import { RestoreItem } from '../trash/trash.adminOperations.ts';
import type { DeletedItems } from './useDone.ts';

export function UndoDelete({
  deleted: { itemType, ids },
  onRestored,
}: {
  readonly deleted: DeletedItems;
  readonly onRestored: () => void;
}): ReactNode {
  const { mutate } = useStaffCalls();
  const { save, isBusy, failure } = useSave();
  const [isBack, setBack] = useState(false);
  /** A retry continues where the last attempt ended. */
  const restored = useRef(new Set<number>());
  const button = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const isFocused = useRef(false);
  useLayoutEffect(() => {
    if (isBack && isFocused.current) words.current?.focus();
  }, [isBack]);
  if (isBack) {
    return (
      <span role="status" tabIndex={-1} ref={words}>
        {trashTexts.undone}
      </span>
    );
  }
  return (
    <button
      type="button"
      ref={button}
      // A disabled button would lose the focus.
      aria-disabled={isBusy}
      onClick={() => {
        if (isBusy) return;
        const restore = async (): Promise<void> => {
          for (const id of ids) {
            if (restored.current.has(id)) continue;
            await mutate(RestoreItem, { itemType, id });
            restored.current.add(id);
          }
        };
        void save(restore).then((outcome) => {
          if (!outcome || 'failure' in outcome) return;
          isFocused.current = document.activeElement === button.current;
          setBack(true);
          onRestored();
        });
      }}
    >
      {failure ? trashTexts.undoFailed : trashTexts.undo}
    </button>
  );
}
