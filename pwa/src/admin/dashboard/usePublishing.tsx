import { use, useState, type ReactNode } from 'react';
import { AT_ONCE } from '@centar/domain/content/publication.ts';
import { confirm } from '../../shared/ui/primitives/alerts.ts';
import { FieldLabelContext } from '../audit/fieldLabelContext.ts';
import { useSave } from '../form/useSave.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { CallFailed } from '../graphql/staffFailure.ts';
import { failureOfItem } from '../items/failureOfItem.ts';
import { ChangeItems } from '../items/many/manyRows.adminOperations.ts';
import { failureOf } from '../items/many/useChangeItems.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import type { DoneNote } from '../toast/useDone.ts';
import { AlertBox } from '../ui/AlertBox.tsx';
import type { DraftAct } from './DecisionsView.tsx';
import { deskTexts } from './desk.texts.ts';

const texts = deskTexts.decisions;

export interface Publishing {
  /** After a confirmation. */
  readonly publish: (draft: DraftAct) => Promise<void>;
  readonly message: ReactNode;
}

/** Publishing can be undone from the message. */
export function usePublishing(onChanged: () => void): Publishing {
  const { mutate } = useStaffCalls();
  const fieldLabelOf = use(FieldLabelContext);
  const { save } = useSave();
  const [done, setDone] = useState<DoneNote>();
  const [problem, setProblem] = useState<string>();

  /** Refused if a colleague has changed it since. Returns it with its new version. */
  async function change(
    draft: DraftAct,
    publishedAt: string | null,
  ): Promise<DraftAct | undefined> {
    const { itemType, id, version } = draft;
    setDone(undefined);
    setProblem(undefined);
    const outcome = await save(async () => {
      const items = [{ id, version, publishedAt }];
      const { changeItems } = await mutate(ChangeItems, { itemType, items });
      const [refused] = changeItems.refused;
      if (refused) throw new CallFailed(failureOf(refused));
      return { ...draft, version: changeItems.done[0]?.version ?? version };
    });
    if (!outcome) return undefined;
    onChanged();
    if ('result' in outcome) return outcome.result;
    setProblem(failureOfItem(itemType, outcome.failure, fieldLabelOf));
    return undefined;
  }
  const unpublish = async (draft: DraftAct): Promise<void> => {
    if (await change(draft, null)) setDone({ text: texts.unpublished(draft.title) });
  };

  return {
    async publish(draft) {
      const title = texts.publishQuestion(draft.title);
      const question = { title, text: texts.publishText, confirmLabel: texts.publish };
      if (!(await confirm(question))) return;
      const published = await change(draft, AT_ONCE);
      if (published) {
        setDone({ text: texts.published(draft.title), undo: () => void unpublish(published) });
      }
    },
    message:
      problem === undefined ? (
        <DoneToast done={done} failure={undefined} />
      ) : (
        <AlertBox tone="red" text={problem} />
      ),
  };
}
