import type { ReactNode } from 'react';
import { isAllDay } from '@centar/domain/allDay.ts';
import { daysOf, isLasting } from '@centar/domain/eventState.ts';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { eventTexts } from '../../event/event.texts.ts';
import { DateBadge, type DateBadgeProps } from './DateBadge.tsx';
import './EventDate.css';

export interface EventDateProps extends DateBadgeProps {
  /** ISO 8601; an end on a later day makes it a range of days. */
  readonly endsAt?: string | null | undefined;
}

/** A large date; for an event of several days the first and the last one. */
export function EventDate({ endsAt, label, ...badge }: EventDateProps): ReactNode {
  const event = { eventHappeningDateTime: badge.iso, endsAt };
  if (!isLasting(event)) return <DateBadge {...badge} label={label} allDay={isAllDay(event)} />;
  const { first, last } = daysOf(event);
  return (
    <span className={classes('date-range', `date-range-${badge.size ?? 'card'}`)}>
      <span className="visually-hidden">{`${eventTexts.from} `}</span>
      <DateBadge {...badge} iso={first.toISOString()} dateOnly />
      <Icon name="arrow-right" />
      <span className="visually-hidden">{` ${eventTexts.to} `}</span>
      <DateBadge {...badge} iso={last.toISOString()} dateOnly />
    </span>
  );
}
