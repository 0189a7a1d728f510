import { useState, type ReactNode } from 'react';
import { useSessionStore, useSignedIn } from '../auth/session.tsx';
import type { Loaded } from '../screen/useAsync.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { DoneToast } from '../toast/DoneToast.tsx';
import { useDone, type DoneNote } from '../toast/useDone.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { usersTexts as texts } from './users.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { AlertBox } from '../ui/AlertBox.tsx';
import { StaffHead } from '../ui/StaffHead.tsx';
import { ResetLinkModal } from './ResetLinkModal.tsx';
import { UserFactorsModal } from './UserFactorsModal.tsx';
import { UserProfileModal } from './UserProfileModal.tsx';
import type { HandedLink, StaffUser } from './users.adminOperations.ts';
import { UsersTable } from './UsersTable.tsx';
import { useUserActions } from './useUserActions.ts';
import { readUser } from './useUsers.ts';

export function UsersList({ list }: { readonly list: Loaded<StaffUser[]> }): ReactNode {
  const calls = useStaffCalls();
  const session = useSessionStore();
  const selfId = useSignedIn()?.id ?? 0;
  const { done: arrivedWith } = useDone();
  const [notice, setNotice] = useState<DoneNote | undefined>(arrivedWith);
  const [edited, setEdited] = useState<StaffUser>();
  const [guarded, setGuarded] = useState<StaffUser>();
  const [handed, setHanded] = useState<{ name: string; link: HandedLink }>();
  const say = (next: DoneNote): void => {
    setNotice(next);
    list.reload();
  };
  const actions = useUserActions(selfId, say, list.replace);
  const start = (): void => {
    setNotice(undefined);
    actions.clear();
  };

  return (
    <section>
      <StaffHead
        level={2}
        title={texts.list}
        action={
          <ButtonLink compact icon="plus" href={adminPaths.userCreate}>
            {texts.add}
          </ButtonLink>
        }
      />
      {actions.refusal === undefined ? (
        <DoneToast done={notice} failure={undefined} />
      ) : (
        <AlertBox tone="red" text={actions.refusal} />
      )}
      <LoadedView loaded={list} failed={staffTexts.failedList}>
        {(users) => (
          <UsersTable
            users={users}
            onUpdate={(user) => {
              start();
              setEdited(user);
            }}
            onRemove={(user) => {
              start();
              void actions.remove(user);
            }}
            onRole={(user) => {
              start();
              void actions.changeRole(user);
            }}
            onFactor={(user) => {
              start();
              setGuarded(user);
            }}
            onLink={(user) => {
              start();
              void actions.createLink(user).then((link) => {
                if (link) setHanded({ name: user.name, link });
              });
            }}
          />
        )}
      </LoadedView>
      {edited ? (
        <UserProfileModal
          key={edited.id}
          user={edited}
          latest={() => readUser(calls.mutate, edited.id)}
          onClose={() => {
            setEdited(undefined);
          }}
          onSaved={({ id, name }) => {
            setEdited(undefined);
            const self = session.current()?.user;
            if (self?.id === id) session.updateUser({ ...self, name });
            say({ text: texts.updated, more: texts.updatedText });
          }}
        />
      ) : null}
      {guarded ? (
        <UserFactorsModal
          user={guarded}
          isSelf={guarded.id === selfId}
          onDone={(text) => {
            setGuarded(undefined);
            say({ text });
          }}
          onClose={() => {
            setGuarded(undefined);
          }}
        />
      ) : null}
      {handed ? (
        <ResetLinkModal
          {...handed}
          onClose={() => {
            setHanded(undefined);
            list.reload();
          }}
        />
      ) : null}
    </section>
  );
}
