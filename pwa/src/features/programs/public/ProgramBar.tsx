import { Fragment, type ReactNode } from 'react';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import { formatEndTime, formatFormer, formatStart, isAllDay } from '@centar/domain/allDay.ts';
import { formatTime } from '@centar/domain/dates.ts';
import { isPast as hasEnded, type EventTimes } from '@centar/domain/eventState.ts';
import { admissionText } from '@centar/domain/admissionText.ts';
import { writtenLinks, type WrittenLink } from '@centar/domain/links.ts';
import { placeKey } from '@centar/domain/whatsOn.ts';
import type { ResultOf } from '../../../shared/graphql/tada.ts';
import { CalendarLink } from '../../../public/page/CalendarLink.tsx';
import { ShareButton } from '../../../public/ui/detail/ShareButton.tsx';
import { useSite } from '../../../public/page/siteContext.ts';
import { pageOfProgram } from '../cornerView.ts';
import { programTexts } from './programs.texts.ts';
import { dayLabel } from '../../../public/event/dayLabel.ts';
import { EventState } from '../../../public/event/EventState.tsx';
import { movedText } from '../../../public/event/movedText.ts';
import { exceptionWords, type Lasting } from '../../../public/event/lasting.ts';
import { eventTexts } from '../../../public/event/event.texts.ts';
import { mayReserve, type ShownReservations } from '../../../public/event/reservations.ts';
import { ReserveLink } from '../../../public/event/ReserveLink.tsx';
import { useLasting } from '../../../public/event/useLasting.ts';
import { EventDate } from '../../../public/ui/cards/EventDate.tsx';
import { Ticket } from '../../../public/ui/detail/Ticket.tsx';
import { WayButton } from '../../../public/ui/detail/WayButton.tsx';
import { BookmarkButton } from '../../../public/ui/detail/BookmarkButton.tsx';
import { EventAccess } from '../../../public/ui/access/AccessFacts.tsx';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { paths } from '../../../shared/paths.ts';
import { atNextDate, isSeries, type AtDate } from '../programDates.ts';
import { tagOf, typeHref } from '../programView.ts';
import { ProgramDates } from './ProgramDates.tsx';
import { useMoreDates } from './useMoreDates.ts';
import { useReservations } from './useReservations.ts';
import type { ProgramDetail } from '../programs.operations.ts';

export interface ProgramBarProps {
  readonly program: ResultOf<typeof ProgramDetail>['programById'];
}

/** Date, place and status of a programme, with links to save and share it. */
export function ProgramBar({ program: given }: ProgramBarProps): ReactNode {
  const { facts, now } = useSite();
  const program = atNextDate(given, now);
  const { status, statusNote, eventHappeningDateTime: date } = program;
  const isCancelled = status === 'cancelled';
  const isPast = hasEnded(program, now);
  const lasting = useLasting(program);
  /** It can still be attended. */
  const isOn = !isCancelled && !isPast;
  const bookings = isOn ? writtenLinks(program.booking) : [];
  const [booking] = bookings;
  const more = useMoreDates(given);
  const reservations = useReservations(given);
  return (
    <>
      <Ticket
        date={
          <EventDate
            iso={date}
            endsAt={program.endsAt}
            size="detail"
            cancelled={isCancelled}
            label={dayLabel(date, now)}
          />
        }
        place={placeAndEnd(program, isPast)}
        hours={
          lasting && isOn
            ? hoursWords(lasting, program, exceptionWords(program, facts.hours, now))
            : undefined
        }
        audience={program.childrenAge ? programTexts.forChildren(program.childrenAge) : undefined}
        status={
          <>
            {more ? <a href="#termini">{more}</a> : null}
            <EventState
              status={status}
              text={movedText(status, program.formerDateTime, (former) =>
                formatFormer(program, former),
              )}
              isPast={isPast}
              lasting={lasting}
              reservations={reservations}
            />
          </>
        }
        price={isOn ? admissionText(program) : undefined}
        act={actOf(program, { isOn, booking, reservations, hasAddress: facts.street !== '' })}
        contact={booking ? <Bookings links={bookings} /> : undefined}
        actions={
          <>
            {isOn && !isSeries(program) ? <ProgramStar program={program} /> : null}
            {isOn ? (
              <CalendarLink
                href={
                  isSeries(program)
                    ? paths.seriesCalendar(program.id)
                    : paths.eventCalendar(program.key)
                }
              />
            ) : null}
            <ShareButton />
          </>
        }
      />
      {statusNote && status !== 'scheduled' ? (
        <p className="note">
          <LinkedText text={statusNote} />
        </p>
      ) : null}
      {isOn ? (
        <EventAccess
          // Each date of a series is listed with its own.
          facts={isSeries(program) ? [] : program.accessFacts}
          place={program.place}
        />
      ) : null}
      <ProgramDates program={program} />
    </>
  );
}

interface PossibleActs {
  readonly isOn: boolean;
  readonly booking: WrittenLink | undefined;
  readonly reservations: ShownReservations | undefined;
  readonly hasAddress: boolean;
}

/** Booking, directions, or similar programmes if it cannot be attended. */
function actOf(
  program: ProgramBarProps['program'],
  { isOn, booking, reservations, hasAddress }: PossibleActs,
): ReactNode {
  if (!isOn) {
    return (
      <ButtonLink iconAfter="arrow-right" href={typeHref(tagOf(program).slug)}>
        {programTexts.similar}
      </ButtonLink>
    );
  }
  if (mayReserve(reservations)) return <ReserveLink kind="green" shown={reservations} />;
  if (booking) {
    return (
      <ButtonLink kind="green" href={booking.href}>
        {programTexts.book}
      </ButtonLink>
    );
  }
  return hasAddress ? <WayButton kind="green" /> : null;
}

/** Booking links; the button beside them opens the first. */
function Bookings({ links }: { readonly links: readonly WrittenLink[] }): ReactNode {
  const [first] = links;
  if (links.length < 2) return first ? <>{programTexts.bookings(first.label)}</> : null;
  return (
    <>
      {programTexts.bookings('')}
      {links.map(({ href, label }, at) => (
        <Fragment key={href}>
          {at > 0 ? ', ' : null}
          <a href={href}>{label}</a>
        </Fragment>
      ))}
    </>
  );
}

/**
 * `utorak–nedelja 10–20 h, zatvoreno 07.01. (Božić), završetak 20.12. u 20:00`; before its first
 * day also its start.
 */
function hoursWords(
  { state, hours, ends }: Lasting,
  event: EventTimes,
  exceptions: string,
): string {
  const begins =
    state === 'toCome' && !isAllDay(event)
      ? eventTexts.begins(formatTime(event.eventHappeningDateTime))
      : '';
  return [begins, hours, exceptions, ends].filter(Boolean).join(', ');
}

/** `Velika sala, do 21:00`, also in the night; the place links to its other events while this one is not past. */
function placeAndEnd(program: ProgramBarProps['program'], isPast: boolean): ReactNode {
  const { place } = program;
  const time = formatEndTime(program);
  const end = time ? programTexts.until(time) : '';
  const key = placeKey(place);
  if (!key || isPast) return [place, end].filter(Boolean).join(', ');
  return (
    <>
      <a href={paths.whatsOnPlace(key)}>{place}</a>
      {end ? `, ${end}` : ''}
    </>
  );
}

function ProgramStar({
  program,
}: {
  readonly program: AtDate<ProgramBarProps['program']>;
}): ReactNode {
  const { key, title, eventHappeningDateTime: date, endsAt } = program;
  const item = { title, href: pageOfProgram(program), at: date };
  return (
    <BookmarkButton
      bookmarkKey={key}
      item={endsAt ? { ...item, endsAt } : item}
      time={formatStart(program)}
      worded
    />
  );
}
