import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { parseStart } from '@centar/domain/allDay.ts';
import { isScreeningVisible } from '@centar/domain/dates.ts';
import { isPast as hasEnded } from '@centar/domain/eventState.ts';
import type { Control } from '../fields/fields.tsx';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { FieldError } from '../ui/FieldFrame.tsx';
import { nextRow, type EventRow, type RowKind } from './eventRow.ts';
import { EventRowFields } from './EventRowFields.tsx';
import { eventRowTexts as texts } from './eventRows.texts.ts';
import { ManyRows } from './ManyRows.tsx';
import { warningsOf } from './rowWarnings.ts';
import { useHallUses } from '../halls/useHallUses.ts';
import './eventRows.css';

function isOver<Row extends EventRow>(row: Row, kind: RowKind<Row>, now: number): boolean {
  const at = parseStart(row.date);
  if (row.id === undefined || at === undefined) return false;
  const endsAt = kind.endOf?.(row);
  return endsAt
    ? hasEnded({ eventHappeningDateTime: at, endsAt }, new Date(now))
    : !isScreeningVisible(at, new Date(now));
}

/** Rendered in the first frame. A row is as slow as several fields. */
const FIRST_ROWS = 1;

/** Its date, or its collapsed line; the list if the row is not rendered. */
function focusRow(id: string, at: number): void {
  const date = document.getElementById(`${id}-${String(at)}-date`);
  const line = date?.closest('fieldset')?.querySelector<HTMLElement>('.event-row-line');
  const seen = [date, line].find((element) => element?.getClientRects().length);
  (seen ?? document.getElementById(id))?.focus();
}

export interface EventRowsControlProps<Row extends EventRow> extends Control<readonly Row[]> {
  readonly kind: RowKind<Row>;
}

/** Past dates are collapsed. */
export function EventRowsControl<Row extends EventRow>(
  control: EventRowsControlProps<Row>,
): ReactNode {
  const { kind, id, label, help, value: rows, onChange, error } = control;
  const uses = useHallUses();
  // The others follow in the next frame, so that the form opens sooner.
  const isWhole = useDeferredValue(true, false);
  const [now] = useState(Date.now);
  // Computed once: a row must not move while its date is being typed.
  const [past] = useState(
    () => new Set(rows.filter((row) => isOver(row, kind, now)).map((row) => row.id)),
  );
  const [added, setAdded] = useState<number>();
  useEffect(() => {
    if (added !== undefined) document.getElementById(`${id}-${String(added)}-date`)?.focus();
  }, [id, added]);

  const warnings = useMemo(() => warningsOf(rows, uses, now, kind), [rows, uses, now, kind]);
  const isPast = (row: Row): boolean => row.id !== undefined && past.has(row.id);
  const draw = (row: Row, at: number): ReactNode => (
    <EventRowFields
      kind={kind}
      key={row.id ?? `new-${String(at)}`}
      id={`${id}-${String(at)}`}
      number={at + 1}
      row={row}
      warning={isPast(row) ? undefined : warnings[at]}
      isRefused={error !== undefined}
      onChange={(changed) => {
        onChange(rows.map((other, place) => (place === at ? changed : other)));
      }}
      onRemove={() => {
        const left = rows.filter((_, place) => place !== at);
        flushSync(() => {
          onChange(left.length > 0 ? left : kind.none);
        });
        focusRow(id, Math.min(at, left.length - 1));
      }}
    />
  );
  const numbered = rows.map((row, at) => ({ row, at }));
  const gone = numbered.filter(({ row }) => isPast(row));
  const coming = numbered.filter(({ row }) => !isPast(row));
  return (
    <fieldset className="event-rows" id={id} tabIndex={-1} aria-describedby={`${id}-h`}>
      <legend>{label}</legend>
      <p className="field-help" id={`${id}-h`}>
        {help}
      </p>
      {error ? <FieldError text={error} /> : null}
      {gone.length > 0 ? (
        <details className="event-row-more event-rows-past">
          <summary>
            {texts.past(kind.texts.count(gone.length))}
            <Icon name="chevron-down" size={16} />
          </summary>
          <div>{isWhole ? gone.map(({ row, at }) => draw(row, at)) : null}</div>
        </details>
      ) : null}
      {coming.slice(0, isWhole ? undefined : FIRST_ROWS).map(({ row, at }) => draw(row, at))}
      <div className="event-rows-actions">
        <Button
          compact
          icon="plus"
          onClick={() => {
            onChange([...rows, nextRow(rows, kind)]);
            setAdded(rows.length);
          }}
        >
          {texts.add}
        </Button>
      </div>
      {isWhole ? <ManyRows kind={kind} id={id} rows={rows} onChange={onChange} /> : null}
    </fieldset>
  );
}
