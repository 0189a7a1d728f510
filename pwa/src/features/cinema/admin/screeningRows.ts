import { screeningEnd } from '@centar/domain/content/filmDuration.ts';
import { formatDateTime, formatTime, parseMoment } from '@centar/domain/dates.ts';
import { formatEnd, isLasting } from '@centar/domain/eventState.ts';
import { describeFacts, readFacts, showFacts } from '../../../admin/fields/accessFactsField.tsx';
import { freeEntry, readFreeEntry, showFreeEntry } from '../../../admin/fields/freeEntryField.ts';
import { isBlank } from '../../../admin/eventRows/eventRow.ts';
import { eventRowTexts } from '../../../admin/eventRows/eventRows.texts.ts';
import { parseEnd, readEnd, showEnd, type RowWithEnd } from '../../../admin/eventRows/typedEnd.ts';
import type { MovieFields } from './cinema.adminOperations.ts';

/** As the form stores it. */
export interface ScreeningRow extends RowWithEnd {
  readonly language: string;
  readonly ageMark: string;
  readonly price: string;
  /** A value of the select. */
  readonly isFree: string;
  readonly accessFacts: string;
}

/** The parts of a screening that share a field. */
export type Spoken = Pick<ScreeningRow, 'language' | 'ageMark'>;

/** `srpski / 12+`; without an age only the language, unless it has a stroke. */
export const showSpoken = ({ language, ageMark }: Spoken): string =>
  ageMark || language.includes('/') ? `${language} / ${ageMark}` : language;

/** The age is after the last stroke, else a number with a plus at the end. */
export function readSpoken(text: string): Spoken {
  const stroke = text.lastIndexOf('/');
  if (stroke >= 0) {
    return { language: text.slice(0, stroke).trim(), ageMark: text.slice(stroke + 1).trim() };
  }
  const [, language = '', ageMark = ''] = /^(.*?)[\s,]*(\d{1,2}\s?\+)?$/.exec(text.trim()) ?? [];
  return { language, ageMark };
}

export type ScreeningFields = NonNullable<MovieFields['movieProductionDateTimes']>;

/** The part that the form reads. */
export type StoredScreening = ScreeningFields[number] & { readonly formerDateTime?: string | null };

export const EMPTY_ROW: ScreeningRow = {
  date: '',
  end: '',
  hall: '',
  language: '',
  ageMark: '',
  price: '',
  isFree: '',
  status: 'scheduled',
  statusNote: '',
  former: '',
  accessFacts: '',
};

/** Without screenings one empty row (staff specification, section 5). */
export function showRows(stored: readonly StoredScreening[] | null | undefined): ScreeningRow[] {
  const rows = (stored ?? []).map((one) => ({
    ...(one.id ? { id: one.id } : {}),
    date: formatDateTime(one.productionDate),
    end: showEnd(one.endsAt),
    hall: one.hall ?? '',
    language: one.language ?? '',
    ageMark: one.ageMark ?? '',
    price: one.price ?? '',
    isFree: showFreeEntry(one.isFree),
    status: one.status ?? 'scheduled',
    statusNote: one.statusNote ?? '',
    former: one.formerDateTime ? formatDateTime(one.formerDateTime) : '',
    accessFacts: showFacts(one.accessFacts),
  }));
  return rows.length > 0 ? rows : [EMPTY_ROW];
}

/** Invalid text is sent unchanged, so that the rules refuse it. */
export function readRows(rows: readonly ScreeningRow[]): ScreeningFields {
  return rows
    .filter((row) => !isBlank(row))
    .map(({ date, end, before: _typed, isFree, former: _shown, accessFacts, ...rest }) => ({
      ...rest,
      // Older drafts lack these fields; the server then moves the stored end.
      ...((end as string | undefined) === undefined ? {} : { endsAt: readEnd(end) }),
      isFree: readFreeEntry(isFree),
      accessFacts: readFacts(accessFacts),
      productionDate: parseMoment(date)?.toISOString() ?? date.trim(),
    }));
}

/** As typed, else by the film's length; undefined if neither is known. */
export function endOfRow({ date, end }: ScreeningRow, duration: string): Date | undefined {
  const at = parseMoment(date);
  return at && screeningEnd({ productionDate: at, endsAt: parseEnd(end) }, duration);
}

/** `do 21:45`, on a later day `do 05.12.2026 21:45`; empty without a known end. */
export function describeEnd(row: ScreeningRow, duration: string): string {
  const end = endOfRow(row, duration);
  const at = parseMoment(row.date);
  if (!at || !end) return '';
  const isLater = isLasting({ eventHappeningDateTime: at, endsAt: end });
  return `do ${isLater ? formatEnd(end) : formatTime(end)}`;
}

/** To compare versions. */
export function describeRows(rows: readonly ScreeningRow[]): string {
  const details = ({
    end,
    hall,
    language,
    ageMark,
    price,
    isFree,
    statusNote,
    accessFacts,
    ...row
  }: ScreeningRow) => [
    row.date,
    end && `do ${end}`,
    hall,
    language,
    ageMark,
    price,
    isFree === 'free' ? freeEntry.choices[0].label : '',
    row.status === 'scheduled' ? '' : eventRowTexts.states[row.status],
    statusNote,
    describeFacts(accessFacts),
  ];
  return rows
    .filter((row) => !isBlank(row))
    .map((row) => details(row).filter(Boolean).join(', '))
    .join('; ');
}
