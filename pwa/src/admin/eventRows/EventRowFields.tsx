import { useState, type ReactNode } from 'react';
import { formatStart, parseStart, readStart } from '@centar/domain/allDay.ts';
import { readMoment, readUntil } from '@centar/domain/dates.ts';
import { timesOf } from '@centar/domain/eventState.ts';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { momentProblem } from '../fields/fields.tsx';
import { fieldErrorSentence } from '../texts/errors.texts.ts';
import type { Stay } from '../halls/clash.ts';
import { HallSelect } from '../halls/HallSelect.tsx';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { AllDayCheck, MomentField } from '../ui/MomentField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { isBlank, type EventRow, type RowField, type RowKind } from './eventRow.ts';
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
  const problem = momentProblem(typed, readUntil);
  if (problem && problem !== 'noHour') return fieldErrorSentence(problem);
  const [begin, end] = [parseStart(row.date), parseEnd(typed as string | undefined)];
  return begin && end && end <= begin ? fieldErrorSentence('endBeforeStart') : undefined;
}

function fieldsOf<Row extends EventRow>(props: EventRowFieldsProps<Row>) {
  const { id, kind, row, isRefused, onChange } = props;
  const moments = kind.moments ?? [];
  const isMoment = (part: keyof Row & string): boolean => part === 'date' || moments.includes(part);
  const change = (parts: Partial<Row>): void => {
    const changed = { ...row, ...parts };
    onChange(kind.settle?.(changed, row) ?? changed);
  };
  const field = (part: keyof Row & string): RowField => ({
    id: `${id}-${part}`,
    // Drafts older than this field don't have it.
    value: (row[part] as string | undefined) ?? '',
    optional: part !== 'date',
    error: isRefused && isMoment(part) ? sentenceOf(row, part, kind) : undefined,
    onChange: (value: string) => {
      change({ ...row, [part]: value });
    },
  });
  return { change, field };
}

/**
 * On wide screens a row of a table, otherwise a line that opens. A stored date also has a status.
 */
export function EventRowFields<Row extends EventRow>(props: EventRowFieldsProps<Row>): ReactNode {
  const { id, kind, number, row, warning, isRefused, onChange, onRemove } = props;
  const name = row.date.trim() || kind.texts.one(number);
  const [isUnfolded, setUnfolded] = useState(() => isBlank(row));
  const [isMoreAsked, setMoreAsked] = useState(false);
  const moments = kind.moments ?? [];
  const isOpen = isUnfolded || isRefused || (warning !== undefined && hasWarning(warning));
  const isMore = isMoreAsked || (isRefused && moments.some((part) => sentenceOf(row, part, kind)));
  const { change, field } = fieldsOf(props);
  const more = kind.describeMore(row);
  return (
    <fieldset className={isOpen ? 'event-row is-open' : 'event-row'}>
      <legend className="visually-hidden">{kind.texts.one(number)}</legend>
      <button
        className="event-row-line"
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          setUnfolded(!isOpen);
        }}
      >
        <span>
          <b>{name}</b>
          {row.status === 'scheduled' ? null : <em>{texts.states[row.status]}</em>}
          <small>
            {[row.hall, ...(kind.describeLine?.(row) ?? [])].filter(Boolean).join(' · ')}
          </small>
        </span>
        <Icon name="chevron-down" size={20} />
      </button>
      <div className="event-row-body">
        <div className="event-row-main">
          <MomentField {...field('date')} label={texts.date} />
          <div className="event-row-hall">
            <HallSelect {...field('hall')} label={texts.hall} />
          </div>
          {kind.drawBeside ? <div className="event-row-price">{kind.drawBeside(field)}</div> : null}
          <State id={id} row={row} onChange={onChange} />
          {kind.drawLast ? (
            <div className="event-row-last">{kind.drawLast(row, change, id)}</div>
          ) : null}
          <button
            className="event-row-dots"
            type="button"
            aria-expanded={isMore}
            aria-label={texts.more(name, more)}
            title={more}
            onClick={() => {
              setMoreAsked(!isMore);
            }}
          >
            ⋯
          </button>
        </div>
        {warning ? <Warnings {...warning} thisItem={kind.texts.thisItem} /> : null}
        {row.status === 'scheduled' ? null : (
          <div className="event-rows-note">
            <TextField {...field('statusNote')} label={texts.note} help={movedHelp(row)} />
          </div>
        )}
        {isMore ? (
          <div className="event-row-trio">
            {kind.mayBeAllDay ? <AllDayCheck {...field('date')} /> : null}
            {kind.drawMore(field, row)}
            <div>
              <Button compact kind="danger" icon="trash" onClick={onRemove}>
                {texts.remove(name)}
              </Button>
            </div>
          </div>
        ) : null}
      </div>
    </fieldset>
  );
}

function State<Row extends EventRow>({
  id,
  row,
  onChange,
}: Pick<EventRowFieldsProps<Row>, 'id' | 'row' | 'onChange'>): ReactNode {
  return (
    <div className="event-row-state">
      {row.id === undefined ? (
        <p className="event-row-new">{texts.isNew}</p>
      ) : (
        <SelectField
          id={`${id}-status`}
          label={texts.state}
          options={EVENT_STATE_CHOICES}
          value={row.status}
          onChange={(status) => {
            onChange({ ...row, status });
          }}
        />
      )}
    </div>
  );
}

function movedHelp({ status, former }: EventRow): string | undefined {
  if (former !== '') return texts.movedFrom(former);
  return status === 'moved' ? texts.movedHelp : undefined;
}

const startOf = ({ at, end }: Stay): string =>
  formatStart(timesOf({ at: new Date(at), endsAt: end === undefined ? null : new Date(end) }));

function Warnings({
  isPast,
  isRepeated,
  isOwnDate,
  overlap,
  thisItem,
}: RowWarning & { readonly thisItem: string }): ReactNode {
  const sentences = [
    ...(isPast ? [texts.inPast] : []),
    ...(isRepeated ? [texts.repeated] : []),
    ...(isOwnDate ? [texts.ownDate] : []),
    ...(overlap && !isRepeated ? [texts.overlap(overlap.title ?? thisItem, startOf(overlap))] : []),
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
