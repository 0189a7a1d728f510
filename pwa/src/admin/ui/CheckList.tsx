import type { ReactNode } from 'react';
import './Modal.css';

export interface CheckListProps<Value extends string> {
  /** `Sekcije` */
  readonly legend: string;
  /** `izabrano 5 od 16` */
  readonly count: string;
  readonly options: readonly Value[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: Value[]) => void;
}

/** Checkboxes in two columns, one on a phone. */
export function CheckList<Value extends string>(props: CheckListProps<Value>): ReactNode {
  const { legend, count, options, chosen, onChange } = props;
  return (
    <fieldset className="checks">
      <legend>
        {legend} <span aria-live="polite">{count}</span>
      </legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={(event) => {
              const others = chosen.filter((value) => value !== option);
              onChange(event.target.checked ? [...others, option] : others);
            }}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
