import { useRef, useState, type ReactNode } from 'react';
import type { Control } from '../fields/fields.tsx';
import { VerbatimParts } from '../fields/VerbatimParts.tsx';
import { staffUiTexts } from '../ui/adminUi.texts.ts';
import { controlAttributes, FieldFrame } from '../ui/FieldFrame.tsx';
import { GrowingArea } from '../ui/GrowingArea.tsx';
import { useEditorCode, type EditorCode } from './editorCode.ts';
import { richTextTexts as texts } from './richText.texts.ts';
import { plainOf, type TypedText } from './typedText.ts';
import './RichTextField.css';

export interface RichTextFieldProps extends Control<TypedText> {
  readonly limit: number;
  readonly loadCode?: () => Promise<EditorCode>;
}

/** After the end of a composition, which a new element would break. */
const composed = (area: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    area.addEventListener(
      'compositionend',
      () => {
        resolve();
      },
      { once: true },
    );
  });

/** A plain field until the editor's code is loaded; text and selection carry over. */
export function RichTextField(props: RichTextFieldProps): ReactNode {
  const { id, name, label, optional, error, value, onChange, limit, loadCode } = props;
  const isComposing = useRef(false);
  const [selected, setSelected] = useState<readonly [from: number, to: number]>();
  const focusedArea = (): HTMLTextAreaElement | undefined => {
    const area = document.getElementById(id);
    return area === document.activeElement ? (area as HTMLTextAreaElement) : undefined;
  };
  const before = {
    wait: async () => {
      const area = focusedArea();
      if (area && isComposing.current) await composed(area);
    },
    run: () => {
      const area = focusedArea();
      setSelected(area && [area.selectionStart, area.selectionEnd]);
    },
  };
  const [code, retry] = useEditorCode(before, loadCode);
  const text = plainOf(value);
  const isMarked = typeof value !== 'string';
  const count = `${staffUiTexts.charactersOf(text.length, limit)}.`;
  const isPlain = code === undefined || code === 'failed';
  const help = [count, props.help, isPlain && !isMarked ? texts.emptyLine : undefined];
  const frame = { id, label, optional, error, help: help.filter(Boolean).join(' ') };
  const attributes = controlAttributes(frame);
  if (!isPlain) {
    return (
      <FieldFrame {...frame}>
        <code.RichTextEditor
          id={id}
          describedBy={attributes['aria-describedby']}
          isInvalid={error !== undefined}
          isRequired={!optional}
          value={value}
          onChange={onChange}
          selected={selected}
        />
      </FieldFrame>
    );
  }
  return (
    <FieldFrame
      {...frame}
      after={isMarked ? undefined : <VerbatimParts id={id} value={value} onChange={onChange} />}
    >
      <div className="rich">
        <div className="rich-bar">
          {code === 'failed' ? (
            <p role="status">
              {isMarked ? texts.readOnly : texts.notLoaded}{' '}
              <button type="button" className="rich-retry" onClick={retry}>
                {texts.retry}
              </button>
            </p>
          ) : null}
        </div>
        <GrowingArea
          {...attributes}
          name={name}
          rows={8}
          value={text}
          readOnly={isMarked}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={() => {
            isComposing.current = false;
          }}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      </div>
    </FieldFrame>
  );
}
