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

type Opened =
  | { readonly kind: 'profile' | 'factors'; readonly user: StaffUser }
  | { readonly kind: 'link'; readonly name: string; readonly link: HandedLink };

export function UsersList({ list }: { readonly list: Loaded<StaffUser[]> }): ReactNode {
  const selfId = useSignedIn()?.id ?? 0;
  const { done: arrivedWith } = useDone();
  const [notice, setNotice] = useState<DoneNote | undefined>(arrivedWith);
  const [opened, setOpened] = useState<Opened>();
  const say = (next: DoneNote): void => {
    setNotice(next);
    list.reload();
  };
  const actions = useUserActions(selfId, say, list.replace);
  const close = (): void => {
    setOpened(undefined);
  };
  const starting = (act: (user: StaffUser) => unknown) => (user: StaffUser) => {
    setNotice(undefined);
    actions.clear();
    act(user);
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
            onUpdate={starting((user) => {
              setOpened({ kind: 'profile', user });
            })}
            onRemove={starting(actions.remove)}
            onRole={starting(actions.changeRole)}
            onFactor={starting((user) => {
              setOpened({ kind: 'factors', user });
            })}
            onLink={starting(async (user) => {
              const link = await actions.createLink(user);
              if (link) setOpened({ kind: 'link', name: user.name, link });
            })}
          />
        )}
      </LoadedView>
      {opened ? (
        <UserDialog opened={opened} onClose={close} onDone={say} onHanded={list.reload} />
      ) : null}
    </section>
  );
}

function UserDialog(props: {
  readonly opened: Opened;
  readonly onClose: () => void;
  readonly onDone: (done: DoneNote) => void;
  readonly onHanded: () => void;
}): ReactNode {
  const { opened, onClose, onDone, onHanded } = props;
  const calls = useStaffCalls();
  const session = useSessionStore();
  const selfId = useSignedIn()?.id;
  switch (opened.kind) {
    case 'profile':
      return (
        <UserProfileModal
          key={opened.user.id}
          user={opened.user}
          latest={() => readUser(calls.mutate, opened.user.id)}
          onClose={onClose}
          onSaved={({ id, name }) => {
            onClose();
            const self = session.current()?.user;
            if (self?.id === id) session.updateUser({ ...self, name });
            onDone({ text: texts.updated, more: texts.updatedText });
          }}
        />
      );
    case 'factors':
      return (
        <UserFactorsModal
          user={opened.user}
          isSelf={opened.user.id === selfId}
          onDone={(text) => {
            onClose();
            onDone({ text });
          }}
          onClose={onClose}
        />
      );
    case 'link':
      return (
        <ResetLinkModal
          name={opened.name}
          link={opened.link}
          onClose={() => {
            onClose();
            onHanded();
          }}
        />
      );
  }
}
