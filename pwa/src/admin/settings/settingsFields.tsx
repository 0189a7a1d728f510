import type { ReactNode } from 'react';
import { HEX_COLOUR } from '@centar/domain/colours.ts';
import { readDay } from '@centar/domain/dates.ts';
import { cleanText } from '@centar/domain/text.ts';
import { describeFacts } from '../fields/accessFactsField.tsx';
import {
  readNumber,
  textField,
  type Control,
  type Field,
  type FieldOptions,
} from '../fields/fields.tsx';
import { FieldFrame } from '../ui/FieldFrame.tsx';
import { GrowingArea } from '../ui/GrowingArea.tsx';
import { RowsControl, type RowsControlProps, type TypedRow } from './RowsControl.tsx';
import { settingsTexts } from './settings.texts.ts';

const texts = settingsTexts.fields;

/** With a point or a comma. */
export function optionalNumberField(options: FieldOptions): Field<number | null, string> {
  const text = textField({ ...options, optional: true });
  return {
    ...text,
    show: (value) => (value == null ? '' : String(value)),
    read: readNumber,
  };
}

/** One text per line. */
export function linesField(options: FieldOptions): Field<string[], string> {
  const text = textField({ ...options, optional: true });
  return {
    ...text,
    show: (value = []) => value.join('\n'),
    read: (typed) =>
      cleanText(typed)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    draw: (control) => (
      <FieldFrame {...control}>
        <GrowingArea
          id={control.id}
          rows={5}
          value={control.value}
          onChange={(event) => {
            control.onChange(event.target.value);
          }}
        />
      </FieldFrame>
    ),
  };
}

type RowsOptions = FieldOptions &
  Pick<RowsControlProps, 'parts' | 'addLabel' | 'most' | 'start' | 'isOrdered'>;

/** `showRow` and `readRow` convert a value to those of its controls and back. */
export function rowsField<Row>(
  options: RowsOptions & {
    readonly showRow: (row: Row) => TypedRow;
    readonly readRow: (typed: TypedRow) => Row;
  },
): Field<Row[], readonly TypedRow[]> {
  const { showRow, readRow, parts, addLabel, most, start, isOrdered = false } = options;
  const { show: _, read: __, describe: ___, draw: ____, ...about } = textField(options);
  return {
    ...about,
    show: (value = []) => value.map(showRow),
    read: (typed) => typed.map(readRow),
    describe: (typed) =>
      typed
        .map((row) =>
          parts
            .map(({ name, label, kind }) => {
              if (kind === 'switch') return row[name] ? label : '';
              return kind === 'access' ? describeFacts(row[name]) : row[name];
            })
            .filter(Boolean)
            .join(', '),
        )
        .join('; '),
    draw: (control) => (
      <RowsControl
        {...control}
        parts={parts}
        addLabel={addLabel}
        most={most}
        start={start}
        isOrdered={isOrdered}
      />
    ),
  };
}

/** Invalid text is passed on and fails validation. */
export const readDayAlone = (typed: string): string => readDay(typed) ?? typed.trim();

/** The site's default if empty. */
export function colourField(
  options: FieldOptions & { readonly site: string; readonly ink: string },
): Field<string, string> {
  const text = textField({ ...options, optional: true });
  return { ...text, draw: (control) => <ColourControl {...control} {...options} /> };
}

function ColourControl(
  control: Control<string> & { readonly site: string; readonly ink: string },
): ReactNode {
  const { id, value, onChange, site, ink, label } = control;
  const shown = HEX_COLOUR.test(value.trim().toLowerCase()) ? value.trim() : site;
  return (
    <FieldFrame {...control}>
      <div className="colour">
        <input
          type="color"
          aria-label={texts.palette(label)}
          value={shown}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
        <input
          id={id}
          className="field-input"
          value={value}
          placeholder={site}
          autoComplete="off"
          aria-invalid={control.error ? true : undefined}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      </div>
      <p className="colour-try">
        <span style={{ background: shown, color: ink }}>{settingsTexts.title}</span>
        {value ? (
          <button
            className="drop-stop"
            type="button"
            onClick={() => {
              onChange('');
            }}
          >
            {texts.ownColour}
          </button>
        ) : null}
      </p>
    </FieldFrame>
  );
}
