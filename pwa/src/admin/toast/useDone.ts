import { useEffect, useState } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { useLocation, useNavigate } from 'react-router-dom';

/** Items that were just moved to the trash. */
export interface DeletedItems {
  readonly itemType: ItemType;
  readonly ids: readonly number[];
}

/** The sentence of a finished action. */
export interface DoneNote {
  readonly text: string;
  /** A second sentence. */
  readonly more?: string | undefined;
  /** The items that went to the trash, to which the sentence leads then. */
  readonly deleted?: DeletedItems | undefined;
  /** Takes back what was done, where that is no delete; it is lost with this screen. */
  readonly undo?: (() => void) | undefined;
}

interface DoneState {
  readonly done?: DoneNote;
}

interface Place {
  readonly state: DoneState | null;
  readonly pathname: string;
  readonly search: string;
}

/** The sentence of the last action, also of one that led to this screen. */
export interface Done {
  readonly done: DoneNote | undefined;
  /** Says it here. */
  readonly say: (text: string, undone?: Pick<DoneNote, 'deleted' | 'undo'>) => void;
  /** Goes to another screen, which says it. */
  readonly leave: (path: string, text: string, deleted?: DeletedItems) => void;
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
  return {
    done,
    say(text, undone) {
      setDone({ text, ...undone });
    },
    leave(path, text, deleted) {
      const next: DoneState = { done: { text, deleted } };
      void navigate(path, { state: next });
    },
  };
}
