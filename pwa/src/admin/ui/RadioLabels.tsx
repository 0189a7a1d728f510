import type { ReactNode } from 'react';
import type { Option } from './SelectField.tsx';

export interface RadioLabelsProps<Value extends string> {
  /** Of the group of radio buttons. */
  readonly name: string;
  readonly options: readonly Option<Value>[];
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons with their labels, for a `fieldset`. */
export function RadioLabels<Value extends string>(props: RadioLabelsProps<Value>): ReactNode {
  const { name, options, value, onChange } = props;
  return options.map((option) => (
    <label key={option.value}>
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={option.value === value}
        onChange={() => {
          onChange(option.value);
        }}
      />
      {option.label}
    </label>
  ));
}
