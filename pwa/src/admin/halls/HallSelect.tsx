import { useState, type ReactNode } from 'react';
import type { FieldProps } from '../ui/FieldFrame.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useHalls } from './useHalls.ts';
import { hallTexts as texts } from './halls.texts.ts';

/** No hall has this name. */
const ELSEWHERE = '\u0000';
const NONE = ' ';

export interface HallSelectProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function HallSelect(props: HallSelectProps): ReactNode {
  const { id, label, value, onChange } = props;
  const loaded = useHalls();
  // While they load, a row must not grow.
  const halls = loaded ?? (value === '' ? [] : [value]);
  const [isElsewhere, setElsewhere] = useState(false);
  const isKnown = halls.includes(value);
  const isTyped = isElsewhere || (value !== '' && !isKnown);
  return (
    <>
      <SelectField
        {...props}
        value={isTyped ? ELSEWHERE : value || NONE}
        options={[
          { value: NONE, label: texts.none },
          ...halls.map((name) => ({ value: name, label: name })),
          { value: ELSEWHERE, label: texts.elsewhere },
        ]}
        onChange={(chosen) => {
          setElsewhere(chosen === ELSEWHERE);
          if (chosen === ELSEWHERE) onChange(isKnown ? '' : value);
          else onChange(chosen === NONE ? '' : chosen);
        }}
      />
      {isTyped ? (
        <TextField
          id={`${id}-drugo`}
          label={`${label}: ${texts.place}`}
          value={value}
          onChange={onChange}
        />
      ) : null}
    </>
  );
}
