import { useEffect, useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { Skeleton } from '../../shared/ui/primitives/Skeleton.tsx';
import { adminPaths } from '../navigation/adminPaths.ts';
import { Me } from './auth.adminOperations.ts';
import { isOverdue } from './isOverdue.ts';
import { useSessionStore, useSignedIn } from './session.tsx';

/** The path that was requested before signing in. */
export interface GuardedFrom {
  readonly from: string;
}

/**
 * The server checks the session on entry and on each navigation, so that changed rights take
 * effect; a refusal redirects to the sign-in page. Offline, the stored session counts, because no
 * data can be read or written anyway.
 */
export function SessionGuard(): ReactNode {
  const client = useApolloClient();
  const session = useSessionStore();
  const user = useSignedIn();
  const { pathname, search, key } = useLocation();
  const [isChecked, setChecked] = useState(false);
  const id = user?.id;

  useEffect(() => {
    if (id === undefined) return;
    client
      .query({ query: Me })
      .then(({ data }) => {
        if (data) session.updateUser(data.me);
      })
      .catch(() => undefined)
      .finally(() => {
        setChecked(true);
      });
  }, [client, session, id, key]);

  if (!user) return <ToLogin from={pathname + search} />;
  // The server refuses everything else then.
  if (isOverdue(user.secondFactorDueAt) && pathname !== adminPaths.secondFactor) {
    return <Navigate to={adminPaths.secondFactor} state={{ from: pathname + search }} replace />;
  }
  return isChecked ? <Outlet /> : <Skeleton kind="row" />;
}

/**
 * For a screen that opens without a connection: the stored session is enough, and a weak signal
 * delays nothing. The server checks each of its calls.
 */
export function StoredSessionGuard(): ReactNode {
  const user = useSignedIn();
  const { pathname, search } = useLocation();
  return user ? <Outlet /> : <ToLogin from={pathname + search} />;
}

function ToLogin(state: GuardedFrom): ReactNode {
  return <Navigate to={paths.login} state={state} replace />;
}
