import { useId, type ReactNode } from 'react';
import { RadioLabels, type RadioLabelsProps } from './RadioLabels.tsx';
import './ChipChoice.css';

export interface ChipChoiceProps<Value extends string> extends Omit<
  RadioLabelsProps<Value>,
  'name'
> {
  readonly legend: string;
}

/** One of a few words, as radio buttons. */
export function ChipChoice<Value extends string>({
  legend,
  ...radios
}: ChipChoiceProps<Value>): ReactNode {
  return (
    <fieldset className="chips">
      <legend>{legend}</legend>
      <RadioLabels name={useId()} {...radios} />
    </fieldset>
  );
}
