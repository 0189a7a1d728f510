import { useId, type ReactNode } from 'react';
import type { Option } from './SelectField.tsx';
import './ChipChoice.css';

export interface ChipChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
}

/** One of a few words, as radio buttons. */
export function ChipChoice<Value extends string>(props: ChipChoiceProps<Value>): ReactNode {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="chips">
      <legend>{legend}</legend>
      {options.map((option) => (
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
      ))}
    </fieldset>
  );
}
