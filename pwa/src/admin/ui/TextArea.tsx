import type { ReactNode } from 'react';
import { staffUiTexts } from './adminUi.texts.ts';
import { GrowingArea } from './GrowingArea.tsx';
import { controlAttributes, FieldFrame, type FieldProps } from './FieldFrame.tsx';

export interface TextAreaProps extends FieldProps {
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly rows?: number;
  /**
   * Shown with the counter. Longer text can be typed; it is refused with a message, never
   * truncated.
   */
  readonly limit?: number;
}

/** The character count is before the help. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { name, value, onChange, onBlur, rows = 8, limit, help } = props;
  const texts = staffUiTexts;
  const count =
    limit === undefined ? texts.characters(value.length) : texts.charactersOf(value.length, limit);
  const field = { ...props, help: [`${count}.`, help].filter(Boolean).join(' ') };
  return (
    <FieldFrame {...field}>
      <GrowingArea
        {...controlAttributes(field)}
        name={name}
        rows={rows}
        value={value}
        onBlur={onBlur}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </FieldFrame>
  );
}
