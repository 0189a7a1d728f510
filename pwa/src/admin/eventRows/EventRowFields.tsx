import { useState, type ReactNode } from 'react';
import { parseStart, readStart } from '@centar/domain/allDay.ts';
import { formatDateTime, readMoment } from '@centar/domain/dates.ts';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { momentProblem } from '../fields/fields.tsx';
import { fieldErrorSentence } from '../texts/errors.texts.ts';
import { HallSelect } from '../halls/HallSelect.tsx';
import { IconAction } from '../ui/IconAction.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { MomentField } from '../ui/MomentField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { EventRow, RowField, RowKind } from './eventRow.ts';
import { eventRowTexts as texts } from './eventRows.texts.ts';
import { EVENT_STATE_CHOICES } from '../texts/eventStates.texts.ts';
import { hasWarning, type RowWarning } from './rowWarnings.ts';
import { parseEnd } from './typedEnd.ts';

export interface EventRowFieldsProps<Row extends EventRow> {
  readonly kind: RowKind<Row>;
  readonly id: string;
  /** Starts at 1. */
  readonly number: number;
  readonly row: Row;
  readonly warning: RowWarning | undefined;
  /** Whether validation failed, so that errors are shown. */
  readonly isRefused: boolean;
  readonly onChange: (row: Row) => void;
  readonly onRemove: () => void;
}

/** An end may be a date without a time. */
function sentenceOf<Row extends EventRow>(
  row: Row,
  part: keyof Row,
  kind: RowKind<Row>,
): string | undefined {
  const typed = row[part];
  if (part === 'date') {
    const problem = momentProblem(typed, kind.mayBeAllDay ? readStart : readMoment);
    return problem && fieldErrorSentence(problem);
  }
  const problem = momentProblem(typed);
  if (problem && problem !== 'noHour') return fieldErrorSentence(problem);
  const [begin, end] = [parseStart(row.date), parseEnd(typed as string | undefined)];
  return begin && end && end <= begin ? fieldErrorSentence('endBeforeStart') : undefined;
}

/** A stored date also has a status; other fields are collapsed. */
export function EventRowFields<Row extends EventRow>(props: EventRowFieldsProps<Row>): ReactNode {
  const { id, kind, number, row, warning, isRefused, onChange, onRemove } = props;
  const name = row.date.trim() || kind.texts.one(number);
  const [isNarrow] = useState(() => window.matchMedia('(max-width: 639px)').matches);
  const moments = kind.moments ?? [];
  const isMoment = (part: keyof Row & string): boolean => part === 'date' || moments.includes(part);
  const isOpen = isRefused && moments.some((part) => sentenceOf(row, part, kind));
  const field = (part: keyof Row & string): RowField => ({
    id: `${id}-${part}`,
    // Drafts older than this field don't have it.
    value: (row[part] as string | undefined) ?? '',
    optional: part !== 'date',
    error: isRefused && isMoment(part) ? sentenceOf(row, part, kind) : undefined,
    onChange: (value: string) => {
      const changed = { ...row, [part]: value };
      onChange(kind.settle?.(changed, row) ?? changed);
    },
  });
  const fields = (
    <>
      <div className="event-row-main">
        <MomentField
          {...field('date')}
          label={texts.date}
          mayBeAllDay={kind.mayBeAllDay}
          help={row.former === '' ? undefined : texts.movedFrom(row.former)}
        />
        <div className="event-row-hall">
          <HallSelect {...field('hall')} label={texts.hall} />
        </div>
        {kind.drawBeside ? <div className="event-row-price">{kind.drawBeside(field)}</div> : null}
        {row.id === undefined ? null : (
          <SelectField
            id={`${id}-status`}
            label={texts.state}
            options={EVENT_STATE_CHOICES}
            value={row.status}
            help={row.status === 'moved' && row.former === '' ? texts.movedHelp : undefined}
            onChange={(status) => {
              onChange({ ...row, status });
            }}
          />
        )}
        <IconAction icon="trash" danger label={texts.remove(name)} onClick={onRemove} />
      </div>
      {warning ? <Warnings {...warning} thisItem={kind.texts.thisItem} /> : null}
      {row.status === 'scheduled' ? null : (
        <div className="event-rows-note">
          <TextField {...field('statusNote')} label={texts.note} />
        </div>
      )}
      <details className="event-row-more" open={isOpen || undefined}>
        <summary>
          {kind.describeMore(row)}
          <Icon name="chevron-down" size={16} />
        </summary>
        <div className="event-row-trio">{kind.drawMore(field, row)}</div>
      </details>
    </>
  );
  // On phones a stored date is collapsed to one line, unless it has a warning or an error.
  const isFolded = row.id !== undefined && isNarrow;
  const needsLook = isRefused || (warning !== undefined && hasWarning(warning));
  return (
    <fieldset className={isFolded ? 'event-row is-folded' : 'event-row'}>
      <legend className="visually-hidden">{kind.texts.one(number)}</legend>
      {isFolded ? (
        <details className="event-row-more" open={needsLook || undefined}>
          <summary>
            {[row.date, row.hall, ...(row.status === 'scheduled' ? [] : [texts.states[row.status]])]
              .filter(Boolean)
              .join(' · ')}
            <Icon name="chevron-down" size={16} />
          </summary>
          {fields}
        </details>
      ) : (
        fields
      )}
    </fieldset>
  );
}

function Warnings({
  isPast,
  isRepeated,
  overlap,
  thisItem,
}: RowWarning & { readonly thisItem: string }): ReactNode {
  const sentences = [
    ...(isPast ? [texts.inPast] : []),
    ...(isRepeated ? [texts.repeated] : []),
    ...(overlap && !isRepeated
      ? [texts.overlap(overlap.title ?? thisItem, formatDateTime(new Date(overlap.at)))]
      : []),
  ];
  return (
    <div role="status">
      {sentences.map((sentence) => (
        <p className="event-row-warning" key={sentence}>
          <Icon name="warning" />
          {sentence}
        </p>
      ))}
    </div>
  );
}
