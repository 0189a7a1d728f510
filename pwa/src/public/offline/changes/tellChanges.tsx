import { isAllDay } from '@centar/domain/allDay.ts';
import { formatDate, formatTime, weekday, formatShortDay } from '@centar/domain/dates.ts';
import { timesOf } from '@centar/domain/eventState.ts';
import type { ReactNode } from 'react';
import type { ScheduleData } from '../../pages/schedule/schedule.operations.ts';
import { paths } from '../../../shared/paths.ts';
import { serverNow } from '../../device/clock.ts';
import { starredKeys } from '../../device/bookmarks.ts';
import { addChangedStars } from '../../device/changedStars.ts';
import { toastTexts } from '../toast/toasts.texts.ts';
import { Toast } from '../toast/Toast.tsx';
import { openToast } from '../toast/openToast.tsx';
import { takePreviousSchedule } from './previousSchedule.ts';
import { scheduleChanges, type ScheduleChange } from './scheduleChanges.ts';

/** The schedule page shows the rest. */
const MOST_LINES = 6;

const { changes: texts } = toastTexts;

/** `utorak 24.11. u 18:05`; an all-day event has no hour. */
function when(at: string, endsAt?: string | null): string {
  const day = `${weekday(at)} ${formatShortDay(at)}`;
  return isAllDay(timesOf({ at, endsAt })) ? day : `${day} u ${formatTime(at)}`;
}

function Line({ change }: { change: ScheduleChange }): ReactNode {
  const { kind, title, href, at, endsAt, formerAt, formerEndsAt, last } = change;
  return (
    <li>
      <b>
        {last === undefined ? texts.kinds[kind] : texts.until(texts.kinds[kind], formatDate(last))}:
      </b>{' '}
      <a href={href}>{title}</a>
      {last === undefined ? `, ${when(at, endsAt)}` : null}
      {formerAt === undefined ? null : texts.formerly(when(formerAt, formerEndsAt))}
    </li>
  );
}

function ChangesToast({
  changes,
  close,
}: {
  changes: readonly ScheduleChange[];
  close: () => void;
}): ReactNode {
  const more = changes.length - MOST_LINES;
  return (
    <Toast title={texts.title} closeLabel={toastTexts.close} onClose={close}>
      <ul>
        {changes.slice(0, MOST_LINES).map((change) => (
          <Line key={change.key} change={change} />
        ))}
      </ul>
      {more > 0 ? <a href={`${paths.schedule}?programi=1`}>{texts.more(more)}</a> : null}
    </Toast>
  );
}

/** `present`: the schedule that is cached now. */
export async function tellChanges(present: object): Promise<void> {
  const previous = await takePreviousSchedule();
  if (previous === undefined) return;
  const changes = scheduleChanges(
    previous as ScheduleData,
    present as ScheduleData,
    serverNow(),
    starredKeys(),
  );
  addChangedStars(changes.map(({ key }) => key));
  if (changes.length > 0) openToast((close) => <ChangesToast changes={changes} close={close} />);
}
