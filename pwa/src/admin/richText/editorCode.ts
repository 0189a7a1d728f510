import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export type EditorCode = typeof import('./RichTextEditor.tsx');

/** Undefined while it loads. */
export type EditorLoad = EditorCode | 'failed' | undefined;

let loaded: EditorCode | undefined;

/** For tests of its loading. */
export const forgetEditorCode = (): void => {
  loaded = undefined;
};

const load = (): Promise<EditorCode> => import('./RichTextEditor.tsx');

export interface BeforeEditor {
  /** Delays the editor. */
  readonly wait: () => Promise<void> | void;
  /** Runs in the same task as the first rendering with the editor. */
  readonly run: () => void;
}

/**
 * The editor's code, which the first description field loads. `before` is for code that was not
 * there at the beginning.
 */
export function useEditorCode(
  before?: BeforeEditor,
  loadCode = load,
): readonly [code: EditorLoad, retry: () => void] {
  const [code, setCode] = useState<EditorLoad>(loaded);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (loaded) return undefined;
    let isCurrent = true;
    const show = async (): Promise<void> => {
      try {
        loaded = await loadCode();
      } catch {
        if (isCurrent) setCode('failed');
        return;
      }
      await before?.wait();
      if (!isCurrent) return;
      // Synchronously: otherwise the field could be focused after `run` and lose the focus.
      flushSync(() => {
        before?.run();
        setCode(loaded);
      });
    };
    void show();
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- loads once, and again for a retry
  }, [round]);
  return [
    code,
    () => {
      setCode(undefined);
      setRound((before) => before + 1);
    },
  ];
}
