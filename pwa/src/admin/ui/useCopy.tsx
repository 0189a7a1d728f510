import { useState, type ReactNode } from 'react';
import { AlertBox } from './AlertBox.tsx';

/** `said` is empty until `copy` has tried. */
export function useCopy(texts: { readonly copied: string; readonly notCopied: string }): {
  readonly copy: (text: string) => void;
  readonly said: ReactNode;
} {
  const [isCopied, setCopied] = useState<boolean>();
  return {
    copy(text) {
      navigator.clipboard.writeText(text).then(
        () => {
          setCopied(true);
        },
        () => {
          setCopied(false);
        },
      );
    },
    said: (
      <div className="panel-said" aria-live="polite">
        {isCopied === undefined ? null : (
          <AlertBox
            tone={isCopied ? 'green' : 'amber'}
            text={isCopied ? texts.copied : texts.notCopied}
          />
        )}
      </div>
    ),
  };
}
