import { useRef, type ReactNode } from 'react';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { parseMoment, parseTyped, toBelgrade } from '@centar/domain/dates.ts';
import { staffUiTexts } from './adminUi.texts.ts';
import { controlAttributes, FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** With or without a time. */
export interface MomentFieldProps extends FieldProps {
  readonly name?: string;
  /** As typed: `24.11.2026 20:00`, or `24.11.2026` for a day. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDay?: boolean;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Empty if it is not a date yet. */
function toPicker(typed: string, isDay: boolean): string {
  const at = isDay ? parseTyped(typed) : parseMoment(typed);
  if (!at) return '';
  const { year, month, day, hour, minute } = toBelgrade(at);
  const date = `${String(year)}-${two(month)}-${two(day)}`;
  return isDay ? date : `${date}T${two(hour)}:${two(minute)}`;
}

/** The picker has no time zones: both are Belgrade time. */
function fromPicker(picked: string): string {
  const [date = '', time] = picked.split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  return [`${day}.${month}.${year}`, time].filter(Boolean).join(' ');
}

/** Phones show a numeric keyboard. */
export function MomentField(props: MomentFieldProps): ReactNode {
  const { label, name, value, onChange, isDay = false } = props;
  const picker = useRef<HTMLInputElement>(null);
  return (
    <FieldFrame {...props}>
      <span className="moment">
        <input
          {...controlAttributes(props)}
          className="field-input"
          name={name}
          value={value}
          placeholder={isDay ? staffUiTexts.dayForm : staffUiTexts.momentForm}
          autoComplete="off"
          inputMode="numeric"
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
        <button
          className="moment-pick"
          type="button"
          aria-label={staffUiTexts.pick(label)}
          onClick={() => {
            picker.current?.showPicker();
          }}
        >
          <Icon name="calendar" />
        </button>
        <input
          className="moment-own"
          type={isDay ? 'date' : 'datetime-local'}
          ref={picker}
          tabIndex={-1}
          aria-hidden="true"
          value={toPicker(value, isDay)}
          onChange={(event) => {
            if (event.target.value) onChange(fromPicker(event.target.value));
          }}
        />
      </span>
    </FieldFrame>
  );
}
