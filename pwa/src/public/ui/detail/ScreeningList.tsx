import type { ReactNode } from 'react';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import { formatBeside } from '@centar/domain/dates.ts';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import { EventDate } from '../cards/EventDate.tsx';
import { FactBadges, StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import './ScreeningList.css';

/** One date of the film or of the series whose page this is. */
export interface ScreeningItem {
  readonly key: string;
  /** ISO 8601. */
  readonly date: string;
  /** When it ends, ISO 8601. */
  readonly endsAt?: string | null;
  readonly hall?: string | null;
  readonly language?: string | null;
  readonly ageMark?: string | null;
  /** `400 din.`; not shown for a cancelled screening. */
  readonly price?: string | null;
  readonly status: EventStatus;
  /** One sentence of what to do when it is cancelled or moved. */
  readonly note?: string | null;
  /** The time before it was moved, ISO 8601. */
  readonly formerDate?: string | null;
  /** Star and calendar; not shown for a cancelled screening. */
  readonly action?: ReactNode;
}

/** The dates of a film or of a series. */
export interface ScreeningListProps {
  readonly items: readonly ScreeningItem[];
}

/** Each screening with its date, marks and facts; a cancelled one keeps its place. */
export function ScreeningList({ items }: ScreeningListProps): ReactNode {
  return (
    <ul className="screenings">
      {items.map(({ key, ...item }) => (
        <Screening key={key} {...item} />
      ))}
    </ul>
  );
}

function Screening(item: Omit<ScreeningItem, 'key'>): ReactNode {
  const cancelled = item.status === 'cancelled';
  return (
    <li>
      <EventDate iso={item.date} endsAt={item.endsAt} size="row" cancelled={cancelled} />
      <div className="screenings-facts">
        {item.status === 'scheduled' ? null : (
          <StatusBadge kind={item.status} text={movedText(item)} />
        )}
        {item.hall ? (
          <span className="screenings-hall">
            <LinkedText text={item.hall} />
          </span>
        ) : null}
        <FactBadges language={item.language} age={item.ageMark} />
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
      </div>
      {item.action && !cancelled ? <div className="screenings-actions">{item.action}</div> : null}
    </li>
  );
}

function movedText({ status, date, formerDate }: Omit<ScreeningItem, 'key'>): string | undefined {
  if (status !== 'moved' || !formerDate) return undefined;
  return uiTexts.movedFrom(formatBeside(formerDate, date));
}
