import type { ReactNode } from 'react';
import { TextField } from '../ui/TextField.tsx';
import { textField, type Control, type Field } from './fields.tsx';
import { VerbatimParts } from './VerbatimParts.tsx';
import './titleField.css';

/** Longer ones do not fit into the two lines of a card. */
const FITTING = 60;

const texts = {
  label: 'Naslov',
  count: (count: number) => `${String(count)} od ${String(FITTING)} slova`,
  tooLong: 'Na karticama se vide samo dva reda.',
} as const;

function TitleControl(control: Control<string>): ReactNode {
  const { length } = control.value.trim();
  const isLong = length > FITTING;
  return (
    <TextField
      {...control}
      after={
        <>
          <p className={isLong ? 'title-count is-long' : 'title-count'}>
            {texts.count(length)} <span role="status">{isLong ? texts.tooLong : ''}</span>
          </p>
          <VerbatimParts {...control} />
        </>
      }
    />
  );
}

/** An item's title, with a counter. */
export const titleField: Field<string, string> = {
  ...textField({ label: texts.label }),
  draw: (control) => <TitleControl {...control} />,
};
