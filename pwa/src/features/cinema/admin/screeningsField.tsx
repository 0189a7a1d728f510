import { useMemo, useState, type ReactNode } from 'react';
import { MAX_SCREENINGS } from '@centar/domain/content/movie.ts';
import type { RowKind } from '../../../admin/eventRows/eventRow.ts';
import { EventRowsControl } from '../../../admin/eventRows/EventRowsControl.tsx';
import { eventRowTexts } from '../../../admin/eventRows/eventRows.texts.ts';
import { movedEndHint, settleEnd } from '../../../admin/eventRows/typedEnd.ts';
import { describeFacts, FactChecks } from '../../../admin/fields/accessFactsField.tsx';
import { freeEntry } from '../../../admin/fields/freeEntryField.ts';
import { textField, type Control, type Field } from '../../../admin/fields/fields.tsx';
import { MomentField } from '../../../admin/ui/MomentField.tsx';
import { SelectField } from '../../../admin/ui/SelectField.tsx';
import { TextField } from '../../../admin/ui/TextField.tsx';
import { counted } from '../../../shared/texts/ui.texts.ts';
import {
  describeEnd,
  describeRows,
  EMPTY_ROW,
  endOfRow,
  readRows,
  readSpoken,
  showRows,
  showSpoken,
  type ScreeningFields,
  type ScreeningRow,
  type Spoken,
} from './screeningRows.ts';

const texts = {
  title: 'Projekcije',
  help: 'Beogradsko vreme. Obavezan je samo datum; prazni redovi se ne čuvaju.',
  count: (count: number) => counted(count, ['projekcija', 'projekcije', 'projekcija']),
  one: (number: number) => `Projekcija ${String(number)}`,
  more: 'kraj, ulaz, pristupačnost',
  end: 'Kraj',
  byLength: (end: string) => `Prazno: po trajanju filma, ${end}.`,
  unknownEnd: 'Prazno: po trajanju filma, kad je upisano na primer kao 1H 30M.',
  spoken: 'Jezik / uzrast',
  price: 'Cena',
  free: 'ulaz slobodan',
  thisItem: 'ovaj film',
  tooMany: (most: number) => `Jedan film može imati najviše ${String(most)} projekcija.`,
} as const;

const screeningsOf = (duration: string): RowKind<ScreeningRow> => ({
  empty: EMPTY_ROW,
  // A form always offers a row to fill (staff specification, section 5).
  none: [EMPTY_ROW],
  most: MAX_SCREENINGS,
  idOf: ({ screeningId }) => screeningId,
  texts,
  repeated: ['price', 'isFree', 'language', 'ageMark'],
  moments: ['end'],
  settle: settleEnd,
  endOf: (row) => endOfRow(row, duration),
  drawBeside: (field) => <TextField {...field('price')} label={texts.price} />,
  drawLast: (row, change, id) => <SpokenField row={row} id={`${id}-language`} onChange={change} />,
  describeLine: (row) => [row.price, showSpoken(row)],
  describeMore: (row) =>
    [
      describeEnd(row, duration),
      row.isFree === 'free' ? texts.free : '',
      describeFacts(row.accessFacts),
      movedEndHint({ ...row, begin: row.date }),
    ]
      .filter(Boolean)
      .join(', ') || texts.more,
  drawMore: (field, row) => (
    <>
      <MomentField {...field('end')} label={texts.end} help={helpOfEnd(row, duration)} />
      <SelectField
        {...field('isFree')}
        label={freeEntry.label}
        options={freeEntry.choices}
        placeholder={freeEntry.placeholder}
      />
      <FactChecks kind="ofDate" {...field('accessFacts')} />
    </>
  ),
});

/** Both are short and seldom change, so they share a field. */
function SpokenField({
  row,
  id,
  onChange,
}: {
  readonly row: Spoken;
  readonly id: string;
  readonly onChange: (spoken: Spoken) => void;
}): ReactNode {
  const [typed, setTyped] = useState(() => showSpoken(row));
  // As typed, until the row is changed elsewhere.
  const isTyped = showSpoken(readSpoken(typed)) === showSpoken(row);
  return (
    <TextField
      id={id}
      optional
      label={texts.spoken}
      value={isTyped ? typed : showSpoken(row)}
      onChange={(text) => {
        setTyped(text);
        onChange(readSpoken(text));
      }}
    />
  );
}

function helpOfEnd(row: ScreeningRow, duration: string): string | undefined {
  const end = describeEnd({ ...row, end: '' }, duration);
  return end ? texts.byLength(end) : texts.unknownEnd;
}

function ScreeningsControl(control: Control<readonly ScreeningRow[]>): ReactNode {
  const duration = control.beside;
  const kind = useMemo(
    () => screeningsOf(typeof duration === 'string' ? duration : ''),
    [duration],
  );
  return <EventRowsControl {...control} kind={kind} />;
}

export const screeningsField: Field<ScreeningFields, readonly ScreeningRow[]> = {
  ...textField({
    label: texts.title,
    hint: texts.help,
    optional: true,
    sentences: {
      notADate: eventRowTexts.wrongDate,
      tooMany: texts.tooMany(MAX_SCREENINGS),
    },
  }),
  show: showRows,
  read: readRows,
  describe: describeRows,
  beside: 'duration',
  draw: (control) => <ScreeningsControl {...control} />,
};
