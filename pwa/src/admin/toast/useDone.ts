import { useEffect, useState } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { useLocation, useNavigate } from 'react-router-dom';

export interface DeletedItems {
  readonly itemType: ItemType;
  readonly ids: readonly number[];
}

export interface DoneNote {
  readonly text: string;
  /** A second sentence. */
  readonly more?: string | undefined;
  /** The message then links to the trash. */
  readonly deleted?: DeletedItems | undefined;
  /** The message then links to the item as visitors see it. */
  readonly onSite?: string | undefined;
  /** Only while this screen is open. */
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

/** Of the last action, on this screen or the previous one. */
export interface Done {
  readonly done: DoneNote | undefined;
  /** Shows a message on this screen. */
  readonly say: (text: string, undone?: Pick<DoneNote, 'deleted' | 'undo'>) => void;
  /** The next screen shows the message. */
  readonly leave: (path: string, text: string, more?: Pick<DoneNote, 'deleted' | 'onSite'>) => void;
}

export function useDone(): Done {
  const { state, pathname, search } = useLocation() as Place;
  const navigate = useNavigate();
  const left = state?.done;
  const [done, setDone] = useState(left);
  useEffect(() => {
    // Removed from the history, so that a reload does not show it again.
    if (left !== undefined) void navigate(pathname + search, { replace: true, state: null });
  }, [left, navigate, pathname, search]);
  return {
    done,
    say(text, undone) {
      setDone({ text, ...undone });
    },
    leave(path, text, more) {
      const next: DoneState = { done: { text, ...more } };
      void navigate(path, { state: next });
    },
  };
}
