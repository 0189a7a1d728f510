import type { ReactNode } from 'react';
import {
  formatBeside,
  formatDate,
  formatDateTime,
  formatTime,
  monthName,
  sameBelgradeDay,
  startOfBelgradeDay,
  toBelgrade,
  weekday,
} from '@centar/domain/dates.ts';
import { toggleBookmark, useIsStarred } from '../../device/bookmarks.ts';
import { BookmarkButton } from '../../ui/detail/BookmarkButton.tsx';
import { Day, ScheduleRow } from './Schedule.tsx';
import { scheduleTexts } from './schedule.texts.ts';
import type { ScheduleDay, ScheduleEntry } from './scheduleView.ts';

/** Days with what is on each, under their dates drawn large. */
export function ScheduleDays({
  days,
  now,
}: {
  readonly days: readonly ScheduleDay[];
  readonly now: Date;
}): ReactNode {
  return days.map((day) => <DayOfEntries key={day.day} day={day} now={now} />);
}

/** `danas, utorak`: the two nearest days and the one just over have a name of their own. */
function dayLabel(at: string, now: Date): string {
  const near = [
    [scheduleTexts.yesterday, -1],
    [scheduleTexts.today, 0],
    [scheduleTexts.tomorrow, 1],
  ] as const;
  const [name] = near.find(([, days]) => sameBelgradeDay(startOfBelgradeDay(now, days), at)) ?? [];
  return [name, weekday(at)].filter(Boolean).join(', ');
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

function Row({ entry }: { entry: ScheduleEntry }): ReactNode {
  const { key, at, formerAt, ...shown } = entry;
  const isStarred = useIsStarred(key);
  return (
    <ScheduleRow
      {...shown}
      at={at}
      time={formatTime(at)}
      formerTime={formerAt ? formatBeside(formerAt, at) : undefined}
      star={
        <BookmarkButton
          film={entry.title}
          time={formatDateTime(at)}
          chosen={isStarred}
          onToggle={() => {
            toggleBookmark(key, { title: entry.title, href: entry.href, at });
          }}
        />
      }
    />
  );
}
