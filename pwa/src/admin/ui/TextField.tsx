import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { controlAttributes, FieldFrame, type FieldProps } from './FieldFrame.tsx';

export interface TextFieldProps extends FieldProps {
  readonly name?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'number';
  readonly placeholder?: string | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
  readonly maxLength?: number;
  readonly disabled?: boolean;
  /** Offered by the browser below the field. */
  readonly suggestions?: readonly string[];
  /** The text can be selected and copied, but not changed. */
  readonly readOnly?: boolean;
}

/** The form shows its own messages, so it needs `noValidate`. */
export function TextField(props: TextFieldProps): ReactNode {
  const { id, name, value, onChange, onBlur, type = 'text', suggestions = [] } = props;
  return (
    <FieldFrame {...props}>
      <input
        {...controlAttributes(props)}
        className="field-input"
        name={name}
        type={type}
        value={value}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete ?? 'off'}
        inputMode={props.inputMode}
        maxLength={props.maxLength}
        disabled={props.disabled}
        readOnly={props.readOnly}
        list={suggestions.length > 0 ? `${id}-s` : undefined}
        onBlur={onBlur}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      {suggestions.length > 0 ? (
        <datalist id={`${id}-s`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
    </FieldFrame>
  );
}
