import type { ReactNode } from 'react';
import { MAX_SCREENINGS } from '@centar/domain/content/movie.ts';
import type { RowKind } from '../../../admin/eventRows/eventRow.ts';
import { EventRowsControl } from '../../../admin/eventRows/EventRowsControl.tsx';
import type { Control } from '../../../admin/fields/fields.tsx';
import { TextField } from '../../../admin/ui/TextField.tsx';
import { cinemaAdminTexts } from './cinema.adminTexts.ts';
import { EMPTY_ROW } from './screeningRows.ts';
import type { ScreeningRow } from './screeningRows.ts';

const texts = cinemaAdminTexts.screenings;

const SCREENINGS: RowKind<ScreeningRow> = {
  empty: EMPTY_ROW,
  // A form always offers a row to fill (staff specification, section 5).
  none: [EMPTY_ROW],
  most: MAX_SCREENINGS,
  idOf: ({ screeningId }) => screeningId,
  texts,
  drawBeside: (field) => <TextField {...field('price')} label={texts.price} />,
  describeMore: ({ language, ageMark }) =>
    [language, ageMark].filter(Boolean).join(', ') || texts.more,
  drawMore: (field) => (
    <>
      <TextField {...field('language')} label={texts.language} />
      <TextField {...field('ageMark')} label={texts.ageMark} />
    </>
  ),
};

/** The screenings of a film. */
export function ScreeningsControl(control: Control<readonly ScreeningRow[]>): ReactNode {
  return <EventRowsControl {...control} kind={SCREENINGS} />;
}
