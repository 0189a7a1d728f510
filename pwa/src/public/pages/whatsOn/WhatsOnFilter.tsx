import type { ReactNode } from 'react';
import { formatDate, weekday } from '@centar/domain/dates.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import type { WhatsOnChoice } from '@centar/domain/whatsOn.ts';
import { plural } from '../../../shared/texts/ui.texts.ts';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { Chip, Chips } from '../../ui/layout/Chips.tsx';
import type { ScheduleEntry } from '../schedule/scheduleView.ts';
import { whatsOnTexts as texts } from './whatsOn.texts.ts';
import { ofTime, placesOf, stripDays, whatsOnHref } from './whatsOnView.ts';
import './WhatsOn.css';

/** The current choice and the entries that it filters. */
export interface WhatsOnFilterProps {
  readonly choice: WhatsOnChoice;
  readonly all: readonly ScheduleEntry[];
  /** The events that fit the choice, whatever their time: the days count them. */
  readonly fitting: readonly ScheduleEntry[];
  readonly now: Date;
}

/** The days as a strip, then kind, audience, price and place, each a plain link that keeps the other choices. */
export function WhatsOnFilter({ choice, all, fitting, now }: WhatsOnFilterProps): ReactNode {
  const { kind, forChildren, free, place } = choice;
  const kinds = PROGRAM_TYPES.filter(({ slug }) =>
    all.some(({ mark }) => mark === slug || slug === kind),
  );
  const places = placesOf(all);
  return (
    <nav className="on-filter" aria-label={texts.title}>
      <DayStrip choice={choice} fitting={fitting} now={now} />
      <Chips label={texts.kinds}>
        <Chip
          label={texts.allKinds}
          href={whatsOnHref({ ...choice, kind: undefined })}
          chosen={kind === undefined}
        />
        {kinds.map(({ slug, label }) => (
          <Chip
            key={slug}
            label={label}
            href={whatsOnHref({ ...choice, kind: slug })}
            chosen={kind === slug}
          />
        ))}
      </Chips>
      <Chips label={texts.more}>
        <Chip
          label={texts.children}
          href={whatsOnHref({ ...choice, forChildren: !forChildren })}
          chosen={forChildren}
          toggles
        />
        <Chip
          label={texts.free}
          href={whatsOnHref({ ...choice, free: !free })}
          chosen={free}
          toggles
        />
        {places.map(({ key, name }) => (
          <Chip
            key={key}
            label={name}
            href={whatsOnHref({ ...choice, place: place === key ? undefined : key })}
            chosen={place === key}
            toggles
          />
        ))}
      </Chips>
    </nav>
  );
}

/** All, the weekend, and the coming fourteen days, each with how much there is. */
function DayStrip({
  choice,
  fitting,
  now,
}: Pick<WhatsOnFilterProps, 'choice' | 'fitting' | 'now'>): ReactNode {
  const days = stripDays(fitting, now);
  const [today, tomorrow, ...later] = days;
  const named = [
    { when: 'danas', label: texts.today, day: today },
    { when: 'sutra', label: texts.tomorrow, day: tomorrow },
  ];
  return (
    <ol className="strip" aria-label={texts.days}>
      <StripLink
        above={texts.allDays}
        name={texts.all}
        count={fitting.length}
        href={whatsOnHref({ ...choice, when: undefined })}
        chosen={choice.when === undefined}
      />
      {named.map(({ when, label, day }) => (
        <StripLink
          key={when}
          above={label}
          name={day ? dayNumber(day.start) : ''}
          count={day?.count ?? 0}
          href={whatsOnHref({ ...choice, when })}
          chosen={choice.when === when || choice.when === day?.day}
        />
      ))}
      <StripLink
        above={texts.weekendSpan}
        name={texts.weekend}
        count={ofTime(fitting, 'vikend', now).length}
        href={whatsOnHref({ ...choice, when: 'vikend' })}
        chosen={choice.when === 'vikend'}
      />
      {later.map(({ day, start, count }) => (
        <StripLink
          key={day}
          above={weekday(start)}
          name={dayNumber(start)}
          count={count}
          href={whatsOnHref({ ...choice, when: day })}
          chosen={choice.when === day}
        />
      ))}
    </ol>
  );
}

/** `24.` */
const dayNumber = (start: Date): string => `${formatDate(start).slice(0, 2)}.`;

interface StripLinkProps {
  /** The small word above the name. */
  readonly above: string;
  readonly name: string;
  readonly count: number;
  readonly href: string;
  readonly chosen: boolean;
}

function StripLink({ above, name, count, href, chosen }: StripLinkProps): ReactNode {
  return (
    <li>
      <a
        className={classes('strip-day', count === 0 && 'none')}
        href={href}
        aria-current={chosen ? 'date' : undefined}
      >
        <span className="strip-above">{above}</span> <span className="strip-name">{name}</span>{' '}
        <span className="strip-count">{texts.found(count, plural(count, ...texts.events))}</span>
      </a>
    </li>
  );
}
