import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import {
  addVerbatim,
  verbatimParts,
  removeVerbatim,
  selectedPart,
} from '@centar/domain/verbatim.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import './VerbatimParts.css';

const texts = {
  parts: 'Ostaje kako je u oba pisma:',
  add: (part: string) => `„${part}“ ostaje kako je u oba pisma`,
  remove: (part: string) => `Preslovljavaj „${part}“`,
} as const;

interface VerbatimPartsProps {
  readonly id: string;
  readonly value: string;
  onChange(value: string): void;
}

type Selection = readonly [from: number, to: number];

const NOTHING: Selection = [0, 0];

/** Until another element gets the focus. */
function useSelection(
  id: string,
  containerRef: { readonly current: HTMLElement | null },
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
      const isHere =
        (target as Element).id === id || containerRef.current?.contains(target as Element);
      if (!isHere) setSelection(NOTHING);
    };
    document.addEventListener('selectionchange', read);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('selectionchange', read);
      document.removeEventListener('focusin', leave);
    };
  }, [id, containerRef]);
  const forget = (): void => {
    setSelection(NOTHING);
  };
  return [selection, forget];
}

/** Of a plain field: each part has a button that removes it; selected text gets one that adds it. */
export function VerbatimParts({ id, value, onChange }: VerbatimPartsProps): ReactNode {
  const containerRef = useRef<HTMLDivElement>(null);
  const [[from, to], forget] = useSelection(id, containerRef);
  const change = (text: string): void => {
    onChange(text);
    forget();
    // The clicked button is removed.
    document.getElementById(id)?.focus();
  };
  const selected = selectedPart(value, from, to);
  return (
    <VerbatimList
      containerRef={containerRef}
      parts={verbatimParts(value)}
      selected={selected.includes('\n') ? '' : selected}
      onAdd={() => {
        change(addVerbatim(value, from, to));
      }}
      onRemove={(index) => {
        change(removeVerbatim(value, index));
      }}
    />
  );
}

export interface VerbatimListProps {
  readonly containerRef?: RefObject<HTMLDivElement | null>;
  readonly parts: readonly string[];
  /** In one line; empty if none. */
  readonly selected: string;
  readonly onAdd: () => void;
  /** `index` counts from 0. */
  readonly onRemove: (index: number) => void;
}

export function VerbatimList(props: VerbatimListProps): ReactNode {
  const { containerRef, parts, selected, onAdd, onRemove } = props;
  return (
    <div className="verbatim" ref={containerRef}>
      {parts.length > 0 ? (
        <ul aria-label={texts.parts}>
          {parts.map((part, index) => (
            <li key={index}>
              {part}
              <button
                type="button"
                aria-label={texts.remove(part)}
                onClick={() => {
                  onRemove(index);
                }}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {selected !== '' && !parts.includes(selected) ? (
        <Button kind="quiet" compact onClick={onAdd}>
          {texts.add(selected.length > 40 ? `${selected.slice(0, 40)}…` : selected)}
        </Button>
      ) : null}
    </div>
  );
}
