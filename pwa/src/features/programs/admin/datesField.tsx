import { useMemo, type ReactNode } from 'react';
import { MAX_DATES } from '@centar/domain/content/programDates.ts';
import type { RowKind } from '../../../admin/eventRows/eventRow.ts';
import { EventRowsControl } from '../../../admin/eventRows/EventRowsControl.tsx';
import { eventRowTexts } from '../../../admin/eventRows/eventRows.texts.ts';
import { movedEndHint, parseEnd, settleEnd } from '../../../admin/eventRows/typedEnd.ts';
import { describeFacts, FactChecks } from '../../../admin/fields/accessFactsField.tsx';
import { textField, type Control, type Field } from '../../../admin/fields/fields.tsx';
import { MomentField } from '../../../admin/ui/MomentField.tsx';
import { END_LABEL } from './endField.ts';
import {
  dateCount,
  describeDates,
  EMPTY_DATE,
  readDates,
  showDates,
  type DateFields,
  type DateRow,
} from './dateRows.ts';

const texts = {
  title: 'Ostali termini',
  help: 'Za program koji se ponavlja: svaki termin se objavljuje, pomera i otkazuje posebno. Gornja polja su njegov sledeći termin; novi termin bez sale i kraja preuzima ih odatle.',
  count: dateCount,
  one: (number: number) => `Ostali termin ${String(number)}`,
  tooMany: (most: number) => `Program može imati najviše ${String(most)} ostalih termina.`,
  thisItem: 'ovaj program',
  repeated: 'Dva termina imaju isti datum i vreme. Promenite ili uklonite jedan.',
  access: 'Pristupačnost',
  until: (end: string) => `${END_LABEL}: ${end}`,
} as const;

const DATES: RowKind<DateRow> = {
  empty: EMPTY_DATE,
  none: [],
  // The programme's own fields have one.
  most: MAX_DATES - 1,
  idOf: ({ programDateId }) => programDateId,
  texts,
  moments: ['end'],
  settle: settleEnd,
  mayBeAllDay: true,
  endOf: ({ end }) => parseEnd(end),
  describeMore: (row) =>
    [
      row.end ? texts.until(row.end) : END_LABEL,
      [texts.access, describeFacts(row.accessFacts)].filter(Boolean).join(': '),
      movedEndHint({ ...row, begin: row.date }),
    ]
      .filter(Boolean)
      .join('. '),
  drawMore: (field) => (
    <>
      <MomentField {...field('end')} label={END_LABEL} />
      <FactChecks kind="ofDate" {...field('accessFacts')} />
    </>
  ),
};

function ProgramDatesControl(control: Control<readonly DateRow[]>): ReactNode {
  const ownDate = typeof control.beside === 'string' ? control.beside : '';
  const kind = useMemo(() => ({ ...DATES, ownDate }), [ownDate]);
  return <EventRowsControl {...control} kind={kind} />;
}

/** Further dates, which make it a series. */
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
  beside: 'eventHappeningDateTime',
  show: showDates,
  read: readDates,
  describe: describeDates,
  draw: (control) => <ProgramDatesControl {...control} />,
};
