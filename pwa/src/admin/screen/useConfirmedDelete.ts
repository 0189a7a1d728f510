import { confirm } from '../../shared/ui/primitives/alerts.ts';
import { useSave, type Saving } from '../form/useSave.ts';

/** A delete that asks first. */
export interface ConfirmedDelete<Item> {
  /** The question; every delete asks (product decision 9). */
  readonly question: string;
  /** Names the item under the question. */
  readonly nameOf: (item: Item) => string;
  readonly run: (item: Item) => Promise<unknown>;
  readonly onDeleted: (item: Item) => void;
}

/** The function for the button 'Obriši', and the failure of the last delete. */
export function useConfirmedDelete<Item>({
  question,
  nameOf,
  run,
  onDeleted,
}: ConfirmedDelete<Item>): Pick<Saving, 'failure'> & { remove: (item: Item) => Promise<void> } {
  const { failure, save } = useSave();
  return {
    failure,
    async remove(item) {
      // The browser's own dialog, should the code of ours fail to load.
      const ask = confirm({ title: question, text: nameOf(item) });
      if (!(await ask.catch(() => window.confirm(question)))) return;
      const outcome = await save(() => run(item));
      if (outcome && 'result' in outcome) onDeleted(item);
    },
  };
}
