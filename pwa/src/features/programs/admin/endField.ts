import { parseStart } from '@centar/domain/allDay.ts';
import { isLasting } from '@centar/domain/eventState.ts';
import {
  movedEndHint,
  parseEnd,
  readEnd,
  showEnd,
  type TypedSpan,
} from '../../../admin/eventRows/typedEnd.ts';
import { momentProblem, optionalDateTimeField, type Field } from '../../../admin/fields/fields.tsx';

/** Also of further dates. */
export const END_LABEL = 'Kraj (poslednji dan)';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Undefined without a start. */
export function typedTimes(
  typed: Readonly<Record<string, unknown>>,
): { eventHappeningDateTime: Date; endsAt: Date | undefined } | undefined {
  const at = parseStart(text(typed['eventHappeningDateTime']));
  return at && { eventHappeningDateTime: at, endsAt: parseEnd(text(typed['endsAt'])) };
}

/** Whether the form describes an event of several days. */
export function isLastingForm(typed: Readonly<Record<string, unknown>>): boolean {
  const times = typedTimes(typed);
  return times !== undefined && isLasting(times);
}

/** As typed. */
export const spanOf = (typed: Readonly<Record<string, unknown>>): TypedSpan => ({
  begin: text(typed['eventHappeningDateTime']),
  end: text(typed['endsAt']),
  before: typed['timesBefore'] as TypedSpan['before'],
});

/** May be on a later day than the start. */
export const endField: Field<string | null, string> = {
  ...optionalDateTimeField({
    label: END_LABEL,
    hint: 'Za izložbu, festival ili kurs: poslednji dan, na primer 20.12.2026; do tada na sajtu piše „Traje“. Za jedno veče: kada se završava, na primer 24.11.2026 22:00.',
    short: true,
  }),
  show: showEnd,
  read: readEnd,
  hintFor: (typed) => movedEndHint(spanOf(typed)),
  problem: (typed) => (parseEnd(text(typed)) ? undefined : momentProblem(typed)),
};
