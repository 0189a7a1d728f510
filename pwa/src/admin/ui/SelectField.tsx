import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { controlAttributes, FieldFrame, type FieldProps } from './FieldFrame.tsx';

export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly name?: string;
  readonly value: Value | '';
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
  /** Shown if nothing is chosen. */
  readonly placeholder?: string;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>): ReactNode {
  const { name, value, options, onChange, placeholder } = props;
  const choose = (chosen: string): void => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <FieldFrame {...props}>
      <span className="field-select">
        <select
          {...controlAttributes(props)}
          className="field-input"
          name={name}
          value={value}
          onChange={(event) => {
            choose(event.target.value);
          }}
        >
          {placeholder === undefined ? null : (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </FieldFrame>
  );
}
