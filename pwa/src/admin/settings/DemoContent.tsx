import { useCallback, useState, type ReactNode } from 'react';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { Heading } from '../../shared/ui/primitives/Heading.tsx';
import { useSave } from '../form/useSave.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { useAsync } from '../screen/useAsync.ts';
import { useConfirmedDelete } from '../screen/useConfirmedDelete.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import {
  AdminDemoContent,
  RemoveDemoContent,
  RestoreDemoContent,
} from './settings.adminOperations.ts';
import { settingsTexts } from './settings.texts.ts';

const texts = settingsTexts.demo;

/** Removed in one step, restorable for thirty days. */
export function DemoContent(): ReactNode {
  const { query, mutate } = useStaffCalls();
  const loaded = useAsync(
    useCallback(async () => (await query(AdminDemoContent, {})).demoContent, [query]),
  );
  const [done, setDone] = useState<string>();
  const { save, isBusy, failure } = useSave();
  const removal = useConfirmedDelete<string>({
    question: texts.question,
    nameOf: (details) => details,
    async run() {
      const { removeDemoContent } = await mutate(RemoveDemoContent, {});
      setDone(texts.removed(removeDemoContent));
    },
    onDeleted: loaded.reload,
  });
  const restore = async (): Promise<void> => {
    const outcome = await save(
      async () => (await mutate(RestoreDemoContent, {})).restoreDemoContent,
    );
    if (!outcome || 'failure' in outcome) return;
    setDone(texts.restored(outcome.result));
    loaded.reload();
  };
  const { present = 0, binned = 0, settings = [] } = loaded.data ?? {};
  const isLeft = present + settings.length > 0;
  if (!isLeft && binned === 0) return null;
  return (
    <section className="settings-part">
      <Heading level={2} text={texts.title} />
      <DoneToast done={done} failure={failure ?? removal.failure} />
      {present > 0 ? <p className="settings-state">{texts.present(present)}</p> : null}
      {settings.length > 0 ? <p className="settings-state">{texts.settingsLeft}</p> : null}
      {binned > 0 ? <p className="settings-state">{texts.binned(binned)}</p> : null}
      <p className="panel-ways">
        {isLeft ? (
          <Button
            compact
            kind="danger"
            icon="trash"
            onClick={() => void removal.remove(texts.details)}
          >
            {texts.remove}
          </Button>
        ) : null}
        {binned > 0 ? (
          <Button compact busy={isBusy} onClick={() => void restore()}>
            {texts.restore}
          </Button>
        ) : null}
      </p>
    </section>
  );
}
