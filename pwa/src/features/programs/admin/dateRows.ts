import { formatStart, formerTimes, showStart } from '@centar/domain/allDay.ts';
import { isBlank } from '../../../admin/eventRows/eventRow.ts';
import { eventRowTexts } from '../../../admin/eventRows/eventRows.texts.ts';
import { readEnd, showEnd, type RowWithEnd } from '../../../admin/eventRows/typedEnd.ts';
import { describeFacts, readFacts, showFacts } from '../../../admin/fields/accessFactsField.tsx';
import { sentStart } from '../../../admin/fields/fields.tsx';
import { counted } from '../../../shared/texts/ui.texts.ts';
import type { ProgramFields, ProgramItem } from './programs.adminOperations.ts';

/** A further date, as the form stores it. */
export interface DateRow extends RowWithEnd {
  readonly accessFacts: string;
}

export type DateFields = NonNullable<ProgramFields['dates']>;

/** `3 termina` */
export const dateCount = (count: number): string =>
  counted(count, ['termin', 'termina', 'termina']);

export const EMPTY_DATE: DateRow = {
  date: '',
  end: '',
  hall: '',
  status: 'scheduled',
  statusNote: '',
  former: '',
  accessFacts: '',
};

export const showDates = (dates: DateFields | null | undefined): DateRow[] =>
  (dates ?? []).map((one) => ({
    ...(one.id ? { id: one.id } : {}),
    date: showStart(one),
    end: showEnd(one.endsAt),
    hall: one.place ?? '',
    status: one.status ?? 'scheduled',
    statusNote: one.statusNote ?? '',
    former: one.formerDateTime ? formatStart(formerTimes(one.formerDateTime)) : '',
    accessFacts: showFacts(one.accessFacts),
  }));

/** The server derives the previous time of a moved date. */
export const readDates = (rows: readonly DateRow[]): DateFields =>
  rows
    .filter((row) => !isBlank(row))
    .map(({ id, date, end, hall, status, statusNote, accessFacts }) => ({
      ...(id === undefined ? {} : { id }),
      eventHappeningDateTime: sentStart(date),
      endsAt: readEnd(end),
      place: hall,
      status,
      statusNote,
      accessFacts: readFacts(accessFacts),
    }));

/** To compare versions. */
export const describeDates = (rows: readonly DateRow[]): string =>
  rows
    .filter((row) => !isBlank(row))
    .map(({ date, end, hall, status, statusNote, accessFacts }) =>
      [
        date,
        end && `do ${end}`,
        hall,
        status === 'scheduled' ? '' : eventRowTexts.states[status],
        statusNote,
        describeFacts(accessFacts),
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ');

/** Without the date of the programme's own fields. */
export const furtherDates = ({ dates, eventHappeningDateTime: shown }: ProgramItem): DateFields =>
  dates.filter(({ eventHappeningDateTime: at }) => at !== shown);

/** Stored by the programme's own fields. */
type OwnDate = Pick<
  DateFields[number],
  | 'eventHappeningDateTime'
  | 'endsAt'
  | 'place'
  | 'status'
  | 'statusNote'
  | 'formerDateTime'
  | 'accessFacts'
>;

/**
 * All dates, with that of the programme's own fields; empty without further ones. A new date's
 * default place and duration are the programme's.
 */
export function allDates(
  { dates, ...own }: OwnDate & { readonly dates?: DateFields | null },
  item?: ProgramItem,
): DateFields {
  if (!dates || dates.length === 0) return [];
  const { eventHappeningDateTime, endsAt, place, status, statusNote, formerDateTime } = own;
  const { accessFacts } = own;
  const present = item?.dates ?? [];
  // Typing another date in place of the shown one removes it from the list.
  const shown =
    present.find(
      ({ id, eventHappeningDateTime: at }) =>
        Date.parse(at) === Date.parse(eventHappeningDateTime) &&
        !dates.some((date) => date.id === id),
    ) ?? present.find((date) => date.eventHappeningDateTime === item?.eventHappeningDateTime);
  const lasts = endsAt ? Date.parse(endsAt) - Date.parse(eventHappeningDateTime) : undefined;
  const main = {
    ...(shown ? { id: shown.id } : {}),
    eventHappeningDateTime,
    endsAt: endsAt ?? null,
    ...(place == null ? {} : { place }),
    ...(status == null ? {} : { status }),
    ...(statusNote == null ? {} : { statusNote }),
    ...(formerDateTime === undefined ? {} : { formerDateTime }),
    ...(accessFacts === undefined ? {} : { accessFacts }),
  };
  const asOwn = (date: DateFields[number]): DateFields[number] => {
    if (date.id !== undefined) return date;
    const end = new Date(Date.parse(date.eventHappeningDateTime) + (lasts ?? 0));
    return {
      ...date,
      place: date.place === '' ? (place ?? '') : (date.place ?? ''),
      endsAt: date.endsAt ?? (lasts !== undefined && lasts > 0 ? end.toISOString() : null),
    };
  };
  return [main, ...dates.map(asOwn)];
}
