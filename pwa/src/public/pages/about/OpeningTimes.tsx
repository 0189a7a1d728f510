import { Fragment, type ReactNode } from 'react';
import { showDay, weekday } from '@centar/domain/dates.ts';
import {
  exceptionsAhead,
  hasHours,
  openingsLine,
  openingsOn,
  WEEKDAYS,
  type DayOpenings,
  type HoursPart,
  type OpeningHours,
} from '@centar/domain/openingHours.ts';
import { exceptionText, hoursNotices, partLine } from '../../../shared/hoursText.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { aboutTexts } from './about.texts.ts';
import { HoursNotices } from './HoursNotices.tsx';
import './CentreContact.css';

interface OpeningTimesProps {
  readonly hours: OpeningHours;
  readonly now: Date;
}

/** Of listed exceptions. */
const AHEAD_DAYS = 31;

const PARTS: readonly HoursPart[] = ['house', 'boxOffice'];
const CLOSED = { house: siteTexts.hours.closedHouse, boxOffice: siteTexts.hours.closed };

export function OpeningTimes({ hours, now }: OpeningTimesProps): ReactNode {
  const words = aboutTexts.hours;
  const parts = PARTS.filter((part) => partLine(hours, part));
  const notices = hoursNotices(hours, now);
  const later = exceptionsAhead(hours, now, AHEAD_DAYS).slice(notices.length);
  if (parts.length === 0 && notices.length === 0 && later.length === 0) return null;
  return (
    <section>
      <Heading level={2} className="side-head" text={words.title} />
      {parts.length > 0 ? (
        <dl className="facts-list">
          {parts.map((part) => (
            <Fragment key={part}>
              <dt>{words[part]}</dt>
              <dd>{partLine(hours, part)}</dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
      <HoursNotices notices={notices} />
      {parts.length > 0 ? (
        <>
          <details className="fold">
            <summary>{words.byDay}</summary>
          </details>
          <DayTable hours={hours} now={now} />
        </>
      ) : null}
      {later.length > 0 ? (
        <table className="facts-table">
          <caption>{words.later}</caption>
          <tbody>
            {later.map((exception) => (
              <tr key={exception.date}>
                <th scope="row">
                  {[exception.date, ...(exception.until ? [exception.until] : [])]
                    .map(showDay)
                    .join(' – ')}
                </th>
                <td>
                  <LinkedText text={exceptionText(hours, exception)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

/** From Monday; today's row includes today's exception. */
function DayTable({ hours, now }: OpeningTimesProps): ReactNode {
  const words = aboutTexts.hours;
  const parts = PARTS.filter((part) => hasHours(hours, part));
  const today = weekday(now);
  return (
    <table className="facts-table">
      <caption>{words.byDay}</caption>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          {parts.map((part) => (
            <th scope="col" key={part}>
              {words[part]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WEEKDAYS.map((day) => {
          const isToday = day === today;
          const note = isToday ? openingsOn(hours, 'house', now).note : '';
          return (
            <tr key={day} className={isToday ? 'on' : undefined}>
              <th scope="row">
                {isToday ? `${day}, ${words.today}` : day}
                {note ? (
                  <span className="hours-note">
                    <LinkedText text={note} />
                  </span>
                ) : null}
              </th>
              {parts.map((part) => (
                <td key={part}>
                  <Openings
                    part={part}
                    day={
                      isToday
                        ? openingsOn(hours, part, now)
                        : { openings: hours[part][day], usual: undefined, note: '' }
                    }
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** `10–14 h`, preceded by the regular hours, struck through, where they differ. */
function Openings({
  part,
  day,
}: {
  readonly part: HoursPart;
  readonly day: DayOpenings;
}): ReactNode {
  const { openings, usual } = day;
  const shown = openingsLine(openings) || CLOSED[part];
  // Text in a fragment is transliterated; a returned string is not.
  if (!usual) return <>{shown}</>;
  return (
    <>
      <s>
        <span className="visually-hidden">{`${aboutTexts.hours.usual} `}</span>
        {openingsLine(usual) || CLOSED[part]}
      </s>{' '}
      {shown}
    </>
  );
}
