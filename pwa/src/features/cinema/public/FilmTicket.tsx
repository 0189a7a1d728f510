import type { ReactNode } from 'react';
import { admissionText } from '@centar/domain/admissionText.ts';
import { formatBeside, formatDate, formatDateTime, formatTime } from '@centar/domain/dates.ts';
import { screeningKey } from '@centar/domain/dateKey.ts';
import { dayLabel, nearDay } from '../../../public/event/dayLabel.ts';
import { eventTexts } from '../../../public/event/event.texts.ts';
import { movedText } from '../../../public/event/movedText.ts';
import { mayReserve, shownReservations } from '../../../public/event/reservations.ts';
import { ReserveLink } from '../../../public/event/ReserveLink.tsx';
import { CalendarLink } from '../../../public/page/CalendarLink.tsx';
import { useSite } from '../../../public/page/siteContext.ts';
import { EventDate } from '../../../public/ui/cards/EventDate.tsx';
import { BookmarkButton } from '../../../public/ui/detail/BookmarkButton.tsx';
import { ShareButton } from '../../../public/ui/detail/ShareButton.tsx';
import { Ticket } from '../../../public/ui/detail/Ticket.tsx';
import { WayButton } from '../../../public/ui/detail/WayButton.tsx';
import { paths } from '../../../shared/paths.ts';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import type { Movie } from './cinema.operations.ts';
import { cinemaTexts } from './cinema.texts.ts';
import { nextScreening, screeningsAhead } from './movieView.ts';

/** With cancelled screenings before the next one. */
export function FilmTicket({ movie }: { readonly movie: Movie }): ReactNode {
  const { facts, now } = useSite();
  const next = nextScreening(movie, now);
  const toSchedule = (
    <ButtonLink kind="gold" iconAfter="arrow-right" href={paths.schedule}>
      {cinemaTexts.schedule}
    </ButtonLink>
  );
  if (!next) {
    return (
      <Ticket
        status={<span>{cinemaTexts.noScreenings}</span>}
        act={toSchedule}
        actions={<ShareButton />}
      />
    );
  }
  const { productionDate: at } = next;
  const key = screeningKey(next.id);
  const isCancelled = next.status === 'cancelled';
  const reservations = shownReservations({ ...next, at }, now);
  return (
    <Ticket
      date={<EventDate iso={at} size="detail" cancelled={isCancelled} label={dayLabel(at, now)} />}
      place={next.hall ? <LinkedText text={next.hall} /> : undefined}
      status={<Screenings movie={movie} next={next} />}
      price={isCancelled ? undefined : admissionText(next)}
      act={
        mayReserve(reservations) ? (
          <ReserveLink kind="gold" shown={reservations} />
        ) : isCancelled ? (
          toSchedule
        ) : (
          facts.street && <WayButton kind="gold" />
        )
      }
      actions={
        <>
          {isCancelled ? null : (
            <>
              <BookmarkButton
                bookmarkKey={key}
                item={{ title: movie.title, href: paths.movie(movie.id), at }}
                time={formatDateTime(at)}
                worded
              />
              <CalendarLink href={paths.eventCalendar(key)} />
            </>
          )}
          <ShareButton />
        </>
      }
    />
  );
}

type Screening = Movie['movieProductionDateTimes'][number];

function Screenings({ movie, next }: { movie: Movie; next: Screening }): ReactNode {
  const { now } = useSite();
  const reservations = shownReservations({ ...next, at: next.productionDate }, now);
  const ahead = screeningsAhead(movie, now);
  const missed = ahead.slice(0, ahead.indexOf(next));
  const more = ahead.filter((one) => one !== next && one.status !== 'cancelled').length;
  const { status, productionDate: at, formerDateTime: former, statusNote: note } = next;
  return (
    <>
      {more > 0 ? <a href="#projekcije">{eventTexts.moreDates(more)}</a> : null}
      {status === 'scheduled' ? null : (
        <StatusBadge
          kind={status}
          text={movedText(status, former, (was) => formatBeside(was, at))}
        />
      )}
      {reservations ? <StatusBadge kind={reservations.kind} text={reservations.text} /> : null}
      {note && status !== 'scheduled' ? (
        <span>
          <LinkedText text={note} />
        </span>
      ) : null}
      {missed.map(({ id, productionDate }) => (
        <StatusBadge
          key={id}
          kind="cancelled"
          text={cinemaTexts.cancelledAt(
            `${nearDay(productionDate, now) ?? formatDate(productionDate)} ${formatTime(productionDate)}`,
          )}
        />
      ))}
    </>
  );
}
