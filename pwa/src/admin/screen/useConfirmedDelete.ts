import { confirm } from '../../shared/ui/primitives/alerts.ts';
import { useSave, type Saving } from '../form/useSave.ts';

export interface ConfirmedDelete<Item, Result> {
  /** Every deletion asks for confirmation (product decision 9). */
  readonly question: string;
  /** Shown below the question. */
  readonly nameOf: (item: Item) => string | Promise<string>;
  readonly run: (item: Item) => Promise<Result>;
  readonly onDeleted: (item: Item, result: Result) => void;
}

/** `failure` is that of the last deletion. */
export function useConfirmedDelete<Item, Result = unknown>({
  question,
  nameOf,
  run,
  onDeleted,
}: ConfirmedDelete<Item, Result>): Pick<Saving, 'failure'> & {
  remove: (item: Item) => Promise<void>;
} {
  const { failure, save } = useSave();
  return {
    failure,
    async remove(item) {
      if (!(await confirm({ title: question, text: await nameOf(item) }))) return;
      const outcome = await save(() => run(item));
      if (outcome && 'result' in outcome) onDeleted(item, outcome.result);
    },
  };
}
