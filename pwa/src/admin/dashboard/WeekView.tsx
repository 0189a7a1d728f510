import { timesOf } from '@centar/domain/eventState.ts';
import type { ReactNode } from 'react';
import { formatStartTime } from '@centar/domain/allDay.ts';
import { dayOf, formatDate, sameBelgradeDay, toBelgrade, weekday } from '@centar/domain/dates.ts';
import { classes } from '../../shared/ui/primitives/classes.ts';
import { boardRows, daysOf, keyOf, lastDayOf, mondayOf } from '../halls/boardView.ts';
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
  const today = (day: Date) => classes(sameBelgradeDay(day, now) && 'is-today');
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
                  <th scope="col" key={dayOf(day)} className={today(day)}>
                    {dayName(day)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ hall, days: own, lasting }) => (
                <tr key={hall}>
                  <th scope="row">{hall || texts.elsewhere}</th>
                  {days.map((day, at) => (
                    <td key={dayOf(day)} className={today(day)} data-day={dayName(day)}>
                      {(lasting[at] ?? []).map((use) => (
                        <WeekEvent key={keyOf(use)} use={use} goesOn />
                      ))}
                      {(own[at] ?? []).map((use) => (
                        <WeekEvent key={keyOf(use)} use={use} goesOn={false} />
                      ))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
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
    </p>
  );
}
