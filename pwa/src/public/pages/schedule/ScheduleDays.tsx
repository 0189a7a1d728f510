import type { ReactNode } from 'react';
import { formatFormer, formatStart, formatStartTime } from '@centar/domain/allDay.ts';
import {
  formatBeside,
  formatDate,
  monthName,
  sameBelgradeDay,
  toBelgrade,
} from '@centar/domain/dates.ts';
import { dayLabel } from '../../event/dayLabel.ts';
import { eventTexts } from '../../event/event.texts.ts';
import { hoursOn, lastingOf, spanWords, type Lasting } from '../../event/lasting.ts';
import { LastingMarks } from '../../event/LastingMarks.tsx';
import { shownReservations, type ShownReservations } from '../../event/reservations.ts';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { useSite } from '../../page/siteContext.ts';
import { BookmarkButton } from '../../ui/detail/BookmarkButton.tsx';
import { Day, LastingRows, ScheduleRow } from './Schedule.tsx';
import { scheduleTexts } from './schedule.texts.ts';
import { isScreening, timesOf, type ScheduleDay, type ScheduleEntry } from './scheduleView.ts';

export function ScheduleDays({
  days,
  now,
}: {
  readonly days: readonly ScheduleDay[];
  readonly now: Date;
}): ReactNode {
  return days.map((day) => <DayOfEntries key={day.day} day={day} now={now} />);
}

function DayOfEntries({ day, now }: { day: ScheduleDay; now: Date }): ReactNode {
  const [first] = day.entries;
  if (!first) return null;
  return (
    <Day
      id={`dan-${day.day}`}
      numeral={`${formatDate(first.at).slice(0, 2)}.`}
      label={dayLabel(first.at, now)}
      month={`${monthName(first.at)} ${String(toBelgrade(first.at).year)}`}
      later={!day.thisWeek}
    >
      {day.entries.map((entry) => (
        <Row key={entry.key} entry={entry} />
      ))}
    </Day>
  );
}

/** Events in progress for several days, with their end, or with the hours of the selected day. */
export function LastingEntries({
  entries,
  day,
}: {
  readonly entries: readonly ScheduleEntry[];
  readonly day?: Date | undefined;
}): ReactNode {
  if (entries.length === 0) return null;
  return (
    <LastingRows title={eventTexts.lasts}>
      {entries.map((entry) => (
        <LastingRow key={entry.key} entry={entry} day={day} />
      ))}
    </LastingRows>
  );
}

/** Today's past events, collapsed. */
export function EarlierToday({
  entries,
}: {
  readonly entries: readonly ScheduleEntry[];
}): ReactNode {
  if (entries.length === 0) return null;
  return (
    <details className="earlier">
      <summary>{scheduleTexts.earlierToday(entries.length)}</summary>
      <ul>
        {entries.map((entry) => (
          <Row key={entry.key} entry={entry} over />
        ))}
      </ul>
    </details>
  );
}

function LastingRow({ entry, day }: { entry: ScheduleEntry; day: Date | undefined }): ReactNode {
  const { facts, now } = useSite();
  const { key, at, formerAt: _formerAt, line, reservations: _reservations, ...shown } = entry;
  const event = timesOf(entry);
  const lasting = lastingOf(event, facts.hours, now);
  if (!lasting) return null;
  const isToday = day === undefined || sameBelgradeDay(day, now);
  const hours = isToday ? '' : hoursOn(event, facts.hours, day);
  return (
    <ScheduleRow
      {...shown}
      at={lasting.last}
      time={lasting.untilDay}
      line={[line, spanWords(event), hours].filter(Boolean).join(' · ')}
      marks={entry.status === 'cancelled' || !isToday ? null : <LastingMarks lasting={lasting} />}
      star={<Star entry={entry} when={spanWords(event) ?? ''} />}
    />
  );
}

function Row({ entry, over = false }: { entry: ScheduleEntry; over?: boolean }): ReactNode {
  const { facts, now } = useSite();
  const { key: _key, at, formerAt, line, reservations: _reservations, ...shown } = entry;
  // The opening of such an event is among the events of its first day.
  const span = spanWords(timesOf(entry));
  const lasting = lastingOf(timesOf(entry), facts.hours, now);
  return (
    <ScheduleRow
      {...shown}
      line={[line, span].filter(Boolean).join(' · ')}
      at={at}
      time={formatStartTime(timesOf(entry))}
      formerTime={formerAt ? formerTime(entry, formerAt) : undefined}
      over={over}
      marks={marksOf(lasting?.mark ? lasting : undefined, shownReservations(entry, now))}
      star={over ? undefined : <Star entry={entry} when={formatStart(timesOf(entry))} />}
    />
  );
}

const formerTime = (entry: ScheduleEntry, former: string): string =>
  isScreening(entry) ? formatBeside(former, entry.at) : formatFormer(timesOf(entry), former);

function marksOf(
  lasting: Lasting | undefined,
  reservations: ShownReservations | undefined,
): ReactNode {
  if (!lasting && !reservations) return undefined;
  return (
    <>
      {lasting ? <LastingMarks lasting={lasting} /> : null}
      {reservations ? <StatusBadge kind={reservations.kind} text={reservations.text} /> : null}
    </>
  );
}

function Star({ entry, when }: { entry: ScheduleEntry; when: string }): ReactNode {
  const { key, at, endsAt, title, href } = entry;
  return (
    <BookmarkButton
      bookmarkKey={key}
      item={endsAt ? { title, href, at, endsAt } : { title, href, at }}
      time={when}
    />
  );
}
