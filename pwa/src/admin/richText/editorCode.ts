import { useEffect, useState } from 'react';

export type EditorCode = typeof import('./RichTextEditor.tsx');

/** Undefined while it loads. */
export type EditorLoad = EditorCode | 'failed' | undefined;

let loaded: EditorCode | undefined;

/** For tests of its loading. */
export const forgetEditorCode = (): void => {
  loaded = undefined;
};

const load = (): Promise<EditorCode> => import('./RichTextEditor.tsx');

/**
 * The editor's code, which the first description field loads. `beforeUse` runs once, before the first
 * rendering with code that was not there at the beginning; it may wait.
 */
export function useEditorCode(
  beforeUse?: () => Promise<void> | void,
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
      await beforeUse?.();
      if (isCurrent) setCode(loaded);
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
