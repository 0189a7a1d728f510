import { parseMoment, parseTyped, readMoment, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { formatEnd, isLasting, movedEnd } from '@centar/domain/eventState.ts';
import { momentProblem, optionalDateTimeField, type Field } from '../../../admin/fields/fields.tsx';

/** The label of a date's end, the programme's own and a further one's. */
export const END_LABEL = 'Kraj (poslednji dan)';

/** The moment of a typed end: a day without an hour counts whole. Undefined for what is no date. */
export function parseEnd(typed: string): Date | undefined {
  const read = readMoment(typed);
  if (read instanceof Date) return read;
  const day = read === 'noHour' ? parseTyped(typed) : undefined;
  return day && startOfBelgradeDay(day, 1);
}

/** A stored end as staff type it. */
export const showEnd = (end: string | null | undefined): string => (end ? formatEnd(end) : '');

/** The stored end for a typed one; a text that is no date is sent as it is, so that the rules refuse it. */
export const readEnd = (typed: string): string | null =>
  typed.trim() === '' ? null : (parseEnd(typed)?.toISOString() ?? typed.trim());

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The times that a form's fields hold; undefined without a beginning. */
export function typedTimes(
  typed: Readonly<Record<string, unknown>>,
): { eventHappeningDateTime: Date; endsAt: Date | undefined } | undefined {
  const at = parseMoment(text(typed['eventHappeningDateTime']));
  return at && { eventHappeningDateTime: at, endsAt: parseEnd(text(typed['endsAt'])) };
}

/** Whether the form describes an event of several days. */
export function isLastingForm(typed: Readonly<Record<string, unknown>>): boolean {
  const times = typedTimes(typed);
  return times !== undefined && isLasting(times);
}

/** A beginning and an end as typed. */
interface TypedTimes {
  readonly begin: string;
  readonly end: string;
}

/** The times that a form or a row holds, and what they were before the beginning was changed. */
export interface TypedSpan extends TypedTimes {
  readonly before?: TypedTimes | undefined;
}

/** The typed end for another beginning; undefined where there is no span to keep. */
function endAfter({ begin, end }: TypedTimes, typed: string): string | undefined {
  const [from, until, to] = [parseMoment(begin), parseEnd(end), parseMoment(typed)];
  if (!from || !until || !to || until <= from) return undefined;
  return to.getTime() === from.getTime() ? end : showEnd(movedEnd(until, from, to).toISOString());
}

/**
 * The span after a change of its fields: the end moves with its beginning until the user changes the end. While a beginning is
 * incomplete, the previous times are remembered.
 */
export function followed(former: TypedSpan, { begin, end }: TypedTimes): TypedSpan {
  if (end !== former.end) return { begin, end };
  const before = former.before ?? { begin: former.begin, end };
  if (endAfter(before, before.begin) === undefined || begin === before.begin) {
    return { begin, end: before.end };
  }
  return { begin, end: endAfter(before, begin) ?? end, before };
}

/** Says that an end has followed its beginning; undefined where it has not. */
export const movedHint = ({ end, before }: TypedSpan): string | undefined =>
  before && before.end !== end
    ? `Pomeren je zajedno sa početkom, pre toga je bio ${before.end}.`
    : undefined;

/** The times that a form's fields hold, as typed. */
export const spanOf = (typed: Readonly<Record<string, unknown>>): TypedSpan => ({
  begin: text(typed['eventHappeningDateTime']),
  end: text(typed['endsAt']),
  before: typed['timesBefore'] as TypedSpan['before'],
});

/** The end of a programme, which may be on a later day than its beginning. */
export const endField: Field<string | null, string> = {
  ...optionalDateTimeField({
    label: END_LABEL,
    hint: 'Za izložbu, festival ili kurs: poslednji dan, na primer 20.12.2026; do tada na sajtu piše „Traje“. Za jedno veče: kada se završava, na primer 24.11.2026 22:00.',
    short: true,
    whenEmpty: null,
  }),
  show: showEnd,
  read: readEnd,
  hintFor: (typed) => movedHint(spanOf(typed)),
  problem: (typed) => (parseEnd(text(typed)) ? undefined : momentProblem(typed)),
};
