import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { isScreeningVisible, parseTyped } from '@centar/domain/dates.ts';
import type { Control } from '../../../admin/fields/fields.tsx';
import { cinemaAdminTexts } from './cinema.adminTexts.ts';
import { fieldErrorSentence } from '../../../admin/texts/errors.texts.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { FieldError } from '../../../admin/ui/FieldFrame.tsx';
import { ManyScreenings } from './ManyScreenings.tsx';
import { ScreeningFields } from './ScreeningFields.tsx';
import { EMPTY_ROW, isBlank } from './screeningRows.ts';
import type { ScreeningRow } from './screeningRows.ts';
import { warningsOf } from './screeningWarnings.ts';
import { useHallUses } from '../../../admin/halls/useHallUses.ts';
import './screenings.css';

const texts = cinemaAdminTexts.screenings;

const isOver = ({ id, date }: ScreeningRow, now: number): boolean => {
  const at = parseTyped(date);
  return id !== undefined && at !== undefined && !isScreeningVisible(at, new Date(now));
};

/** The screenings of a film: those to come one by one, those that were folded away, and the ways to add more. */
export function ScreeningsControl(control: Control<readonly ScreeningRow[]>): ReactNode {
  const { id, label, help, value: rows, onChange, error } = control;
  const uses = useHallUses();
  const [now] = useState(Date.now);
  // Decided once: a row must not jump away while its date is being typed.
  const [past] = useState(
    () => new Set(rows.filter((row) => isOver(row, now)).map((row) => row.id)),
  );
  const [added, setAdded] = useState<number>();
  useEffect(() => {
    if (added !== undefined) document.getElementById(`${id}-${String(added)}-date`)?.focus();
  }, [id, added]);

  const warnings = useMemo(() => warningsOf(rows, uses, now), [rows, uses, now]);
  const isPast = (row: ScreeningRow): boolean => row.id !== undefined && past.has(row.id);
  const draw = (row: ScreeningRow, at: number): ReactNode => (
    <ScreeningFields
      key={row.id ?? `new-${String(at)}`}
      id={`${id}-${String(at)}`}
      number={at + 1}
      row={row}
      warning={isPast(row) ? undefined : warnings[at]}
      error={
        error && !isBlank(row) && !parseTyped(row.date) ? fieldErrorSentence('notADate') : undefined
      }
      onChange={(changed) => {
        onChange(rows.map((other, place) => (place === at ? changed : other)));
      }}
      onRemove={() => {
        const left = rows.filter((_, place) => place !== at);
        onChange(left.length > 0 ? left : [EMPTY_ROW]);
      }}
    />
  );
  const numbered = rows.map((row, at) => ({ row, at }));
  const gone = numbered.filter(({ row }) => isPast(row));
  return (
    <fieldset className="scd" id={id} tabIndex={-1} aria-describedby={`${id}-h`}>
      <legend>{label}</legend>
      <p className="f-h" id={`${id}-h`}>
        {help}
      </p>
      {error ? <FieldError text={error} /> : null}
      {gone.length > 0 ? (
        <details className="scd-more scd-past">
          <summary>
            {texts.past(gone.length)}
            <Icon name="chevron-down" size={16} />
          </summary>
          <div>{gone.map(({ row, at }) => draw(row, at))}</div>
        </details>
      ) : null}
      {numbered.filter(({ row }) => !isPast(row)).map(({ row, at }) => draw(row, at))}
      <div className="scd-act">
        <Button
          compact
          icon="plus"
          onClick={() => {
            onChange([...rows, { ...EMPTY_ROW, hall: rows.at(-1)?.hall ?? '' }]);
            setAdded(rows.length);
          }}
        >
          {texts.add}
        </Button>
      </div>
      <ManyScreenings id={id} rows={rows} onChange={onChange} />
    </fieldset>
  );
}
