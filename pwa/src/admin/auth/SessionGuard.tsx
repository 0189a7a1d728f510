import { useEffect, useState, type ReactNode } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { Skeleton } from '../../shared/ui/primitives/Skeleton.tsx';
import { Me } from './auth.adminOperations.ts';
import { useSessionStore, useSignedIn } from './session.tsx';

/** The address that somebody asked for before signing in. */
export interface GuardedFrom {
  readonly from: string;
}

/**
 * Lets only signed-in people pass. The stored session is checked with the server on entry and again at each
 * click on a link, so that changed rights show; a refusal clears it, and that leads to the sign-in page. Without
 * connection the stored session counts: nothing can be read or written then anyway.
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

  if (!user) {
    const from: GuardedFrom = { from: pathname + search };
    return <Navigate to={paths.login} state={from} replace />;
  }
  return isChecked ? <Outlet /> : <Skeleton kind="row" />;
}
