import type { ReactNode } from 'react';
import type { Option } from './SelectField.tsx';
import './SummaryCard.css';

export interface FilterTabsProps<Value extends string> {
  /** The filter's name for screen readers. */
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function FilterTabs<Value extends string>(props: FilterTabsProps<Value>): ReactNode {
  const { label, options, value, onChange } = props;
  return (
    <fieldset className="tabs" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={label}
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
