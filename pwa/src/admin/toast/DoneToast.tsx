import type { ReactNode } from 'react';
import type { Failure } from '../graphql/staffFailure.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { trashTexts } from '../texts/trash.texts.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { FailureAlert } from '../form/FailureAlert.tsx';
import { UndoDelete } from './UndoDelete.tsx';
import type { DoneNote } from './useDone.ts';
import type { OwnSentences } from '../form/useSave.ts';

/** The outcome of the last action. */
export interface DoneToastProps {
  readonly done: DoneNote | string | undefined;
  readonly failure: Failure | undefined;
  /** The type's own words for a failure. */
  readonly sentences?: OwnSentences | undefined;
  /** Reloads the list after an undone delete; without it no undo is offered. */
  readonly onRestored?: (() => void) | undefined;
  /** Links beside the sentence of a success. */
  readonly children?: ReactNode;
}

/** The quiet green line after a success, or the red one after a failure; near the place of the action. */
export function DoneToast({
  done,
  failure,
  sentences,
  onRestored,
  children,
}: DoneToastProps): ReactNode {
  if (failure) return <FailureAlert failure={failure} sentences={sentences} />;
  if (done === undefined || done === '') return null;
  const { text, deleted }: DoneNote = typeof done === 'string' ? { text: done } : done;
  return (
    <AlertBox tone="green" text={text}>
      {deleted && onRestored ? (
        <UndoDelete key={deleted.id} deleted={deleted} onRestored={onRestored} />
      ) : null}
      {deleted ? <a href={adminPaths.trash}>{trashTexts.toTrash}</a> : children}
    </AlertBox>
  );
}
