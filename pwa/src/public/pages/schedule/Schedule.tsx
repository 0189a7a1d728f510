import { useRef, type ReactNode } from 'react';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import type { CategorySlug } from '@centar/domain/sections.ts';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { Picture, type CardImage } from '../../../shared/ui/primitives/Picture.tsx';
import { FactBadges, StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import './Schedule.css';

/** The head of a day and what stands under it. */
export interface DayProps {
  /** The element's id, so that a link can lead to the day. */
  readonly id: string;
  /** `24.` */
  readonly numeral: string;
  /** `danas, utorak` */
  readonly label: string;
  /** `novembar 2026` */
  readonly month: string;
  /** Later than the week that is printed. */
  readonly later?: boolean;
  /** `ScheduleRow`s. */
  readonly children: ReactNode;
}

/** One day of the schedule: its date drawn large, its rows beside or below; hydrated by itself. */
export function Day({ id, numeral, label, month, later = false, children }: DayProps): ReactNode {
  return (
    <Rows
      id={id}
      className={classes('day', later && 'day-later')}
      head={
        <>
          <span className="day-number">{numeral}</span> <span>{label}</span>{' '}
          <span className="day-month">{month}</span>
        </>
      }
    >
      {children}
    </Rows>
  );
}

/** What is on for several days, before the hours of the days. */
export function LastingRows({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Rows id="traje" className="day day-lasting" head={<span className="day-word">{title}</span>}>
      {children}
    </Rows>
  );
}

interface RowsProps {
  readonly id: string;
  readonly className: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
}

function Rows({ id, className, head, children }: RowsProps): ReactNode {
  const container = useRef<HTMLElement>(null);
  return (
    <section ref={container} className={className} id={id} aria-labelledby={`${id}-h`}>
      <HydrationBoundary containerRef={container}>
        <h2 className="day-head" id={`${id}-h`}>
          {head}
        </h2>
        <ul>{children}</ul>
      </HydrationBoundary>
    </section>
  );
}

/** One screening or programme. */
export interface ScheduleRowProps {
  /** ISO 8601. */
  readonly at: string;
  /** `18:00` */
  readonly time: string;
  readonly title: string;
  readonly href: string;
  /** `1H 52M | drama | 2026` */
  readonly line: string;
  /** `Velika sala` */
  readonly place: string;
  readonly language?: string;
  readonly age?: string;
  /** Not shown for what is cancelled. */
  readonly price?: string;
  readonly status: EventStatus;
  /** One sentence of what to do when it is cancelled or moved. */
  readonly note?: string;
  /** `20:00`, or with its date where it was another day. */
  readonly formerTime?: string | undefined;
  readonly image: CardImage | null;
  /** The mark where there is no picture. */
  readonly mark: CategorySlug;
  /** What an event of several days says of itself: until when, and whether it is open today. */
  readonly marks?: ReactNode;
  /** `Produženo do 10.01.2027`, where its end is another one than when it was starred. */
  readonly changed?: string | undefined;
  /** Its time has passed: nothing is offered any more. */
  readonly over?: boolean;
  /** A `StarButton`; not shown for what is cancelled or over. */
  readonly star?: ReactNode;
}

/** Time, poster, title with facts, marks, price and star; what is cancelled keeps its place, struck. */
export function ScheduleRow(row: ScheduleRowProps): ReactNode {
  const cancelled = row.status === 'cancelled';
  const line = [row.line, row.place].filter(Boolean).join(' · ');
  return (
    <li className={classes('row', cancelled && 'row-off', row.over && 'row-over')}>
      <p className="row-time">
        <time dateTime={row.at}>{row.time}</time>
        {row.status === 'moved' && row.formerTime ? (
          <s>
            <span className="visually-hidden">{uiTexts.formerTime}</span>
            {row.formerTime}
          </s>
        ) : null}
      </p>
      <span className="row-picture">
        <Picture
          image={row.image}
          ratio="2/3"
          sizes="(min-width: 900px) 72px, 64px"
          alt=""
          fallbackMark={row.mark}
        />
      </span>
      <div className="row-text">
        <h3>
          <a href={row.href}>{row.title}</a>
        </h3>
        {line ? <p className="row-line">{line}</p> : null}
        {row.marks || row.changed ? (
          <p className="row-note">
            {row.marks}
            {row.changed ? <StatusBadge kind="moved" text={row.changed} /> : null}
          </p>
        ) : null}
        {row.status === 'scheduled' ? null : (
          <p className="row-note">
            <StatusBadge kind={row.status} /> {row.note}
          </p>
        )}
      </div>
      <p className="row-facts">
        <FactBadges language={row.language} age={row.age} />
      </p>
      {cancelled ? null : <p className="row-cost">{row.price}</p>}
      {cancelled || !row.star ? null : <div className="row-star js">{row.star}</div>}
    </li>
  );
}
