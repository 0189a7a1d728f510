import type { ReactNode } from 'react';
import { MAX_SCREENINGS } from '@centar/domain/content/movie.ts';
import type { RowKind } from '../../../admin/eventRows/eventRow.ts';
import { EventRowsControl } from '../../../admin/eventRows/EventRowsControl.tsx';
import { eventRowTexts } from '../../../admin/eventRows/eventRows.texts.ts';
import { freeEntry } from '../../../admin/fields/freeEntryField.ts';
import { textField, type Control, type Field } from '../../../admin/fields/fields.tsx';
import { SelectField } from '../../../admin/ui/SelectField.tsx';
import { TextField } from '../../../admin/ui/TextField.tsx';
import { counted } from '../../../shared/texts/ui.texts.ts';
import {
  describeRows,
  EMPTY_ROW,
  readRows,
  showRows,
  type ScreeningFields,
  type ScreeningRow,
} from './screeningRows.ts';

const texts = {
  title: 'Projekcije',
  help: 'Beogradsko vreme. Obavezan je samo datum; prazni redovi se ne čuvaju.',
  count: (count: number) => counted(count, ['projekcija', 'projekcije', 'projekcija']),
  one: (number: number) => `Projekcija ${String(number)}`,
  more: 'Jezik, uzrast, ulaz',
  language: 'Jezik',
  ageMark: 'Uzrast',
  price: 'Cena',
  free: 'ulaz slobodan',
  thisItem: 'ovaj film',
  tooMany: (most: number) => `Jedan film može imati najviše ${String(most)} projekcija.`,
} as const;

const SCREENINGS: RowKind<ScreeningRow> = {
  empty: EMPTY_ROW,
  // A form always offers a row to fill (staff specification, section 5).
  none: [EMPTY_ROW],
  most: MAX_SCREENINGS,
  idOf: ({ screeningId }) => screeningId,
  texts,
  drawBeside: (field) => <TextField {...field('price')} label={texts.price} />,
  describeMore: ({ language, ageMark, isFree }) =>
    [language, ageMark, isFree === 'free' ? texts.free : ''].filter(Boolean).join(', ') ||
    texts.more,
  drawMore: (field) => (
    <>
      <TextField {...field('language')} label={texts.language} />
      <TextField {...field('ageMark')} label={texts.ageMark} />
      <SelectField
        {...field('isFree')}
        label={freeEntry.label}
        options={freeEntry.choices}
        placeholder={freeEntry.placeholder}
      />
    </>
  ),
};

function ScreeningsControl(control: Control<readonly ScreeningRow[]>): ReactNode {
  return <EventRowsControl {...control} kind={SCREENINGS} />;
}

/** The screenings of a film. */
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
  draw: (control) => <ScreeningsControl {...control} />,
};
