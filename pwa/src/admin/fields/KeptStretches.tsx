import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  keepStretch,
  keptStretches,
  releaseStretch,
  stretchOf,
} from '@centar/domain/keptStretches.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import './KeptStretches.css';

const texts = {
  keptStretches: 'Ostaje kako je u oba pisma:',
  keepStretch: (stretch: string) => `„${stretch}“ ostaje kako je u oba pisma`,
  releaseStretch: (stretch: string) => `Preslovljavaj „${stretch}“`,
} as const;

/** The control whose text it is. */
interface KeptStretchesProps {
  readonly id: string;
  readonly value: string;
  onChange(value: string): void;
}

type Selection = readonly [from: number, to: number];

const NOTHING: Selection = [0, 0];

/** The selection in a control, until the focus goes elsewhere. */
function useSelection(
  id: string,
  box: { readonly current: HTMLElement | null },
): readonly [selection: Selection, forget: () => void] {
  const [selection, setSelection] = useState(NOTHING);
  useEffect(() => {
    const read = (): void => {
      const control = document.activeElement;
      if (control?.id !== id) return;
      const { selectionStart, selectionEnd } = control as HTMLTextAreaElement;
      setSelection([selectionStart, selectionEnd]);
    };
    const leave = ({ target }: FocusEvent): void => {
      const isHere = (target as Element).id === id || box.current?.contains(target as Element);
      if (!isHere) setSelection(NOTHING);
    };
    document.addEventListener('selectionchange', read);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('selectionchange', read);
      document.removeEventListener('focusin', leave);
    };
  }, [id, box]);
  const forget = (): void => {
    setSelection(NOTHING);
  };
  return [selection, forget];
}

/**
 * Below a text: its stretches that stay as they are written on pages in the other script, and, while something is selected,
 * the button that adds it. Nothing where there is neither.
 */
export function KeptStretches({ id, value, onChange }: KeptStretchesProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [[from, to], forget] = useSelection(id, box);
  const stretches = keptStretches(value);
  const selected = stretchOf(value, from, to);
  const change = (text: string): void => {
    onChange(text);
    forget();
    // The button that was pressed goes away.
    document.getElementById(id)?.focus();
  };
  const isNew = selected !== '' && !stretches.includes(selected) && !selected.includes('\n');
  return (
    <div className="kept" ref={box}>
      {stretches.length > 0 ? (
        <ul aria-label={texts.keptStretches}>
          {stretches.map((stretch, index) => (
            <li key={index}>
              {stretch}
              <button
                type="button"
                aria-label={texts.releaseStretch(stretch)}
                onClick={() => {
                  change(releaseStretch(value, index));
                }}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isNew ? (
        <Button
          kind="quiet"
          compact
          onClick={() => {
            change(keepStretch(value, from, to));
          }}
        >
          {texts.keepStretch(selected.length > 40 ? `${selected.slice(0, 40)}…` : selected)}
        </Button>
      ) : null}
    </div>
  );
}
