import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { showToast } from '../../shared/ui/primitives/alerts.ts';
import type { Failure } from '../graphql/staffFailure.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { trashTexts } from '../texts/trash.texts.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import { FailureAlert } from '../form/FailureAlert.tsx';
import { UndoDelete } from './UndoDelete.tsx';
import type { DoneNote } from './useDone.ts';
import type { OwnSentences } from '../form/useSave.ts';

export interface DoneToastProps {
  readonly done: DoneNote | string | undefined;
  readonly failure: Failure | undefined;
  /** The type's error messages. */
  readonly sentences?: OwnSentences | undefined;
  /** After an undone deletion; without it there is no undo button. */
  readonly onRestored?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** Does not take the focus; after an error a red alert in place. */
export function DoneToast({
  done,
  failure,
  sentences,
  onRestored,
  children,
}: DoneToastProps): ReactNode {
  if (failure) return <FailureAlert failure={failure} sentences={sentences} />;
  if (done === undefined || done === '') return null;
  const { text, more, deleted, onSite, undo }: DoneNote =
    typeof done === 'string' ? { text: done } : done;
  return (
    <Toast
      // A new key shows the same message again after the next deletion.
      key={[text, ...(deleted?.ids ?? [])].join(' ')}
      text={text}
      more={more}
    >
      {undo ? (
        <button type="button" onClick={undo}>
          {trashTexts.undo}
        </button>
      ) : null}
      {deleted && onRestored && !undo ? (
        <UndoDelete deleted={deleted} onRestored={onRestored} />
      ) : null}
      {onSite ? <a href={onSite}>{staffTexts.rowWords.onSite}</a> : null}
      {deleted ? <a href={adminPaths.trash}>{trashTexts.toTrash}</a> : children}
    </Toast>
  );
}

function Toast(props: {
  readonly text: string;
  readonly more: string | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const { text, more, children } = props;
  const [actions] = useState(() =>
    Object.assign(document.createElement('div'), { className: 'toast-actions' }),
  );
  const [isMissing, setMissing] = useState(false);
  const stays = Boolean(children);
  useEffect(
    () =>
      showToast(text, { text: more, actions, stays }, () => {
        setMissing(true);
      }),
    [text, more, actions, stays],
  );
  if (!isMissing) return createPortal(children, actions);
  return (
    <AlertBox tone="green" text={text} more={more}>
      {children}
    </AlertBox>
  );
}
