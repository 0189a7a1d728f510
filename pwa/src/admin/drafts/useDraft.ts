import { useEffect, useRef, useState } from 'react';
import { useSignedIn } from '../auth/session.tsx';
import { dropDraft, findDraft, storeDraft, type Draft } from './drafts.ts';

export interface FormDraft {
  /** Offered, never restored automatically. */
  readonly found: Draft | undefined;
  /** In milliseconds; undefined while they are not stored. */
  readonly storedSince: number | undefined;
  /** Deletes the found draft. */
  discard(): void;
  /** Call it after saving. */
  forget(): void;
  /** Turns the draft of the current values into the found one, and starts another. */
  setAside(): void;
}

const newSession = (): string => `${String(Date.now())}-${String(Math.random())}`;

/** From the first change on, per form and user. */
export function useDraft(
  form: string,
  { typed, over, creationKey, files }: Pick<Draft, 'typed' | 'over' | 'creationKey' | 'files'>,
  isDirty: boolean,
): FormDraft {
  const key = `${String(useSignedIn()?.id ?? 0)}/${form}`;
  const [session, setSession] = useState(newSession);
  const [found, setFound] = useState<Draft>();
  const [storedSince, setStoredSince] = useState<number>();
  const isStored = useRef(false);

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
      if (!isStored.current) return;
      isStored.current = false;
      void dropDraft(key, session).then(() => {
        setStoredSince(undefined);
      });
      return;
    }
    isStored.current = true;
    const keptAt = Date.now();
    const draft = { session, keptAt, typed, over };
    const stored = {
      ...draft,
      ...(creationKey === undefined ? {} : { creationKey }),
      ...(files?.length ? { files } : {}),
    };
    void storeDraft(key, stored).then((worked) => {
      if (worked === undefined) return;
      setStoredSince((since) => (worked ? (since ?? keptAt) : undefined));
    });
  }, [key, session, typed, over, creationKey, files, isDirty]);

  return {
    found,
    storedSince,
    discard() {
      if (found) void dropDraft(key, found.session);
      setFound(undefined);
    },
    forget() {
      void dropDraft(key, session);
    },
    setAside() {
      setFound({
        session,
        keptAt: Date.now(),
        typed,
        over,
        ...(files?.length ? { files } : {}),
      });
      setSession(newSession());
      isStored.current = false;
      setStoredSince(undefined);
    },
  };
}
