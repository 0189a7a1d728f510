import type { ReactNode } from 'react';
import { formatDate, formatTime, weekday } from '@centar/domain/dates.ts';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import './DateBadge.css';

/** A date drawn large. */
export interface DateBadgeProps {
  /** The moment, ISO 8601. */
  readonly iso: string;
  readonly size?: 'card' | 'detail' | 'row';
  /** Day and time struck through; the word beside it says why. */
  readonly cancelled?: boolean;
  /** `gold`: the numeral in gold, on green and night only. */
  readonly tone?: 'ink' | 'gold';
  /** Without the time: archive cards. */
  readonly dateOnly?: boolean;
}

/**
 * The day as large as type allows, weekday, month and time beside it. The text of the `time` element is exactly
 * `24.11.2026 20:00` (or `24.11.2026`), whatever the layout; the weekday follows it.
 */
export function DateBadge({
  iso,
  size = 'card',
  cancelled = false,
  tone = 'ink',
  dateOnly = false,
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
        <span className="date-day">{date.slice(0, 3)}</span>
        <span className="date-rest">
          {date.slice(3)}
          {dateOnly ? null : ' '}
          {dateOnly ? null : <b>{formatTime(iso)}</b>}
        </span>
      </time>
      <span className="date-weekday"> {weekday(iso)}</span>
    </span>
  );
}
