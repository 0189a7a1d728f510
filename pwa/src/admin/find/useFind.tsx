import { useEffect, useState, type ReactNode } from 'react';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';
import { codeLoader } from '../screen/codeLoader.ts';
import { useAsync } from '../screen/useAsync.ts';

const loadDialog = codeLoader(async () => (await import('./FindDialog.tsx')).FindDialog);

export interface Find {
  readonly open: () => void;
  readonly dialog: ReactNode;
}

/** Ctrl K. The dialog's code is loaded when it is first opened. */
export function useFind(screens: readonly LinkTo[]): Find {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return {
    open() {
      setOpen(true);
    },
    dialog: isOpen ? (
      <LoadedDialog
        screens={screens}
        onClose={() => {
          setOpen(false);
        }}
      />
    ) : null,
  };
}

function LoadedDialog(props: {
  readonly screens: readonly LinkTo[];
  readonly onClose: () => void;
}): ReactNode {
  const { data: FindDialog, failure } = useAsync(loadDialog);
  const { onClose } = props;
  useEffect(() => {
    // A popup has reported it; the next attempt loads it again.
    if (failure) onClose();
  }, [failure, onClose]);
  return FindDialog ? <FindDialog {...props} /> : null;
}
