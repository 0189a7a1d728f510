import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { formatBeside } from '@centar/domain/dates.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { useSessionStore } from '../auth/session.tsx';
import { ReportEditing } from './presence.adminOperations.ts';

interface OtherEditor {
  readonly name: string;
  /** With the date if it is not today. */
  readonly since: string;
}

/** The server forgets a form after three missed heartbeats. */
const BEAT_MS = 45_000;

/** Until the form or page is left. Returns no one if the server does not answer. */
export function useOtherEditors(itemType: ItemType, id: number): readonly OtherEditor[] {
  const client = useApolloClient();
  const session = useSessionStore();
  const [shown, setShown] = useState<readonly OtherEditor[]>([]);
  useEffect(() => {
    let isOpen = true;
    let waiting = new AbortController();
    const report = async (isLeaving: boolean): Promise<void> => {
      // Signed out, so the form is about to close.
      if (!session.current()) return;
      const answer = await client.mutate({
        mutation: ReportEditing,
        variables: { itemType, id, isLeaving },
        fetchPolicy: 'no-cache',
        // An ended session must not close the form. `keepalive` sends the last report after the
        // page is left.
        context: {
          asksPasswordInPlace: true,
          fetchOptions: { keepalive: true, signal: waiting.signal },
        },
      });
      const now = new Date();
      const others = answer.data?.reportEditing ?? [];
      if (!isOpen) return;
      setShown(others.map(({ name, since }) => ({ name, since: formatBeside(since, now) })));
    };
    const beat = (): void => {
      // A server that hangs must neither leave an old name on screen nor use up connections.
      waiting.abort();
      waiting = new AbortController();
      report(false).catch(() => {
        if (isOpen) setShown([]);
      });
    };
    const leave = (): void => {
      // The server also forgets the form without this report.
      report(true).catch(() => undefined);
    };
    // A page restored from the back/forward cache.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) beat();
    };
    beat();
    const timer = setInterval(beat, BEAT_MS);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      isOpen = false;
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', onPageShow);
      leave();
    };
  }, [client, session, itemType, id]);
  return shown;
}
