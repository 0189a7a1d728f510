import type { ReactNode } from 'react';
import { RadioLabels, type RadioLabelsProps } from './RadioLabels.tsx';
import './SummaryCard.css';

export interface FilterTabsProps<Value extends string> extends Omit<
  RadioLabelsProps<Value>,
  'name'
> {
  /** The filter's name for screen readers. */
  readonly label: string;
  readonly value: Value;
}

export function FilterTabs<Value extends string>({
  label,
  ...radios
}: FilterTabsProps<Value>): ReactNode {
  return (
    <fieldset className="tabs" aria-label={label}>
      <RadioLabels name={label} {...radios} />
    </fieldset>
  );
}
