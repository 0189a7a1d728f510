import { useEffect, useState } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { useLocation, useNavigate } from 'react-router-dom';

/** An item that was just put into the bin. */
export interface DeletedItem {
  readonly itemType: ItemType;
  readonly id: number;
}

/** A sentence about what was done. */
export interface DoneNote {
  readonly text: string;
  /** It went to the bin, to which the sentence leads. */
  readonly isInBin: boolean;
  /** The deleted item, where it can be restored at once. */
  readonly deleted?: DeletedItem;
}

interface DoneState {
  readonly done?: DoneNote;
}

interface Place {
  readonly state: DoneState | null;
  readonly pathname: string;
  readonly search: string;
}

/** A sentence about what was just done, also when the screen changed with it. */
export interface Done {
  readonly done: DoneNote | undefined;
  readonly say: (text: string | undefined) => void;
  /** The same of an item that went to the bin. */
  readonly sayDeleted: (text: string, deleted?: DeletedItem) => void;
  readonly leaveWith: (path: string, text: string) => void;
  readonly leaveDeleted: (path: string, text: string, deleted?: DeletedItem) => void;
}

/** The sentence that the screen before left, until this one says another. */
export function useDone(): Done {
  const { state, pathname, search } = useLocation() as Place;
  const navigate = useNavigate();
  const left = state?.done;
  const [done, setDone] = useState(left);
  useEffect(() => {
    // The sentence is said once, not again after the page is loaded anew.
    if (left !== undefined) void navigate(pathname + search, { replace: true, state: null });
  }, [left, navigate, pathname, search]);
  const leave = (path: string, note: DoneNote): void => {
    const next: DoneState = { done: note };
    void navigate(path, { state: next });
  };
  return {
    done,
    say(text) {
      setDone(text === undefined ? undefined : { text, isInBin: false });
    },
    sayDeleted(text, deleted) {
      setDone({ text, isInBin: true, ...(deleted ? { deleted } : {}) });
    },
    leaveWith(path, text) {
      leave(path, { text, isInBin: false });
    },
    leaveDeleted(path, text, deleted) {
      leave(path, { text, isInBin: true, ...(deleted ? { deleted } : {}) });
    },
  };
}
