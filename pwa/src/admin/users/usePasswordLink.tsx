import { useState, type ReactNode } from 'react';
import { AlertBox } from '../ui/AlertBox.tsx';
import type { Loaded } from '../screen/useAsync.ts';
import { ResetLinkModal } from './ResetLinkModal.tsx';
import type { HandedLink, StaffUser } from './users.adminOperations.ts';
import { useUserActions } from './useUserActions.ts';

const nothing = (): void => undefined;

export interface PasswordLink {
  readonly open: (user: StaffUser) => void;
  /** The link, or why there is none. */
  readonly shown: ReactNode;
}

/** A one-time link for a user who requested a new password. */
export function usePasswordLink(users: Loaded<StaffUser[]> | undefined): PasswordLink {
  const [handed, setHanded] = useState<{ name: string; link: HandedLink }>();
  const actions = useUserActions(0, nothing, users?.replace ?? nothing);
  return {
    open(user) {
      void actions.createLink(user).then((link) => {
        if (link) setHanded({ name: user.name, link });
      });
    },
    shown: (
      <>
        {actions.refusal === undefined ? null : <AlertBox tone="red" text={actions.refusal} />}
        {handed ? (
          <ResetLinkModal
            {...handed}
            onClose={() => {
              setHanded(undefined);
              users?.reload();
            }}
          />
        ) : null}
      </>
    ),
  };
}
