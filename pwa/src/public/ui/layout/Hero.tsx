import type { ReactNode } from 'react';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import type { SitePicture } from '@centar/domain/centre.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { Container } from './Container.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { EventState } from '../../event/EventState.tsx';
import type { LinkTo } from '../../../shared/ui/primitives/links.ts';
import { HeroEnd } from './HeroEnd.tsx';
import './Hero.css';

export interface TodayRow {
  /** `18:00`; `sad` for an event that began on an earlier day. */
  readonly time: string;
  readonly title: string;
  /** `velika sala` */
  readonly place: string;
  readonly href: string;
  readonly status: EventStatus;
}

/** Events of today, or of the next day that has any. */
export interface TodayList {
  /** `Danas, utorak 24.11.2026` */
  readonly label: string;
  readonly rows: readonly TodayRow[];
  /** `i ranije danas: 2` */
  readonly earlier?: LinkTo | undefined;
  /** `Otvoreno danas: 1 izložba`; the detail names a single one. */
  readonly open?: (LinkTo & { readonly detail?: string | undefined }) | undefined;
  /** A link to the complete day: `Još 2`. */
  readonly all: LinkTo;
}

export interface HeroProps {
  readonly title: string;
  readonly lead: string;
  readonly today?: TodayList | undefined;
  /** The centre's picture; by default a drawing. */
  readonly picture?: SitePicture | undefined;
  /** The main button and quick links. */
  readonly children?: ReactNode;
}

const set = (form: string, type: string, widths: readonly number[]): string =>
  widths.map((width) => `/art/hero-${form}-${String(width)}.${type} ${String(width)}w`).join(', ');

const DESKTOP = [960, 1440, 1920];
const PHONE = [480, 780, 1080];
const WIDE = '(min-width: 600px)';

function HeroArt(): ReactNode {
  return (
    <picture>
      <source
        media={WIDE}
        type="image/avif"
        srcSet={set('desktop', 'avif', DESKTOP)}
        sizes="100vw"
      />
      <source
        media={WIDE}
        type="image/webp"
        srcSet={set('desktop', 'webp', DESKTOP)}
        sizes="100vw"
      />
      <source type="image/avif" srcSet={set('phone', 'avif', PHONE)} sizes="100vw" />
      <source type="image/webp" srcSet={set('phone', 'webp', PHONE)} sizes="100vw" />
      <img src="/art/hero-desktop-1440.jpg" width={1440} height={800} alt="" fetchPriority="high" />
    </picture>
  );
}

function OwnArt({ src, srcSet, width, height, alt }: SitePicture): ReactNode {
  return (
    <picture>
      <source type="image/webp" srcSet={srcSet} sizes="100vw" />
      <img src={src} width={width} height={height} alt={alt} fetchPriority="high" />
    </picture>
  );
}

/** With more rows, the lead is hidden on phones. */
const FEW = 3;

/** May not fit on three lines of ten letters. */
const LONG = /^.{25}|\S{11}/u;
/** A custom long headline is smaller, so that the hero keeps its height. */
const isLong = (title: string): boolean => title !== siteTexts.home.title && LONG.test(title);

export function Hero({ title, lead, today, picture, children }: HeroProps): ReactNode {
  return (
    <section
      className={classes(
        'hero night',
        (today?.rows.length ?? 0) > FEW && 'hero-full',
        isLong(title) && 'hero-long',
      )}
    >
      {picture ? <OwnArt {...picture} /> : <HeroArt />}
      <Container className="hero-in">
        <div>
          <Heading level={1} text={title} />
          <p className="hero-lead">{lead}</p>
          <div className="hero-buttons">{children}</div>
        </div>
        {today ? <Today {...today} /> : null}
      </Container>
      <HeroEnd />
    </section>
  );
}

function Today({ label, rows, earlier, open, all }: TodayList): ReactNode {
  return (
    <div className="today">
      <p className="today-head">{label}</p>
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
      {open ? (
        <p className="today-open">
          <a href={open.href}>{open.label}</a>
          {open.detail ? ` · ${open.detail}` : null}
        </p>
      ) : null}
      <p className="today-all">
        <a href={all.href}>{all.label}</a>
      </p>
    </div>
  );
}

function TodayItem({ time, title, place, href, status }: TodayRow): ReactNode {
  const cancelled = status === 'cancelled';
  return (
    <li>
      <time>{cancelled ? <s>{time}</s> : time}</time>
      <span>
        <a href={href}>{cancelled ? <s>{title}</s> : title}</a>
        {place ? ` · ${place}` : null}
      </span>
      <EventState status={status} />
    </li>
  );
}
