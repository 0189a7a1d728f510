import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import {
  ALL_DAY,
  parseStart,
  saysAllDay,
  typedAllDay,
  withoutAllDay,
} from '@centar/domain/allDay.ts';
import { formatDate, parseTyped, toBelgrade } from '@centar/domain/dates.ts';
import { staffUiTexts } from './adminUi.texts.ts';
import { controlAttributes, FieldFrame, type FieldProps } from './FieldFrame.tsx';

/** With or without a time. */
export interface MomentFieldProps extends FieldProps {
  readonly name?: string;
  /** As typed: `24.11.2026 20:00`, or `24.11.2026` for a day. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDay?: boolean;
  /** Whether the whole day can be chosen instead of an hour. */
  readonly mayBeAllDay?: boolean | undefined;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Empty if it is not a date yet. */
function toPicker(typed: string, isDay: boolean): string {
  const at = parseStart(typed) ?? parseTyped(typed);
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

/** `05.12.2026 ceo dan` for a typed day or moment, and back. */
function withAllDay(typed: string, isAllDay: boolean): string {
  const day = typedAllDay(typed) ?? parseTyped(typed);
  if (!day) return isAllDay ? `${typed.trim()} ${ALL_DAY}` : withoutAllDay(typed);
  return isAllDay ? `${formatDate(day)} ${ALL_DAY}` : `${formatDate(day)} `;
}

/** Phones show a numeric keyboard. */
export function MomentField(props: MomentFieldProps): ReactNode {
  const { label, name, value, onChange, isDay = false } = props;
  const isAllDay = saysAllDay(value);
  const picksDay = isDay || isAllDay;
  const picker = useRef<HTMLInputElement>(null);
  // A native picker has dozens of elements of its own.
  const [hasPicker, setHasPicker] = useState(false);
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
            // A picker may be shown only during the press.
            flushSync(() => {
              setHasPicker(true);
            });
            picker.current?.showPicker();
          }}
        >
          <Icon name="calendar" />
        </button>
        {hasPicker ? (
          <input
            className="moment-own"
            type={picksDay ? 'date' : 'datetime-local'}
            ref={picker}
            tabIndex={-1}
            aria-hidden="true"
            value={toPicker(value, picksDay)}
            onChange={(event) => {
              if (!event.target.value) return;
              const picked = fromPicker(event.target.value);
              onChange(isAllDay ? withAllDay(picked, true) : picked);
            }}
          />
        ) : null}
      </span>
      {props.mayBeAllDay ? <AllDayCheck {...props} /> : null}
    </FieldFrame>
  );
}

/** Whether the typed day has no hour. */
export function AllDayCheck({
  value,
  onChange,
}: Pick<MomentFieldProps, 'value' | 'onChange'>): ReactNode {
  return (
    <label className="moment-all-day">
      <input
        type="checkbox"
        checked={saysAllDay(value)}
        onChange={(event) => {
          onChange(withAllDay(value, event.target.checked));
        }}
      />
      {staffUiTexts.allDay}
    </label>
  );
}
