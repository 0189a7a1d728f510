import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface DoneState {
  readonly done?: string;
}

/** A sentence about what was just done, also when the screen changed with it. */
export interface Done {
  readonly done: string | undefined;
  readonly say: (text: string | undefined) => void;
  readonly leaveWith: (path: string, text: string) => void;
}

/** The sentence that the screen before left, until this one says another. */
export function useDone(): Done {
  const { state, pathname } = useLocation() as { state: DoneState | null; pathname: string };
  const navigate = useNavigate();
  const left = state?.done;
  const [done, setDone] = useState(left);
  useEffect(() => {
    // Told once: not again after the page is loaded anew.
    if (left !== undefined) void navigate(pathname, { replace: true, state: null });
  }, [left, navigate, pathname]);
  return {
    done,
    say: setDone,
    leaveWith(path, text) {
      const next: DoneState = { done: text };
      void navigate(path, { state: next });
    },
  };
}
