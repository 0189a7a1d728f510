import { weekOf, type OpenHours } from '@centar/domain/eventState.ts';
import { eachDay, WEEKDAYS } from '@centar/domain/openingHours.ts';
import { weekField, type TypedWeek } from '../../../admin/fields/weekField.tsx';
import type { Field } from '../../../admin/fields/fields.tsx';

const week = weekField({
  label: 'Dani i sati posete',
  hint: 'Za izložbe i sve što traje više dana, na primer 10–18. Prazno: kada je otvorena i kuća.',
  optional: true,
  visibleWhen: ({ endsAt }) => endsAt !== '',
  sentences: { invalid: 'Upišite sate, na primer 10–18 ili 10–14, 17–20.' },
});

/** One line of text for each weekday. */
export const openHoursField: Field<readonly OpenHours[] | undefined, TypedWeek> = {
  ...week,
  show: (rows) => week.show(toEdited(rows ?? [])),
  read(typed) {
    const read = week.read(typed);
    return WEEKDAYS.flatMap((day) => read[day].map(([from, to]) => ({ day, from, to })));
  },
};

function toEdited(rows: readonly OpenHours[]) {
  const openings = weekOf(rows);
  return eachDay((day) => openings[day].map(([from, to]): [string, string] => [from, to]));
}
