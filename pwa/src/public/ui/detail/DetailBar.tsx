import type { ReactNode } from 'react';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import './Detail.css';

/** When, where and what one can do. */
export interface DetailBarProps {
  /** A `DateObject` of size `detail`. */
  readonly date?: ReactNode;
  /** The date's label, where it is not an event's: `Objavljeno`. */
  readonly dateLabel?: string | undefined;
  /** `Velika sala`, in bold. */
  readonly place?: ReactNode;
  /** `ulaz 500 din, đaci i penzioneri 250 din.` */
  readonly price?: string | undefined;
  /** `utorak–nedelja 10–20 h`, of what can be visited on several days. */
  readonly hours?: string | undefined;
  /** `Za decu od 3 do 8 godina` */
  readonly audience?: string | undefined;
  /** `Rezervacije: 036 555 014` */
  readonly contact?: ReactNode;
  /** A `StatusBadge`, and what to do when an event is cancelled or moved. */
  readonly status?: ReactNode;
  /** Outline buttons; they share one row on a phone. */
  readonly actions?: ReactNode;
}

/** The bar under a headline, between a 2 px and a 1 px rule. */
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
