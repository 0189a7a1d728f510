import { useRef, type ReactNode } from 'react';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import type { FieldPath, InputText } from '../fields/inputTexts.ts';
import { textRemarks, type Remark } from './remarks.ts';
import { secondLookTexts as texts } from './secondLook.texts.ts';
import { useLaterRemarks } from './useLaterRemarks.ts';
import './SecondLook.css';

export interface SecondLookProps {
  readonly values: readonly InputText[];
  /** Of the type and its picture. */
  readonly more: readonly Remark[];
  readonly onChoose: (path: FieldPath) => void;
}

/** Beside the buttons that publish; nothing without remarks. */
export function SecondLook({ values, more, onChoose }: SecondLookProps): ReactNode {
  const later = useLaterRemarks(values);
  const list = useRef<HTMLDetailsElement>(null);
  const remarks = [...more, ...textRemarks(values), ...later];
  if (remarks.length === 0) return null;
  return (
    <details
      className="second-look"
      ref={list}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && list.current) list.current.open = false;
      }}
    >
      <summary>
        <Icon name="warning" />
        {texts.count(remarks.length)}
      </summary>
      <div>
        <p className="field-help">{texts.help}</p>
        <ul>
          {remarks.map(({ path, text }) => (
            <li key={`${path.join('.')} ${text}`}>
              <button
                type="button"
                onClick={() => {
                  if (list.current) list.current.open = false;
                  onChoose(path);
                }}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
