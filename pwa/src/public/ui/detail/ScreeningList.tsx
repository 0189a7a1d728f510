import type { ReactNode } from 'react';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import { formatStart } from '@centar/domain/allDay.ts';
import { timesOf } from '@centar/domain/eventState.ts';
import { mayReserve, type ShownReservations } from '../../event/reservations.ts';
import { ReserveLink } from '../../event/ReserveLink.tsx';
import { EventDate } from '../cards/EventDate.tsx';
import { FactBadges, StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { AccessFacts } from '../access/AccessFacts.tsx';
import './ScreeningList.css';

/** One date of a film or of a series. */
export interface ScreeningItem {
  readonly key: string;
  /** ISO 8601. */
  readonly date: string;
  /** ISO 8601. */
  readonly endsAt?: string | null;
  readonly hall?: string | null;
  readonly language?: string | null;
  readonly ageMark?: string | null;
  /** `400 din.`; hidden when cancelled. */
  readonly price?: string | null;
  readonly status: EventStatus;
  /** What to do when it is cancelled or moved. */
  readonly note?: string | null;
  /** `Pomereno sa 20:00` */
  readonly moved?: string | undefined;
  /** Besides those of its hall; hidden when cancelled. */
  readonly accessFacts?: readonly string[];
  readonly reservations?: ShownReservations | undefined;
  /** Star and calendar; hidden when cancelled. */
  readonly action?: ReactNode;
}

export interface ScreeningListProps {
  readonly items: readonly ScreeningItem[];
}

export function ScreeningList({ items }: ScreeningListProps): ReactNode {
  return (
    <ul className="screenings">
      {items.map(({ key, ...item }) => (
        <Screening key={key} {...item} />
      ))}
    </ul>
  );
}

const timeOf = ({ date, endsAt }: Pick<ScreeningItem, 'date' | 'endsAt'>): string =>
  formatStart(timesOf({ at: date, endsAt }));

function Screening(item: Omit<ScreeningItem, 'key'>): ReactNode {
  const cancelled = item.status === 'cancelled';
  return (
    <li>
      <EventDate iso={item.date} endsAt={item.endsAt} size="row" cancelled={cancelled} />
      <div className="screenings-facts">
        {item.status === 'scheduled' ? null : <StatusBadge kind={item.status} text={item.moved} />}
        {item.reservations ? (
          <StatusBadge kind={item.reservations.kind} text={item.reservations.text} />
        ) : null}
        {item.hall ? (
          <span className="screenings-hall">
            <LinkedText text={item.hall} />
          </span>
        ) : null}
        <FactBadges language={item.language} age={item.ageMark} />
        {cancelled ? null : <AccessFacts facts={item.accessFacts ?? []} />}
        {item.note ? (
          <span className="screenings-note">
            <LinkedText text={item.note} />
          </span>
        ) : null}
        {item.price && !cancelled ? (
          <span className="screenings-price">
            <LinkedText text={item.price} />
          </span>
        ) : null}
        {mayReserve(item.reservations) ? (
          <span className="screenings-reserve">
            <ReserveLink compact shown={item.reservations} time={timeOf(item)} />
          </span>
        ) : null}
      </div>
      {item.action && !cancelled ? <div className="screenings-actions">{item.action}</div> : null}
    </li>
  );
}
