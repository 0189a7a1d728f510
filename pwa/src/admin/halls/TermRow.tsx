import { timesOf } from '@centar/domain/eventState.ts';
import type { ReactNode } from 'react';
import { admissionShort } from '@centar/domain/admissionText.ts';
import { formatStartTime } from '@centar/domain/allDay.ts';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import { formatDate, sameBelgradeDay, weekday } from '@centar/domain/dates.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { classes } from '../../shared/ui/primitives/classes.ts';
import { StatusBadge, type StatusKind } from '../../shared/ui/primitives/StatusBadge.tsx';
import { EVENT_STATE_TEXTS } from '../texts/eventStates.texts.ts';
import { lastDayOf } from './boardView.ts';
import { hallUseUrl, type HallUse } from './halls.adminOperations.ts';
import { hallTexts } from './halls.texts.ts';
import { kindOf } from './kindOf.ts';
import { moveTexts as texts } from './moves.texts.ts';
import type { TermActions } from './TermMenu.tsx';
import './TermRow.css';
import { quoted } from '../texts/quoted.ts';

const BADGES: Readonly<Record<EventStatus, StatusKind>> = {
  scheduled: 'upcoming',
  cancelled: 'cancelled',
  moved: 'moved',
};

/** One event on a day, moved, cancelled or restored from here. */
export function TermRow(
  props: {
    readonly use: HallUse;
    /** Undefined in a list of several days. */ readonly day: Date | undefined;
  } & TermActions,
): ReactNode {
  const { use, day, openMove, openCancel, restore } = props;
  const { title, status, statusNote, hall } = use;
  const state = status as EventStatus;
  const isCancelled = status === 'cancelled';
  const goesOn = day !== undefined && !sameBelgradeDay(use.at, day);
  const time = goesOn ? hallTexts.goesOn : formatStartTime(timesOf(use));
  const facts = [
    day ? '' : `${weekday(use.at)} ${formatDate(use.at)}`,
    kindOf(use),
    hall,
    goesOn ? hallTexts.until(formatDate(lastDayOf(use))) : '',
    admissionShort(use),
  ];
  return (
    <li className={classes(isCancelled && 'is-cancelled', goesOn && 'goes-on')}>
      <b className="term-time">{isCancelled ? <s>{time}</s> : time}</b>
      <div className="term-what">
        <a href={hallUseUrl(use)}>{isCancelled ? <s>{title}</s> : title}</a>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        {isCancelled && statusNote ? <small>{quoted(statusNote)}</small> : null}
      </div>
      <div className="term-state">
        {use.isPublic ? null : <StatusBadge kind="unpublished" />}
        <StatusBadge kind={BADGES[state]} text={EVENT_STATE_TEXTS[state]} />
      </div>
      <div className="term-acts">
        {isCancelled ? null : (
          <Button
            compact
            aria-label={texts.moveTerm(title)}
            onClick={() => {
              openMove(use);
            }}
          >
            {texts.move}
          </Button>
        )}
        {/* One button, so that it keeps the focus when the event is cancelled or restored. */}
        <Button
          compact
          kind={isCancelled ? 'outline' : 'danger'}
          aria-label={isCancelled ? texts.restoreTerm(title) : texts.cancelTerm(title)}
          onClick={() => {
            if (isCancelled) restore(use);
            else openCancel(use);
          }}
        >
          {isCancelled ? texts.restore : texts.cancel}
        </Button>
      </div>
    </li>
  );
}
