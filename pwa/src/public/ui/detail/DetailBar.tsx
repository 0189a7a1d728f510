import type { ReactNode } from 'react';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import './Detail.css';

export interface DetailBarProps {
  /** A `DateObject` of size `detail`. */
  readonly date?: ReactNode;
  /** For dates other than an event's: `Objavljeno`. */
  readonly dateLabel?: string | undefined;
  /** `Velika sala` */
  readonly place?: ReactNode;
  /** `ulaz 500 din, đaci i penzioneri 250 din.` */
  readonly price?: string | undefined;
  /** `utorak–nedelja 10–20 h`, for events of several days. */
  readonly hours?: string | undefined;
  /** `Za decu od 3 do 8 godina` */
  readonly audience?: string | undefined;
  /** `Rezervacije: 036 555 014` */
  readonly contact?: ReactNode;
  /** A `StatusBadge`, and what to do when an event is cancelled or moved. */
  readonly status?: ReactNode;
  /** Buttons; on a phone they share one row. */
  readonly actions?: ReactNode;
}

export function DetailBar({
  date,
  dateLabel,
  place,
  price,
  hours,
  audience,
  contact,
  status,
  actions,
}: DetailBarProps): ReactNode {
  return (
    <div className="bar">
      {dateLabel ? (
        <div>
          <p className="bar-label">{dateLabel}</p>
          {date}
        </div>
      ) : (
        date
      )}
      <div className="bar-facts">
        {place ? <b>{place}</b> : null}
        {price ? (
          <span>
            <LinkedText text={price} />
          </span>
        ) : null}
        {hours ? <span>{hours}</span> : null}
        {audience ? <span>{audience}</span> : null}
        {contact ? <span>{contact}</span> : null}
        {status}
      </div>
      {actions ? <div className="bar-actions">{actions}</div> : null}
    </div>
  );
}
