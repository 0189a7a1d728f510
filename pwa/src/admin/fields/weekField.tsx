import type { ReactNode } from 'react';
import { WEEKDAYS, type Opening, type Weekday } from '@centar/domain/openingHours.ts';
import { FieldError } from '../ui/FieldFrame.tsx';
import { TextField } from '../ui/TextField.tsx';
import { textField, type Control, type Field, type FieldOptions } from './fields.tsx';
import { openingsProblem, readOpenings, showOpenings } from './openingsText.ts';

const DAY_LABELS: Readonly<Record<Weekday, string>> = {
  ponedeljak: 'Ponedeljak',
  utorak: 'Utorak',
  sreda: 'Sreda',
  četvrtak: 'Četvrtak',
  petak: 'Petak',
  subota: 'Subota',
  nedelja: 'Nedelja',
};

/** The typed openings of each day. */
export type TypedWeek = Readonly<Record<Weekday, string>>;
type Openings = [string, string][];
type EditedWeek = Record<Weekday, Openings>;

/** Openings as the validation rules expect them. */
export const openingsOf = (typed: string): Openings =>
  readOpenings(typed).map(([from, to]: Opening) => [from, to]);

/** A text field for each day. */
export function weekField(options: FieldOptions): Field<EditedWeek, TypedWeek> {
  const { show: _, read: __, describe: ___, draw: ____, ...about } = textField(options);
  const eachDay = <Value,>(make: (day: Weekday) => Value): Record<Weekday, Value> =>
    Object.fromEntries(WEEKDAYS.map((day) => [day, make(day)])) as Record<Weekday, Value>;
  return {
    ...about,
    show: (value) => eachDay((day) => showOpenings(value?.[day] ?? [])),
    read: (typed) => eachDay((day) => openingsOf(typed[day])),
    describe: (typed) => WEEKDAYS.map((day) => `${DAY_LABELS[day]} ${typed[day]}`).join('; '),
    draw: (control) => <WeekControl {...control} />,
  };
}

function WeekControl(control: Control<TypedWeek>): ReactNode {
  const { id, label, help, value, onChange, error } = control;
  return (
    <fieldset className="rows week-rows" id={id} tabIndex={-1} aria-describedby={`${id}-h`}>
      <legend>{label}</legend>
      <p className="field-help" id={`${id}-h`}>
        {help}
      </p>
      {error ? <FieldError text={error} /> : null}
      <div className="week">
        {WEEKDAYS.map((day) => (
          <TextField
            key={day}
            id={`${id}-${day}`}
            label={DAY_LABELS[day]}
            value={value[day]}
            error={error ? openingsProblem(value[day]) : undefined}
            onChange={(typed) => {
              onChange({ ...value, [day]: typed });
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
