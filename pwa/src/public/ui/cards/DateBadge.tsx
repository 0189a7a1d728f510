import type { ReactNode } from 'react';
import { ALL_DAY } from '@centar/domain/allDay.ts';
import { formatDate, formatTime, weekday } from '@centar/domain/dates.ts';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import './DateBadge.css';

export interface DateBadgeProps {
  /** ISO 8601. */
  readonly iso: string;
  readonly size?: 'card' | 'detail' | 'row';
  /** Strikes through day and time; the status label explains why. */
  readonly cancelled?: boolean;
  /** `gold` is for green and dark backgrounds only. */
  readonly tone?: 'ink' | 'gold';
  /** Without the time: archive cards. */
  readonly dateOnly?: boolean;
  /** In place of the weekday: `danas, petak`. */
  readonly label?: string | undefined;
  /** In place of the time. */
  readonly allDay?: boolean;
}

/**
 * A large day with weekday, month and time beside it. The text of the `time` element is always
 * exactly `24.11.2026 20:00` (or `24.11.2026`, `24.11.2026 ceo dan`), followed by the weekday.
 */
export function DateBadge({
  iso,
  size = 'card',
  cancelled = false,
  tone = 'ink',
  dateOnly = false,
  allDay = false,
  label = weekday(iso),
}: DateBadgeProps): ReactNode {
  const date = formatDate(iso);
  return (
    <span
      className={classes(
        'date',
        `date-${size}`,
        tone === 'gold' && 'date-gold',
        cancelled && 'date-off',
      )}
    >
      <time dateTime={iso}>
        <span className="numeral">{date.slice(0, 3)}</span>
        <span className="date-rest">
          {date.slice(3)}
          {dateOnly ? null : ' '}
          {dateOnly ? null : <b>{allDay ? ALL_DAY : formatTime(iso)}</b>}
        </span>
      </time>
      <span className="date-weekday"> {label}</span>
    </span>
  );
}
