import { useState, type ReactNode } from 'react';
import { formatDateTime } from '@centar/domain/dates.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import { LoadedView } from '../screen/LoadedView.tsx';
import type { Loaded } from '../screen/useAsync.ts';
import { useSave } from '../form/useSave.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { accountTexts as texts } from './account.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { StaffHead } from '../ui/StaffHead.tsx';
import { EndOtherSessions, type OwnSession } from './account.adminOperations.ts';
import { deviceName } from './deviceName.ts';

const columns: readonly Column<OwnSession>[] = [
  {
    head: texts.device,
    kind: 'title',
    cell: ({ device, isCurrent }) => (
      <>
        {deviceName(device)}
        {isCurrent ? <small>{texts.thisDevice}</small> : null}
      </>
    ),
  },
  { head: texts.signedInAt, kind: 'date', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { head: texts.lastSeen, kind: 'date', cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt) },
  { head: texts.expires, kind: 'date', cell: ({ expiresAt }) => formatDateTime(expiresAt) },
];

export function OwnSessionsList({ list }: { readonly list: Loaded<OwnSession[]> }): ReactNode {
  const calls = useStaffCalls();
  const { save, isBusy, failure } = useSave();
  const [done, setDone] = useState<string>();
  const end = async (): Promise<void> => {
    setDone(undefined);
    const outcome = await save(() => calls.mutate(EndOtherSessions, {}));
    if (!outcome || 'failure' in outcome) return;
    const count = outcome.result.endOtherSessions;
    setDone(count === 0 ? texts.noOthers : texts.ended(count));
    list.reload();
  };
  return (
    <section className="account-part">
      <StaffHead
        level={2}
        title={texts.sessionsTitle}
        subtitle={texts.sessionsText}
        action={
          <Button compact kind="danger" icon="logout" busy={isBusy} onClick={() => void end()}>
            {texts.endOthers}
          </Button>
        }
      />
      <DoneToast done={done} failure={failure} />
      <LoadedView loaded={list} failed={staffTexts.failedList}>
        {(sessions) => (
          <DataTable
            caption={texts.sessionsTitle}
            columns={columns}
            rows={sessions}
            rowKey={({ id }) => id}
          />
        )}
      </LoadedView>
    </section>
  );
}
