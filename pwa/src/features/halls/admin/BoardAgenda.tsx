import { timesOf } from '@centar/domain/eventState.ts';
import { useState, type ReactNode } from 'react';
import { formatStartTime } from '@centar/domain/allDay.ts';
import { dayOf, formatDate, sameBelgradeDay, toBelgrade, weekday } from '@centar/domain/dates.ts';
import { admissionShort } from '@centar/domain/admissionText.ts';
import { hallTexts } from '../../../admin/halls/halls.texts.ts';
import type { HallUse } from '../../../admin/halls/halls.adminOperations.ts';
import { kindOf } from '../../../admin/halls/kindOf.ts';
import { TermMenu, type TermActions } from '../../../admin/halls/TermMenu.tsx';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { boardTexts as texts } from './board.texts.ts';
import type { BoardProps } from './Board.tsx';
import {
  boardRows,
  clashingKeys,
  isClashingOn,
  keyOf,
  lastDayOf,
} from '../../../admin/halls/boardView.ts';

/** Such as `pon`. */
const SHORT = 3;

/** For narrow windows. Opens on today. */
export function BoardAgenda({
  uses,
  halls,
  days,
  now,
  mayMove,
  actions,
}: Omit<BoardProps, 'onDrop'> & { readonly now: Date }): ReactNode {
  const names = days.map((day) => dayOf(day));
  const today = names.indexOf(dayOf(now));
  const [chosen, setChosen] = useState(Math.max(today, 0));
  const clashing = clashingKeys(uses);
  const rows = boardRows(uses, halls, days)
    .map(({ hall, days: own, lasting }) => ({
      hall,
      lasting: lasting[chosen] ?? [],
      events: own[chosen] ?? [],
    }))
    .filter(({ lasting, events }) => lasting.length + events.length > 0);
  return (
    <div className="agenda">
      <div className="agenda-days" role="group" aria-label={texts.days}>
        {days.map((day, at) => (
          <button
            key={dayOf(day)}
            type="button"
            aria-pressed={at === chosen}
            aria-label={`${shortName(day, now)} ${String(toBelgrade(day).day)}, ${weekday(day)}`}
            onClick={() => {
              setChosen(at);
            }}
          >
            <span>{shortName(day, now)}</span> <b>{toBelgrade(day).day}</b>
          </button>
        ))}
      </div>
      {rows.length === 0 ? <p role="status">{texts.nothingOnDay}</p> : null}
      {rows.map(({ hall, lasting, events }) => (
        <section key={hall}>
          <h2>{hall || texts.elsewhere}</h2>
          <ul>
            {[...lasting, ...events].map((use) => (
              <AgendaRow
                key={keyOf(use)}
                use={use}
                goesOn={lasting.includes(use)}
                place={hall ? '' : use.hall}
                isClashing={
                  lasting.includes(use)
                    ? isClashingOn(use, [...lasting, ...events])
                    : clashing.has(keyOf(use))
                }
                actions={mayMove(use) ? actions : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** `danas`, or the beginning of the weekday. */
const shortName = (day: Date, now: Date): string =>
  sameBelgradeDay(day, now) ? texts.todayShort : weekday(day).slice(0, SHORT);

function AgendaRow(props: {
  readonly use: HallUse;
  /** If it began on an earlier day, its end is shown instead of the start. */
  readonly goesOn: boolean;
  /** Unless the heading shows it. */
  readonly place: string;
  readonly isClashing: boolean;
  readonly actions: TermActions | undefined;
}): ReactNode {
  const { use, goesOn, place, isClashing, actions } = props;
  const isCancelled = use.status === 'cancelled';
  const time = goesOn ? '' : formatStartTime(timesOf(use));
  return (
    <li className={classes('agenda-row', (isCancelled || isClashing) && 'red')}>
      <b>{isCancelled ? <s>{time}</s> : time}</b>
      <span>
        {isCancelled ? <s>{use.title}</s> : use.title}
        {isCancelled ? <small className="board-cancelled">{texts.cancelled}</small> : null}
        {use.status === 'moved' ? <small className="board-moved">{hallTexts.moved}</small> : null}
        {goesOn && !isCancelled ? <small>{texts.until(formatDate(lastDayOf(use)))}</small> : null}
        {isCancelled && use.statusNote ? <small>{use.statusNote}</small> : null}
        {isClashing ? <small className="board-clash">{texts.clash}</small> : null}
        {isCancelled ? null : (
          <small>{[kindOf(use), place, admissionShort(use)].filter(Boolean).join(' · ')}</small>
        )}
      </span>
      {actions ? <TermMenu use={use} {...actions} /> : null}
    </li>
  );
}
