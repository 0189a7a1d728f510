import { useEffect, useState, type ReactNode } from 'react';
import { readDay } from '@centar/domain/dates.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import type { Control } from '../fields/fields.tsx';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { FactChecks } from '../fields/accessFactsField.tsx';
import { FieldError } from '../ui/FieldFrame.tsx';
import { MomentField } from '../ui/MomentField.tsx';
import { RowActions } from '../ui/RowActions.tsx';
import { TextField } from '../ui/TextField.tsx';
import { plainOf } from '../richText/typedText.ts';
import { RichTextField } from '../richText/RichTextField.tsx';
import { fieldErrorSentence } from '../texts/errors.texts.ts';
import { settingsTexts } from './settings.texts.ts';
import './settings.css';

const texts = settingsTexts.fields;

/** By part. */
export type TypedRow = Readonly<Record<string, string>>;

export interface RowPart {
  readonly name: string;
  readonly label: string;
  /** A switch is empty if it is off. */
  readonly kind?: 'line' | 'formatted' | 'number' | 'day' | 'access' | 'switch';
  /** Default: always. */
  readonly visibleWhen?: (row: TypedRow) => boolean;
  /** Uses the full width of the row. */
  readonly wide?: boolean;
  readonly optional?: boolean;
  readonly placeholder?: string;
  /** Says what else can be wrong. */
  readonly problem?: (row: TypedRow, rows: readonly TypedRow[]) => string | undefined;
}

export interface RowsControlProps extends Control<readonly TypedRow[]> {
  readonly parts: readonly RowPart[];
  readonly addLabel: string;
  readonly most: number;
  readonly start: () => TypedRow;
  /** Whether staff can change the order. */
  readonly isOrdered?: boolean;
}

/** For visible errors; the list shows the others. */
function problemOf(
  { name, kind = 'line', optional, problem }: RowPart,
  row: TypedRow,
  rows: readonly TypedRow[],
): string | undefined {
  if (kind !== 'line' && kind !== 'number' && kind !== 'day') return undefined;
  const typed = row[name] ?? '';
  if (typed.trim() === '') return optional ? undefined : fieldErrorSentence('required');
  if (kind === 'day' && !readDay(typed)) return texts.notADay;
  return problem?.(row, rows);
}

/** Can be reordered if `isOrdered`. */
export function RowsControl(props: RowsControlProps): ReactNode {
  const { id, label, help, value: rows, onChange, error, parts, addLabel, most } = props;
  const [added, setAdded] = useState<number>();
  const [first] = parts;
  useEffect(() => {
    if (added !== undefined)
      document.getElementById(`${id}-${String(added)}-${first?.name ?? ''}`)?.focus();
  }, [id, added, first]);
  return (
    <fieldset
      className="rows"
      id={id}
      tabIndex={-1}
      aria-describedby={help ? `${id}-h` : undefined}
    >
      <legend>{label}</legend>
      {help ? (
        <p className="field-help" id={`${id}-h`}>
          {help}
        </p>
      ) : null}
      {error ? <FieldError text={error} /> : null}
      {rows.map((row, at) => {
        const name = row[first?.name ?? '']?.trim() || texts.row(at + 1);
        return (
          <fieldset className="rows-one" key={at}>
            <legend className="visually-hidden">{name}</legend>
            <div className="rows-parts">
              {parts
                .filter(({ visibleWhen }) => visibleWhen?.(row) ?? true)
                .map((part) => (
                  <div key={part.name} className={part.wide ? 'rows-wide' : undefined}>
                    <Part
                      id={`${id}-${String(at)}-${part.name}`}
                      part={part}
                      row={row}
                      error={error === undefined ? undefined : problemOf(part, row, rows)}
                      onRow={(next) => {
                        onChange(rows.with(at, next));
                      }}
                    />
                  </div>
                ))}
            </div>
            <div className="rows-actions">
              <RowActions
                rows={rows}
                at={at}
                name={name}
                isOrdered={props.isOrdered ?? false}
                onChange={onChange}
              />
            </div>
          </fieldset>
        );
      })}
      {rows.length < most ? (
        <div>
          <Button
            compact
            icon="plus"
            onClick={() => {
              onChange([...rows, props.start()]);
              setAdded(rows.length);
            }}
          >
            {addLabel}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

function Part(props: {
  readonly id: string;
  readonly part: RowPart;
  readonly row: TypedRow;
  readonly error: string | undefined;
  readonly onRow: (row: TypedRow) => void;
}): ReactNode {
  const { id, part, row, error, onRow } = props;
  const { name, label, kind = 'line', placeholder } = part;
  const field = {
    id,
    label,
    value: row[name] ?? '',
    optional: part.optional ?? false,
    error,
    onChange: (typed: string) => {
      onRow({ ...row, [name]: typed });
    },
  };
  switch (kind) {
    case 'access':
      return <FactChecks kind="ofHall" {...field} />;
    case 'formatted':
      return <FormattedPart {...field} row={row} name={name} onRow={onRow} />;
    case 'switch':
      return (
        <label className="rows-switch">
          <input
            id={id}
            type="checkbox"
            checked={field.value !== ''}
            onChange={(event) => {
              field.onChange(event.target.checked ? 'da' : '');
            }}
          />
          {label}
        </label>
      );
    case 'day':
      return <MomentField {...field} isDay />;
    case 'line':
    case 'number':
      return (
        <TextField
          {...field}
          inputMode={kind === 'number' ? 'numeric' : 'text'}
          {...(placeholder ? { placeholder } : {})}
        />
      );
  }
}

/** The formats are in the row's value beside the text: `textMarkup`. */
function FormattedPart(props: {
  readonly id: string;
  readonly label: string;
  readonly optional: boolean;
  readonly row: TypedRow;
  readonly name: string;
  readonly onRow: (row: TypedRow) => void;
}): ReactNode {
  const { row, name, onRow, ...field } = props;
  const text = row[name] ?? '';
  const markup = row[`${name}Markup`] ?? '';
  return (
    <RichTextField
      {...field}
      name={name}
      error={undefined}
      help={undefined}
      limit={TEXT_LIMITS.text}
      value={markup === '' ? text : { text, markup }}
      onChange={(typed) => {
        const formats = typeof typed === 'string' ? '' : typed.markup;
        onRow({ ...row, [name]: plainOf(typed), [`${name}Markup`]: formats });
      }}
    />
  );
}
