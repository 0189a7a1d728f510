import type { ReactNode } from 'react';
import { MAX_DATES } from '@centar/domain/content/programDates.ts';
import type { RowKind } from '../../../admin/eventRows/eventRow.ts';
import { EventRowsControl } from '../../../admin/eventRows/EventRowsControl.tsx';
import { eventRowTexts } from '../../../admin/eventRows/eventRows.texts.ts';
import { textField } from '../../../admin/fields/fields.tsx';
import type { Control, Field } from '../../../admin/fields/fields.tsx';
import { MomentField } from '../../../admin/ui/MomentField.tsx';
import { EMPTY_DATE, readDates, showDates, describeDates } from './dateRows.ts';
import type { DateFields, DateRow } from './dateRows.ts';
import { programsAdminTexts } from './programs.adminTexts.ts';

const texts = programsAdminTexts.dates;

const DATES: RowKind<DateRow> = {
  empty: EMPTY_DATE,
  none: [],
  // The programme's own fields hold one.
  most: MAX_DATES - 1,
  idOf: ({ programDateId }) => programDateId,
  texts,
  describeMore: ({ end }) => (end ? texts.until(end) : programsAdminTexts.endsAt),
  drawMore: (field) => <MomentField {...field('end')} label={programsAdminTexts.endsAt} />,
};

function ProgramDatesControl(control: Control<readonly DateRow[]>): ReactNode {
  return <EventRowsControl {...control} kind={DATES} />;
}

/** The further dates of a programme, by which it becomes a series. */
export const datesField: Field<DateFields, readonly DateRow[]> = {
  ...textField({
    label: texts.title,
    hint: texts.help,
    optional: true,
    sentences: {
      notADate: eventRowTexts.wrongDate,
      repeated: texts.repeated,
      tooMany: texts.tooMany(MAX_DATES - 1),
    },
  }),
  show: showDates,
  read: readDates,
  describe: describeDates,
  draw: (control) => <ProgramDatesControl {...control} />,
};
