import type { ReactNode } from 'react';
import { MomentField } from '../../../admin/ui/MomentField.tsx';
import { TextField } from '../../../admin/ui/TextField.tsx';
import { dayId } from './documentRows.ts';
import { documentTexts as texts } from './documents.texts.ts';

interface TypedDocument {
  readonly title: string;
  readonly day: string;
}

export function DocumentFields<Row extends TypedDocument>(props: {
  readonly id: string;
  readonly fileName: string;
  readonly row: Row;
  readonly onChange: (row: Row) => void;
  readonly actions: ReactNode;
}): ReactNode {
  const { id, fileName, row, onChange, actions } = props;
  return (
    <fieldset className="more-documents-one">
      <legend className="visually-hidden">{fileName}</legend>
      <TextField
        id={id}
        label={texts.name}
        help={fileName}
        value={row.title}
        onChange={(title) => {
          onChange({ ...row, title });
        }}
      />
      <MomentField
        id={dayId(id)}
        label={texts.date}
        isDay
        value={row.day}
        onChange={(day) => {
          onChange({ ...row, day });
        }}
      />
      <p className="panel-ways">{actions}</p>
    </fieldset>
  );
}
