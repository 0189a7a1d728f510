import { confirm } from '../../shared/ui/primitives/alerts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { useUnsavedChanges } from './unsavedChanges.ts';

/** Closes a dialog, where something was typed only after a question. */
export function useLeave(isDirty: boolean, onClose: () => void): () => void {
  useUnsavedChanges(isDirty);
  const { leave, answers } = staffTexts.waiting;
  return () => {
    if (!isDirty) onClose();
    else void confirm({ title: leave, ...answers }).then((isSure) => isSure && onClose());
  };
}
