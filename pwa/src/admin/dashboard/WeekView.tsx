import { timesOf } from '@centar/domain/eventState.ts';
import type { ReactNode } from 'react';
import { formatStartTime } from '@centar/domain/allDay.ts';
import { dayOf, formatDate, sameBelgradeDay, toBelgrade, weekday } from '@centar/domain/dates.ts';
import { classes } from '../../shared/ui/primitives/classes.ts';
import {
  boardRows,
  daysOf,
  keyOf,
  lastDayOf,
  mondayOf,
  type BoardRow,
} from '../halls/boardView.ts';
import { hallTexts } from '../halls/halls.texts.ts';
import type { HallUse } from '../halls/halls.adminOperations.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { StaffHead } from '../ui/StaffHead.tsx';
import { deskTexts } from './desk.texts.ts';

const texts = deskTexts.week;
/** Such as `pon`. */
const SHORT = 3;

/** `pon 23.` */
const dayName = (day: Date): string =>
  `${weekday(day).slice(0, SHORT)} ${String(toBelgrade(day).day)}.`;

/** `pon 23. – sre 25.` */
const dayNames = (days: readonly Date[]): string =>
  [days[0], ...days.slice(1).slice(-1)].flatMap((day) => (day ? [dayName(day)] : [])).join(' – ');

const today = (day: Date, now: Date) => classes(sameBelgradeDay(day, now) && 'is-today');

/** For events of several days: `from` and `to` are positions in the week. */
function barsOf(lasting: BoardRow['lasting']) {
  const bars: { readonly use: HallUse; readonly from: number; to: number }[] = [];
  lasting.forEach((uses, at) => {
    for (const use of uses) {
      const bar = bars.find((one) => one.to === at && keyOf(one.use) === keyOf(use));
      if (bar) bar.to = at + 1;
      else bars.push({ use, from: at, to: at + 1 });
    }
  });
  return bars;
}

/**
 * 'Nedelja u salama': the board, small and without halls that are empty all week. On phones it is a
 * list of the halls.
 */
export function WeekView(props: {
  readonly uses: readonly HallUse[];
  readonly halls: readonly string[];
  readonly now: Date;
}): ReactNode {
  const { uses, halls, now } = props;
  const days = daysOf(mondayOf(now));
  const rows = boardRows(uses, halls, days).filter(({ days: own, lasting }) =>
    [...own, ...lasting].some((events) => events.length > 0),
  );
  return (
    <section className="desk-week">
      <StaffHead
        level={2}
        title={texts.title}
        action={<a href={adminPaths.board}>{texts.whole}</a>}
      />
      {rows.length === 0 ? (
        <p className="panel-text">{texts.nothing}</p>
      ) : (
        <div className="week-table" tabIndex={0} role="region" aria-label={texts.title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.hall}</th>
                {days.map((day) => (
                  <th scope="col" key={dayOf(day)} className={today(day, now)}>
                    {dayName(day)}
                  </th>
                ))}
              </tr>
            </thead>
            {rows.map((row) => (
              <HallRows key={row.hall} row={row} days={days} now={now} />
            ))}
          </table>
        </div>
      )}
    </section>
  );
}

/** An event of several days is one bar, above those that begin on its days. */
function HallRows(props: {
  readonly row: BoardRow;
  readonly days: readonly Date[];
  readonly now: Date;
}): ReactNode {
  const { row, days, now } = props;
  const { hall, lasting, days: own } = row;
  const all = barsOf(lasting);
  const bars = all.filter(({ from, to }) => to - from > 1);
  const lastingOneDay = all.filter((bar) => !bars.includes(bar));
  const isAnyOwn = lastingOneDay.length > 0 || own.some((events) => events.length > 0);
  const head = (
    <th scope="rowgroup" rowSpan={bars.length + (isAnyOwn ? 1 : 0)}>
      {hall || texts.elsewhere}
    </th>
  );
  const empty = (some: readonly Date[]) =>
    some.map((day) => <td key={dayOf(day)} className={today(day, now)} />);
  return (
    <tbody>
      {bars.map(({ use, from, to }, at) => (
        <tr key={`${keyOf(use)} ${String(from)}`}>
          {at === 0 ? head : null}
          {empty(days.slice(0, from))}
          <td colSpan={to - from} data-day={dayNames(days.slice(from, to))}>
            <WeekEvent use={use} goesOn />
          </td>
          {empty(days.slice(to))}
        </tr>
      ))}
      {isAnyOwn ? (
        <tr>
          {bars.length === 0 ? head : null}
          {days.map((day, at) => (
            <td key={dayOf(day)} className={today(day, now)} data-day={dayName(day)}>
              {lastingOneDay
                .filter(({ from }) => from === at)
                .map(({ use }) => (
                  <WeekEvent key={keyOf(use)} use={use} goesOn />
                ))}
              {(own[at] ?? []).map((use) => (
                <WeekEvent key={keyOf(use)} use={use} goesOn={false} />
              ))}
            </td>
          ))}
        </tr>
      ) : null}
    </tbody>
  );
}

function WeekEvent(props: { readonly use: HallUse; readonly goesOn: boolean }): ReactNode {
  const { use, goesOn } = props;
  const { title, status } = use;
  const time = goesOn ? hallTexts.until(formatDate(lastDayOf(use))) : formatStartTime(timesOf(use));
  const shown = (
    <>
      <b>{time}</b> {title}
    </>
  );
  return (
    <p className={classes('week-event', goesOn && 'goes-on', status)}>
      {status === 'cancelled' ? <s>{shown}</s> : shown}
      {status === 'moved' ? <small>{hallTexts.moved}</small> : null}
    </p>
  );
}
