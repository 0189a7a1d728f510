import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import './Field.css';
import './SummaryCard.css';

export interface SearchBoxProps {
  /** Such as `Pretraži naslov ili autora`; also the placeholder. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchBox({ label, value, onChange }: SearchBoxProps): ReactNode {
  return (
    <label className="find">
      <span className="visually-hidden">{label}</span>
      <Icon name="search" />
      <input
        className="field-input"
        type="search"
        value={value}
        placeholder={label}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </label>
  );
}
