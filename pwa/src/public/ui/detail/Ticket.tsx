import { Fragment, type ReactNode } from 'react';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import './Ticket.css';

export interface TicketProps {
  /** A date of size `detail`. */
  readonly date?: ReactNode;
  /** Above the date: `Objavljeno`, `danas`. */
  readonly dateLabel?: string | undefined;
  /** `Velika sala` */
  readonly place?: ReactNode;
  /** `utorak–nedelja 10–20 h`, for events of several days. */
  readonly hours?: string | undefined;
  /** `Za decu od 3 do 8 godina` */
  readonly audience?: string | undefined;
  /** A `StatusBadge`, and what to do when an event is cancelled or moved. */
  readonly status?: ReactNode;
  /** `ulaz 500 din, đaci i penzioneri 250 din.` */
  readonly price?: string | undefined;
  /** The one green, on dark gold, button of the page. */
  readonly act?: ReactNode;
  /** Below the act: `Rezervacije: 036 555 014`. */
  readonly contact?: ReactNode;
  /** Quiet buttons; on a phone they share one row. */
  readonly actions?: ReactNode;
}

/** Day, what and where, price and what to do, in the same order on every page of an item. */
export function Ticket(props: TicketProps): ReactNode {
  const { date, dateLabel, place, hours, audience, status, price, act, contact, actions } = props;
  return (
    <div className="ticket">
      <div className="ticket-parts">
        {date ? (
          <div className="ticket-day">
            {dateLabel ? <p>{dateLabel}</p> : null}
            {date}
          </div>
        ) : null}
        <div className="ticket-what">
          {place ? <b>{place}</b> : null}
          {hours ? <span>{unbroken(hours)}</span> : null}
          {audience ? <span>{audience}</span> : null}
          {status}
        </div>
        {price ? (
          <p className="ticket-price">
            <LinkedText text={price} />
          </p>
        ) : null}
        {act ? (
          <div className="ticket-act">
            {act}
            {contact ? <p>{contact}</p> : null}
          </div>
        ) : null}
        {actions ? <div className="ticket-actions">{actions}</div> : null}
      </div>
    </div>
  );
}

/** Breaks between the parts of `ponedeljak–petak 9–22 h, subota–nedelja zatvoreno`, not in them. */
const unbroken = (text: string): ReactNode =>
  text.split(/(?<=,) /).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      <span className="unbroken">{part}</span>
    </Fragment>
  ));
