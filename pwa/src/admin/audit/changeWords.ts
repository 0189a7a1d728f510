import { factWords } from '@centar/domain/accessFacts.ts';
import { formerTimes, showStart } from '@centar/domain/allDay.ts';
import { formatDate, formatDateTime } from '@centar/domain/dates.ts';
import { formatEnd } from '@centar/domain/eventState.ts';
import { AUDIT_ACTIONS, AUDIT_FIELDS, AUDIT_VALUES, auditTexts } from './audit.texts.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;
const FILES: Readonly<Record<string, string>> = {
  image: auditTexts.picture,
  imageFileId: auditTexts.picture,
  documentFileId: auditTexts.document,
};
/** Columns that change together: of a replaced file, of a text with its words. */
const TWINS: Readonly<Record<string, string>> = {
  descriptionMarkup: 'description',
  imageFileId: 'image',
  documentFileId: 'document',
};

/** Unknown actions keep their name. */
export function actionWord(action: string): string {
  return AUDIT_ACTIONS[action] ?? action;
}

/** `label` is that of the item's form. */
export function fieldWord(field: string, label: string | undefined): string {
  return AUDIT_FIELDS[field] ?? label ?? field;
}

/** Undefined for none. */
function datesWord(json: string): string | undefined {
  const dates = JSON.parse(json) as (Readonly<Record<string, string | null>> & {
    readonly accessFacts?: readonly string[];
  })[];
  const words = dates.map(({ status, statusNote, accessFacts, ...date }) =>
    [
      showStart({
        eventHappeningDateTime: date['productionDate'] ?? date['eventHappeningDateTime'] ?? '',
        endsAt: date['endsAt'],
      }),
      date['hall'] ?? date['place'],
      status === 'scheduled' ? '' : AUDIT_VALUES['status']?.[status ?? ''],
      statusNote,
      factWords(accessFacts ?? []),
    ]
      .filter(Boolean)
      .join(', '),
  );
  return words.join('; ') || undefined;
}

/** Undefined for none. */
function picturesWord(json: string): string | undefined {
  const pictures = JSON.parse(json) as { readonly alt: string; readonly credit: string }[];
  const words = pictures.map(({ alt, credit }) =>
    [alt || auditTexts.picture, credit].filter(Boolean).join(', '),
  );
  return words.join('; ') || undefined;
}

/** Undefined for none. */
function documentsWord(json: string): string | undefined {
  const documents = JSON.parse(json) as { readonly title: string; readonly date: string }[];
  return (
    documents.map(({ title, date }) => `${title} (${formatDate(date)})`).join('; ') || undefined
  );
}

/** A change may lack the event's end: a start at midnight is shown as the whole day. */
function momentWord(field: string, value: string): string {
  if (field === 'endsAt') return formatEnd(value);
  const isStart = field === 'eventHappeningDateTime' || field === 'formerDateTime';
  return isStart ? showStart(formerTimes(value)) : formatDateTime(value);
}

/** Undefined for no value. */
export function valueWord(field: string, value: string | null): string | undefined {
  if (value === null || value === '') return undefined;
  if (field === 'screenings' || field === 'dates') return datesWord(value);
  if (field === 'morePictures') return picturesWord(value);
  if (field === 'moreDocuments') return documentsWord(value);
  if (field === 'document') return (JSON.parse(value) as { readonly fileName: string }).fileName;
  if (field === 'accessFacts') return factWords(JSON.parse(value) as string[]) || undefined;
  const file = FILES[field];
  if (file !== undefined) return file;
  const known = AUDIT_VALUES[field]?.[value];
  if (known !== undefined) return known;
  if (value === 'true') return auditTexts.yes;
  if (value === 'false') return auditTexts.no;
  return MOMENT.test(value) ? momentWord(field, value) : value;
}

/** The trail has only the differences of two lists: none if only the order differs. */
export const isOtherOrder = ({ from, to }: { from: string | null; to: string | null }): boolean =>
  from === '[]' && to === '[]';

/** Omits the second of two columns that describe the same change. */
export function distinctChanges<Change extends { readonly field: string }>(
  changes: readonly Change[],
): Change[] {
  const fields = new Set(changes.map(({ field }) => field));
  return changes.filter(({ field }) => {
    const twin = TWINS[field];
    return twin === undefined || !fields.has(twin);
  });
}
