import { confirm } from '../../shared/ui/primitives/alerts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { useUnsavedChanges } from './unsavedChanges.ts';

/** Asks before something is lost; `lost` names it. */
export function confirmLeave(lost?: string): Promise<boolean> {
  const { leave, answers } = staffTexts.waiting;
  return confirm({ title: leave, text: lost, ...answers });
}

/** Closes a dialog, where something was typed only after a question. */
export function useLeave(isDirty: boolean, onClose: () => void): () => void {
  useUnsavedChanges(isDirty);
  return () => {
    if (!isDirty) onClose();
    else void confirmLeave().then((isSure) => isSure && onClose());
  };
}
