import type { ReactNode } from 'react';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import type { LinkTo } from '../../../shared/ui/primitives/links.ts';
import { EventState } from '../../event/EventState.tsx';

export interface TodayRow {
  /** `18:00`, `ceo dan`, `do 20 h`; `sad` for an event that began on an earlier day. */
  readonly time: string;
  readonly title: string;
  /** `muzika · Velika sala` */
  readonly detail: string;
  /** `500 din.`, `slobodno`; empty if not known or cancelled. */
  readonly price: string;
  readonly href: string;
  readonly status: EventStatus;
  /** The next one to begin. */
  readonly isNext?: boolean;
}

/** Events of today, or of the next day that has any. */
export interface TodayList {
  /** `Večeras, petak` */
  readonly label: string;
  /** `27.11.2026` */
  readonly date: string;
  readonly rows: readonly TodayRow[];
  /** `i ranije danas: 2` */
  readonly earlier?: LinkTo | undefined;
  /** Those that do not fit: `Još 2`. */
  readonly more?: LinkTo | undefined;
}

const DAY_LENGTH = 'dd.'.length;

export function Today({ label, date, rows, earlier, more }: TodayList): ReactNode {
  return (
    <div className="today">
      <p className="today-head">
        <span>{label}</span> <b>{date.slice(0, DAY_LENGTH)}</b>
        <span>{date.slice(DAY_LENGTH)}</span>
      </p>
      {earlier ? (
        <p className="today-earlier">
          <a href={earlier.href}>{earlier.label}</a>
        </p>
      ) : null}
      <ul>
        {rows.map((row) => (
          <TodayItem key={row.href + row.time} {...row} />
        ))}
      </ul>
      {more ? (
        <p className="today-more">
          <a href={more.href}>{more.label}</a>
        </p>
      ) : null}
    </div>
  );
}

function TodayItem({ time, title, detail, price, href, status, isNext }: TodayRow): ReactNode {
  const cancelled = status === 'cancelled';
  return (
    <li className={isNext ? 'next' : undefined}>
      <time>{cancelled ? <s>{time}</s> : time}</time>
      <a href={href}>{cancelled ? <s>{title}</s> : title}</a>
      <span className="today-detail">{detail}</span>
      <span className="today-price">
        {price}
        <EventState status={status} />
      </span>
    </li>
  );
}
