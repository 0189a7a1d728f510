import type { ReactNode } from 'react';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import type { CategorySlug } from '@centar/domain/sections.ts';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import { Picture, type CardImage } from '../../../shared/ui/primitives/Picture.tsx';
import { FactBadges, StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import { AccessIcons } from '../../ui/access/AccessFacts.tsx';
import './Schedule.css';

export interface DayProps {
  /** The element's id, the target of links to the day. */
  readonly id: string;
  /** `24.` */
  readonly numeral: string;
  /** `danas, utorak` */
  readonly label: string;
  /** `novembar 2026` */
  readonly month: string;
  /** After the printed week. */
  readonly later?: boolean;
  /** `ScheduleRow` elements. */
  readonly children: ReactNode;
}

export function Day({ id, numeral, label, month, later = false, children }: DayProps): ReactNode {
  return (
    <Rows
      id={id}
      className={classes('day', later && 'day-later')}
      head={
        <>
          <span className="numeral day-number">{numeral}</span> <span>{label}</span>{' '}
          <span className="day-month">{month}</span>
        </>
      }
    >
      {children}
    </Rows>
  );
}

/** Events in progress for several days, above the days. */
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
  return (
    <section className={className} id={id} aria-labelledby={`${id}-h`}>
      <h2 className="day-head" id={`${id}-h`}>
        {head}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

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
  /** Hidden when cancelled. */
  readonly price?: string;
  readonly status: EventStatus;
  /** What to do when it is cancelled or moved. */
  readonly note?: string;
  /** `20:00`, with the date if that was another day. */
  readonly formerTime?: string | undefined;
  /** Besides those of its hall; hidden when cancelled. */
  readonly accessFacts: readonly string[];
  readonly image: CardImage | null;
  readonly mark: CategorySlug;
  /** Labels of an event of several days: until when, and whether it is open today. */
  readonly marks?: ReactNode;
  /** `Produženo do 10.01.2027`, if the end has changed since it was starred. */
  readonly changed?: string | undefined;
  /** Past, without actions. */
  readonly over?: boolean;
  /** A `StarButton`; hidden when cancelled or past. */
  readonly star?: ReactNode;
}

/** A cancelled event stays in its place, struck through. */
export function ScheduleRow(row: ScheduleRowProps): ReactNode {
  const cancelled = row.status === 'cancelled';
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
        {row.line || row.place || row.accessFacts.length > 0 ? (
          <p className="row-line">
            {row.line}
            {row.line && row.place ? ' · ' : null}
            {row.place ? <span className="unbroken">{row.place}</span> : null}{' '}
            {cancelled ? null : <AccessIcons facts={row.accessFacts} />}
          </p>
        ) : null}
        {row.marks || row.changed ? (
          <p className="row-note">
            {row.marks}
            {row.changed ? <StatusBadge kind="moved" text={row.changed} /> : null}
          </p>
        ) : null}
        {row.status === 'scheduled' ? null : (
          <p className="row-note">
            <StatusBadge kind={row.status} /> <LinkedText text={row.note ?? ''} />
          </p>
        )}
      </div>
      <p className="row-facts">
        <FactBadges language={row.language} age={row.age} />
      </p>
      {cancelled ? null : (
        <p className="row-cost">
          <LinkedText text={row.price ?? ''} />
        </p>
      )}
      {cancelled || !row.star ? null : <div className="row-star js">{row.star}</div>}
    </li>
  );
}
