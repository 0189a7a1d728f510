import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { formatBeside } from '@centar/domain/dates.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { useSessionStore } from '../auth/session.tsx';
import { ReportEditing } from './presence.adminOperations.ts';

/** A colleague who has an item open. */
interface OtherEditor {
  readonly name: string;
  /** When the form was opened: the hour, with its day when that is not today. */
  readonly since: string;
}

/** The server forgets a form that misses three beats. */
const BEAT_MS = 45_000;

/**
 * Reports that this person has the item open, until the form or the page is left. Gives the colleagues who have it open too;
 * none where the server does not answer.
 */
export function useOtherEditors(itemType: ItemType, id: number): readonly OtherEditor[] {
  const client = useApolloClient();
  const session = useSessionStore();
  const [shown, setShown] = useState<readonly OtherEditor[]>([]);
  useEffect(() => {
    let isOpen = true;
    let waiting = new AbortController();
    const report = async (isLeaving: boolean): Promise<void> => {
      // Signed out, and about to leave the form.
      if (!session.current()) return;
      const answer = await client.mutate({
        mutation: ReportEditing,
        variables: { itemType, id, isLeaving },
        fetchPolicy: 'no-cache',
        // An ended session must not take the form away. The browser sends the report of a page that is left, too.
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
      // A server that hangs must neither leave a colleague's name there nor keep connections.
      waiting.abort();
      waiting = new AbortController();
      report(false).catch(() => {
        if (isOpen) setShown([]);
      });
    };
    const leave = (): void => {
      // The server forgets the form by itself.
      report(true).catch(() => undefined);
    };
    // A page that the browser kept for the way back.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) beat();
    };
    beat();
    const timer = setInterval(beat, BEAT_MS);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      isOpen = false;
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [client, session, itemType, id]);
  return shown;
}
