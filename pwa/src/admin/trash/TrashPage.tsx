import { useCallback, useState, type ReactNode } from 'react';
import { isAdministrator } from '@centar/domain/access.ts';
import { useSignedIn } from '../auth/session.tsx';
import { DoneToast } from '../toast/DoneToast.tsx';
import { isItemType, itemUrl } from '../navigation/itemUrls.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useConfirmedDelete } from '../screen/useConfirmedDelete.ts';
import { useAsync } from '../screen/useAsync.ts';
import { useSave } from '../form/useSave.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { trashTexts as texts } from '../texts/trash.texts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import {
  BinItems,
  EmptyBin,
  PurgeItem,
  RestoreItem,
  type TrashRow,
} from './trash.adminOperations.ts';
import { TrashTable } from './TrashTable.tsx';

interface Notice {
  readonly text: string;
  readonly href?: string;
}

const restoredTo = ({ itemType, itemId, section, title }: TrashRow): Notice => ({
  text: texts.restored(title),
  ...(isItemType(itemType) ? { href: itemUrl(itemType, itemId, section) } : {}),
});

/** Of the user's sections. Administrators may purge. */
export function TrashPage(): ReactNode {
  const calls = useStaffCalls();
  const user = useSignedIn();
  const mayPurge = user !== null && isAdministrator(user);
  const [notice, setNotice] = useState<Notice>();
  const load = useCallback(async () => (await calls.query(BinItems, {})).binItems, [calls]);
  const trash = useAsync(load);
  const rows = trash.data?.items ?? [];
  const restoring = useSave();
  const say = (next: Notice): void => {
    setNotice(next);
    trash.reload();
  };

  const purging = useConfirmedDelete<TrashRow>({
    question: texts.purgeQuestion,
    nameOf: ({ title }) => title,
    run: ({ itemType, itemId: id }) => calls.mutate(PurgeItem, { itemType, id }),
    onDeleted: ({ title }) => {
      say({ text: texts.purged(title) });
    },
  });
  const emptying = useConfirmedDelete<string>({
    question: texts.emptyQuestion,
    nameOf: () => texts.emptyWarning,
    run: (until) => calls.mutate(EmptyBin, { until }),
    onDeleted: () => {
      say({ text: texts.emptied });
    },
  });
  async function restore(row: TrashRow): Promise<void> {
    const { itemType, itemId: id } = row;
    setNotice(undefined);
    const outcome = await restoring.save(() => calls.mutate(RestoreItem, { itemType, id }));
    if (outcome && 'result' in outcome) say(restoredTo(row));
    else if (outcome?.failure.code === 'NOT_FOUND') trash.reload();
  }

  const [last] = rows;
  return (
    <StaffScreen
      title={texts.title}
      subtitle={texts.subtitle}
      action={
        mayPurge && last ? (
          <Button kind="danger" icon="trash" onClick={() => void emptying.remove(last.deletedAt)}>
            {texts.emptyAll}
          </Button>
        ) : undefined
      }
    >
      <DoneToast
        done={notice?.text}
        failure={restoring.failure ?? purging.failure ?? emptying.failure}
      >
        {notice?.href ? <a href={notice.href}>{texts.open}</a> : null}
      </DoneToast>
      <LoadedView loaded={trash} failed={texts.failed}>
        {(content) => (
          <TrashTable
            {...content}
            onRestore={(row) => void restore(row)}
            onPurge={mayPurge ? (row) => void purging.remove(row) : undefined}
          />
        )}
      </LoadedView>
    </StaffScreen>
  );
}
