import type { ReactNode } from 'react';
import { formatEndTime, formatFormer } from '@centar/domain/allDay.ts';
import { isPast, type EventTimes } from '@centar/domain/eventState.ts';
import type { ResultOf } from '../../../shared/graphql/tada.ts';
import { plural } from '../../../shared/texts/ui.texts.ts';
import { useSite } from '../../../public/page/siteContext.ts';
import { movedText } from '../../../public/event/movedText.ts';
import { shownReservations } from '../../../public/event/reservations.ts';
import { DateActions } from '../../../public/ui/detail/DateActions.tsx';
import { ScreeningList } from '../../../public/ui/detail/ScreeningList.tsx';
import { pageOfProgram } from '../cornerView.ts';
import { eachDate, isSeries } from '../programDates.ts';
import type { ProgramDetail } from '../programs.operations.ts';
import { programTexts } from './programs.texts.ts';
import './ProgramDates.css';

/** A long series shows this many dates; the visitor expands the rest. */
const SHOWN = 4;

export interface ProgramDatesProps {
  readonly program: ResultOf<typeof ProgramDetail>['programById'];
}

/** The future dates of a series. */
export function ProgramDates({ program }: ProgramDatesProps): ReactNode {
  const { now } = useSite();
  if (!isSeries(program)) return null;
  const items = eachDate(program)
    .filter((date) => !isPast(date, now))
    .map((date) => ({
      key: date.key,
      date: date.eventHappeningDateTime,
      endsAt: date.endsAt,
      hall: placeAndEnd(date),
      status: date.status,
      note: date.statusNote,
      moved: movedText(date.status, date.formerDateTime, (former) => formatFormer(date, former)),
      accessFacts: date.accessFacts,
      reservations: shownReservations({ ...date, at: date.eventHappeningDateTime }, now),
      action: (
        <DateActions
          dateKey={date.key}
          title={program.title}
          href={pageOfProgram(program)}
          at={date.eventHappeningDateTime}
          {...(date.endsAt ? { endsAt: date.endsAt } : {})}
        />
      ),
    }));
  if (items.length === 0) return null;
  const rest = items.slice(SHOWN);
  const all = `${String(items.length)} ${plural(items.length, ...programTexts.dateWords)}`;
  return (
    <section className="dates" aria-labelledby="termini">
      <h2 id="termini">
        {programTexts.dates}
        <span>{all}</span>
      </h2>
      <ScreeningList items={items.slice(0, SHOWN)} />
      {rest.length > 0 ? (
        <details>
          <summary>{programTexts.moreDates(rest.length)}</summary>
          <ScreeningList items={rest} />
        </details>
      ) : null}
    </section>
  );
}

function placeAndEnd(date: EventTimes & { readonly place: string }): string {
  const time = formatEndTime(date);
  return [date.place, time && programTexts.until(time)].filter(Boolean).join(', ');
}
