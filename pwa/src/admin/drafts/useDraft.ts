import { useEffect, useRef, useState } from 'react';
import { useSignedIn } from '../auth/session.tsx';
import type { Draft } from './drafts.ts';
import { dropDraft, findDraft, storeDraft } from './drafts.ts';

/** A form's protection against losing what was typed. */
export interface DraftProtection {
  /** An earlier text, to be offered; never put in place by itself. */
  readonly found: Draft | undefined;
  /** Since when the present text is kept, in milliseconds; undefined while it is not. */
  readonly keptSince: number | undefined;
  /** Forgets the found text. */
  discard(): void;
  /** The present text was saved: it needs no draft any more. */
  forget(): void;
  /** Leaves the present text as found for later, and starts a new one. */
  setAside(): void;
}

const newSession = (): string => `${String(Date.now())}-${String(Math.random())}`;

/** Keeps what is typed on the device from the first change on, under the form's name and for this person alone. */
export function useDraft(
  form: string,
  { typed, over, creationKey }: Pick<Draft, 'typed' | 'over' | 'creationKey'>,
  isDirty: boolean,
): DraftProtection {
  const key = `${String(useSignedIn()?.id ?? 0)}/${form}`;
  const [session, setSession] = useState(newSession);
  const [found, setFound] = useState<Draft>();
  const [keptSince, setKeptSince] = useState<number>();
  const isKept = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    void findDraft(key).then((draft) => {
      if (isCurrent) setFound(draft);
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);

  useEffect(() => {
    if (!isDirty) {
      if (!isKept.current) return;
      isKept.current = false;
      void dropDraft(key, session).then(() => {
        setKeptSince(undefined);
      });
      return;
    }
    isKept.current = true;
    const keptAt = Date.now();
    const draft = { session, keptAt, typed, over };
    const kept = creationKey === undefined ? draft : { ...draft, creationKey };
    void storeDraft(key, kept).then((worked) => {
      setKeptSince((since) => (worked ? (since ?? keptAt) : undefined));
    });
  }, [key, session, typed, over, creationKey, isDirty]);

  return {
    found,
    keptSince,
    discard() {
      if (found) void dropDraft(key, found.session);
      setFound(undefined);
    },
    forget() {
      void dropDraft(key, session);
    },
    setAside() {
      setFound({ session, keptAt: Date.now(), typed, over });
      setSession(newSession());
      isKept.current = false;
      setKeptSince(undefined);
    },
  };
}
