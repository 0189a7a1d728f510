import type { ReactNode } from 'react';
import { formatBeside } from '@centar/domain/dates.ts';
import { isSameTyped, type Typed } from '../fields/formValues.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import type { FormDraft } from './useDraft.ts';

/** With the date if it is not today. */
const keptTime = (moment: number): string => formatBeside(new Date(moment), new Date());

const titleOf = ({ title }: Typed): string => (typeof title === 'string' ? title : '');

export interface DraftNoticesProps {
  readonly draft: FormDraft;
  readonly typed: Typed;
  readonly isDirty: boolean;
  readonly onRestore: () => void;
  /** Discards the typed values. */
  readonly onReset: () => void;
}

/** Offers an earlier draft, and shows since when typed values are stored. */
export function DraftNotices(props: DraftNoticesProps): ReactNode {
  const { draft, typed, isDirty, onRestore, onReset } = props;
  const { found, storedSince: since } = draft;
  const lost = found?.files ?? [];
  const offer = found && (lost.length > 0 || !isSameTyped(found.typed, typed)) ? found : undefined;
  return (
    <>
      {offer ? (
        <AlertBox
          tone="amber"
          text={staffTexts.found(keptTime(offer.keptAt), titleOf(offer.typed))}
          more={lost.length > 0 ? staffTexts.waiting.again(lost.join(', ')) : undefined}
        >
          <button type="button" onClick={onRestore}>
            {staffTexts.restore}
          </button>
          <button type="button" onClick={draft.discard}>
            {staffTexts.discard}
          </button>
        </AlertBox>
      ) : null}
      {isDirty ? (
        <AlertBox
          tone="amber"
          text={since === undefined ? staffTexts.unsaved : staffTexts.unsavedSince(keptTime(since))}
        >
          <button type="button" onClick={onReset}>
            {staffTexts.discardChanges}
          </button>
        </AlertBox>
      ) : null}
    </>
  );
}
