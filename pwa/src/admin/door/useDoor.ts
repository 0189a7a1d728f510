import { useCallback, useEffect, useRef, useState } from 'react';
import { useReauthenticate } from '../auth/Reauthentication.tsx';
import { newCreationKey } from '../graphql/idempotencyKey.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { CallFailed, toFailure, type Failure } from '../graphql/staffFailure.ts';
import { AdminDoorList, CountAtDoor } from './door.adminOperations.ts';
import {
  acknowledged,
  count,
  newCopy,
  received,
  unsent,
  withCounts,
  type DoorCopy,
  type DoorList,
} from './doorCopy.ts';
import { inTime } from '../storage/inTime.ts';
import { keepStorage, storeDoorCode } from './doorCode.ts';
import { changeCopy, copyKey, forgetOldLists, readCopy } from './doorStore.ts';

/** How often other phones' counts are fetched. */
const REFRESH_MS = 15_000;
/** With a weak signal a request may hang. Sending it again is harmless. */
const ANSWER_MS = 10_000;

export interface Door {
  /** Undefined while loading, and if it was never loaded on this phone. */
  readonly copy: DoorCopy | undefined;
  /** Of the last attempt to reach the server. */
  readonly failure: Failure | undefined;
  readonly isSending: boolean;
  /** Undefined until it is known. */
  readonly isStored: boolean | undefined;
  /** Whether the screen opens without a connection; undefined until it is known. */
  readonly opensOffline: boolean | undefined;
  count(reservationId: number, arrived: number): void;
  acknowledge(): void;
  /** Asks for the password if the session has ended. */
  retry(): void;
}

const answered = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  inTime(answer, ANSWER_MS, new CallFailed({ code: 'NETWORK', fields: {} }));

/** The copy of the list on this phone. */
function useCopy(key: string) {
  const [copy, setCopy] = useState<DoorCopy>();
  const [isStored, setStored] = useState<boolean>();
  /** Also before it is drawn. */
  const latest = useRef<DoorCopy>(undefined);
  const show = useCallback((shown: DoorCopy) => {
    latest.current = shown;
    setCopy(shown);
  }, []);
  const change = useCallback(
    (base: DoorCopy, work: (copy: DoorCopy) => DoorCopy) => {
      const next = work(latest.current ?? base);
      show(next);
      setStored(undefined);
      // Another tab may have counted meanwhile.
      void changeCopy(key, (stored) => work(stored ?? base), next).then(setStored);
    },
    [key, show],
  );
  return { copy, latest, isStored, setStored, show, change };
}

type Copy = ReturnType<typeof useCopy>;

/** Sends the counts of this phone, and receives those of others. */
function useSync(offerId: number, { latest, change }: Copy) {
  const { mutate } = useStaffCalls();
  const [failure, setFailure] = useState<Failure>();
  const [isSending, setSending] = useState(false);
  const running = useRef(false);

  const fetchList = useCallback(async (): Promise<void> => {
    const before = latest.current;
    const counts = before ? unsent(before) : [];
    // `mutate`, also for the query, keeps the screen open when the session has ended.
    const list: DoorList =
      before && counts.length > 0
        ? (
            await answered(
              mutate(CountAtDoor, { offerId, deviceId: before.deviceId, counts: [...counts] }),
            )
          ).countAtDoor
        : (await answered(mutate(AdminDoorList, { offerId }))).doorList;
    const now = Date.now();
    if (before) change(before, (own) => received(own, list, counts, now));
    else change(newCopy(newCreationKey(), list, now), (own) => own);
  }, [mutate, offerId, latest, change]);

  const sync = useCallback(async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setSending(true);
    try {
      do await fetchList();
      while (latest.current && unsent(latest.current).length > 0);
      setFailure(undefined);
    } catch (thrown) {
      setFailure(toFailure(thrown));
    } finally {
      running.current = false;
      setSending(false);
    }
  }, [latest, fetchList]);

  return { failure, isSending, sync };
}

/** The code that opens the screen without a connection. */
function useScreenCode() {
  const [opensOffline, setOpensOffline] = useState<boolean>();
  const storing = useRef(false);
  const storeCode = useCallback(async (): Promise<void> => {
    if (storing.current) return;
    storing.current = true;
    setOpensOffline(await storeDoorCode());
    storing.current = false;
  }, []);
  return { opensOffline, setOpensOffline, storeCode };
}

/** While the screen is seen, and when the connection returns. */
function useRefresh(refresh: () => void): void {
  useEffect(() => {
    const run = (): void => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(run, REFRESH_MS);
    window.addEventListener('online', run);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', run);
      document.removeEventListener('visibilitychange', run);
    };
  }, [refresh]);
}

/** The list of an offer on this phone: read first from the phone, then merged with the server. */
export function useDoor(offerId: number, person: number): Door {
  const key = copyKey(person, offerId);
  const reauthenticate = useReauthenticate();
  const own = useCopy(key);
  const { copy, latest, isStored, setStored, show, change } = own;
  const { failure, isSending, sync } = useSync(offerId, own);
  const { opensOffline, setOpensOffline, storeCode } = useScreenCode();

  useEffect(() => {
    let isCurrent = true;
    const open = async (stored: DoorCopy | undefined): Promise<boolean> => {
      if (stored) {
        show(stored);
        setStored(true);
      }
      await sync();
      keepStorage();
      await forgetOldLists(person, Date.now());
      return storeDoorCode();
    };
    void readCopy(key)
      .then((stored) => (isCurrent ? open(stored) : undefined))
      .then((opens) => {
        if (isCurrent) setOpensOffline(opens);
      });
    return () => {
      isCurrent = false;
      latest.current = undefined;
    };
  }, [key, person, latest, setStored, show, setOpensOffline, sync]);

  const refresh = useCallback(() => {
    // Another tab of this phone may have counted while this one was hidden.
    void readCopy(key).then((stored) => {
      const before = latest.current;
      if (before && stored?.deviceId === before.deviceId) show(withCounts(before, stored.counts));
      return sync();
    });
    // The signal may have been lost while the code was loaded.
    if (opensOffline === false) void storeCode();
  }, [key, latest, show, sync, storeCode, opensOffline]);
  useRefresh(refresh);

  const countOne = useCallback(
    (reservationId: number, arrived: number) => {
      const before = latest.current;
      if (!before) return;
      change(before, (list) => count(list, reservationId, arrived));
      void sync();
    },
    [latest, change, sync],
  );

  return {
    copy,
    failure,
    isSending,
    isStored,
    opensOffline,
    count: countOne,
    acknowledge() {
      const before = latest.current;
      if (before) change(before, acknowledged);
    },
    retry() {
      if (failure?.code !== 'UNAUTHENTICATED') void sync();
      else {
        void reauthenticate().then((isIn) => {
          if (isIn) void sync();
        });
      }
    },
  };
}
