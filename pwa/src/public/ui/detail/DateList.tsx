import type { ReactNode } from 'react';
import { formatStart } from '@centar/domain/allDay.ts';
import { formatDate, weekday } from '@centar/domain/dates.ts';
import { spanWords } from '../../event/lasting.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import './SideList.css';

export interface DateListItem {
  readonly href: string;
  readonly title: string;
  /** ISO 8601. */
  readonly date: string;
  /** ISO 8601. */
  readonly endsAt?: string | null | undefined;
  readonly cancelled?: boolean;
}

export interface DateListProps {
  readonly title: string;
  readonly items: readonly DateListItem[];
  /** Without times: news, competitions. */
  readonly dateOnly?: boolean;
}

export function DateList({ title, items, dateOnly = false }: DateListProps): ReactNode {
  return (
    <section>
      <Heading level={2} className="side-head" text={title} />
      <DatedLinks items={items} dateOnly={dateOnly} />
    </section>
  );
}

export function DatedLinks({
  items,
  dateOnly = false,
}: Pick<DateListProps, 'items' | 'dateOnly'>): ReactNode {
  return (
    <ul className="side-list">
      {items.map((item) => (
        <li key={item.href}>
          <a href={item.href}>
            <span className="numeral" aria-hidden="true">
              {formatDate(item.date).slice(0, 3)}
            </span>
            <span>
              <b>{item.cancelled ? <s>{item.title}</s> : item.title}</b>
              {item.cancelled ? <StatusBadge kind="cancelled" /> : null}
              <span className="side-when">
                <When item={item} dateOnly={dateOnly} />
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `petak, 27.11.2026 20:00`; for several days `od 19.11.2026 do 20.12.2026`. */
function When({ item, dateOnly }: { item: DateListItem; dateOnly: boolean }): ReactNode {
  const { date, endsAt } = item;
  const event = { eventHappeningDateTime: date, endsAt };
  const span = spanWords(event);
  // Only texts of elements are transliterated.
  if (span) return <>{span}</>;
  return (
    <>
      {`${weekday(date)}, `}
      <time dateTime={date}>{dateOnly ? formatDate(date) : formatStart(event)}</time>
    </>
  );
}
