import type { ReactNode } from 'react';
import {
  formatDateTime,
  formatTime,
  isUpcoming,
  sameBelgradeDay,
} from '../../../../domain/dates.ts';
import type { ResultOf } from '../../graphql/tada.ts';
import { CalendarLink } from '../../site/CalendarLink.tsx';
import { ShareButton } from '../../site/ShareButton.tsx';
import { useSite } from '../../site/siteContext.ts';
import { programKey, toggleStar, useStars } from '../../site/stars.ts';
import { programTexts } from '../../texts/programs.ts';
import { uiTexts } from '../../texts/ui.ts';
import { DateObject } from '../../ui/DateObject.tsx';
import { DetailBar } from '../../ui/DetailBar.tsx';
import { StarButton } from '../../ui/StarButton.tsx';
import { StatusMark } from '../../ui/StatusMark.tsx';
import type { ProgramDetail } from './programs.operations.ts';

/** A programme or an item of a corner. */
export interface ProgramBarProps {
  readonly program: ResultOf<typeof ProgramDetail>['programById'];
}

/** When and where a programme is, whether that has changed, and the ways to keep and to share it. */
export function ProgramBar({ program }: ProgramBarProps): ReactNode {
  const { status, statusNote, endsAt, eventHappeningDateTime: date } = program;
  const isCancelled = status === 'cancelled';
  const place = [
    program.place,
    endsAt && sameBelgradeDay(endsAt, date) ? programTexts.until(formatTime(endsAt)) : '',
  ];
  return (
    <>
      <DetailBar
        date={<DateObject iso={date} size="detail" cancelled={isCancelled} />}
        place={place.filter(Boolean).join(', ')}
        price={isCancelled ? undefined : program.price}
        status={status === 'scheduled' ? undefined : <ProgramStatus program={program} />}
        actions={
          <>
            {isCancelled ? null : <ProgramStar program={program} />}
            {isCancelled ? null : <CalendarLink programId={program.id} />}
            <ShareButton title={program.title} />
          </>
        }
      />
      {statusNote && status !== 'scheduled' ? <p className="note">{statusNote}</p> : null}
    </>
  );
}

/** Keeps the programme among this device's own; the past is nothing to go to. */
function ProgramStar({ program }: ProgramBarProps): ReactNode {
  const { now } = useSite();
  const stars = useStars();
  const { id, title, eventHappeningDateTime: date } = program;
  if (!isUpcoming(date, now)) return null;
  return (
    <StarButton
      film={title}
      time={formatDateTime(date)}
      chosen={stars.includes(programKey(id))}
      onToggle={() => {
        toggleStar(programKey(id));
      }}
    />
  );
}

function ProgramStatus({ program }: ProgramBarProps): ReactNode {
  const { status, formerDateTime } = program;
  if (status === 'scheduled') return null;
  const moved = status === 'moved' && formerDateTime;
  return (
    <StatusMark
      kind={status}
      text={moved ? uiTexts.movedFrom(formatDateTime(formerDateTime)) : undefined}
    />
  );
}
