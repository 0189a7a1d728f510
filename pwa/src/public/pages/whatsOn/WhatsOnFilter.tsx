import type { ReactNode } from 'react';
import { belgradeDay, formatDate, weekday, formatShortDay } from '@centar/domain/dates.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { isListedChoice, type WhatsOnChoice } from '@centar/domain/whatsOn.ts';
import { plural } from '../../../shared/texts/ui.texts.ts';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { useSite } from '../../page/siteContext.ts';
import { Chip, Chips } from '../../ui/layout/Chips.tsx';
import { ofTime, type ScheduleEntry } from '../schedule/scheduleView.ts';
import { whatsOnTexts as texts } from './whatsOn.texts.ts';
import {
  accessChoices,
  accessName,
  ofAnyTime,
  placeName,
  placesOf,
  stripDays,
  whatsOnHref,
  type ChoiceChange,
} from './whatsOnView.ts';
import './WhatsOn.css';

export interface WhatsOnFilterProps {
  readonly choice: WhatsOnChoice;
  readonly all: readonly ScheduleEntry[];
  /** At any time; the days count them. */
  readonly fitting: readonly ScheduleEntry[];
  readonly now: Date;
}

/**
 * The days, then audience and price, then type and place collapsed. Each is a plain link that keeps
 * the other choices.
 */
export function WhatsOnFilter({ choice, all, fitting, now }: WhatsOnFilterProps): ReactNode {
  const { kind, forChildren, free, place, access } = choice;
  const chosenKind = PROGRAM_TYPES.find(({ slug }) => slug === kind);
  return (
    <nav className="on-filter" aria-label={texts.title}>
      <DayStrip choice={choice} fitting={fitting} now={now} />
      <ul className="on-choices" aria-label={texts.more}>
        <ChoiceChip
          label={texts.children}
          to={{ ...choice, forChildren: !forChildren }}
          chosen={forChildren}
        />
        <ChoiceChip label={texts.free} to={{ ...choice, free: !free }} chosen={free} />
        {kind === undefined ? null : (
          <ChoiceChip
            label={chosenKind?.label ?? texts.unknown.kind}
            to={{ ...choice, kind: undefined }}
            chosen
          />
        )}
        {place === undefined ? null : (
          <ChoiceChip label={placeName(place, all)} to={{ ...choice, place: undefined }} chosen />
        )}
        {access.map((slug) => (
          <ChoiceChip key={slug} label={accessName(slug)} to={withAccess(choice, slug)} chosen />
        ))}
        <li className="on-fold">
          <FoldedChoices choice={choice} all={all} />
        </li>
      </ul>
    </nav>
  );
}

/** Types and places that have entries. */
function FoldedChoices({ choice, all }: Pick<WhatsOnFilterProps, 'choice' | 'all'>): ReactNode {
  const { facts: centre, now } = useSite();
  const { kind, place, access } = choice;
  const count = [kind, place, ...access].filter((one) => one !== undefined).length;
  const facts = accessChoices(all, centre.hallAccess, choice);
  const kinds = PROGRAM_TYPES.filter(({ slug }) =>
    all.some(({ mark }) => mark === slug || slug === kind),
  );
  const countOf = (change: ChoiceChange): number => {
    const fitting = ofAnyTime(all, { ...choice, ...change }, centre.hallAccess);
    const { evenings, lasting } = ofTime(fitting, choice.when, now, centre.hours);
    return evenings.length + lasting.length;
  };
  return (
    <details>
      <summary className="chip">
        {texts.filters(count)}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="on-lists">
        <p>{texts.kinds}</p>
        <Chips label={texts.kinds}>
          <ChoiceChip
            label={texts.allKinds}
            to={{ ...choice, kind: undefined }}
            chosen={kind === undefined}
            single
          />
          {kinds.map(({ slug, label }) => (
            <ChoiceChip
              key={slug}
              label={label}
              to={{ ...choice, kind: slug }}
              chosen={kind === slug}
              count={countOf({ kind: slug })}
              single
            />
          ))}
        </Chips>
        <p>{texts.places}</p>
        <Chips label={texts.places}>
          <ChoiceChip
            label={texts.allPlaces}
            to={{ ...choice, place: undefined }}
            chosen={place === undefined}
            single
          />
          {placesOf(all).map(({ key, name }) => (
            <ChoiceChip
              key={key}
              label={name}
              to={{ ...choice, place: key }}
              chosen={place === key}
              count={countOf({ place: key })}
              single
            />
          ))}
        </Chips>
        {facts.length > 0 ? (
          <>
            <p>{texts.access}</p>
            <Chips label={texts.access}>
              {facts.map(({ slug, label }) => (
                <ChoiceChip
                  key={slug}
                  label={label}
                  to={withAccess(choice, slug)}
                  chosen={access.includes(slug)}
                  count={countOf({ access: [...access, slug] })}
                />
              ))}
            </Chips>
          </>
        ) : null}
      </div>
    </details>
  );
}

/** The choice with this fact, or without it if it has it. */
const withAccess = ({ access, ...choice }: WhatsOnChoice, slug: string): WhatsOnChoice => ({
  ...choice,
  access: access.includes(slug) ? access.filter((one) => one !== slug) : [...access, slug],
});

interface ChoiceChipProps {
  readonly label: string;
  readonly to: WhatsOnChoice;
  readonly chosen: boolean;
  /** Exactly one of several is selected; otherwise each toggles separately. */
  readonly single?: boolean;
  /** The number of events. */
  readonly count?: number;
}

/** A choice as a link. Most combinations are excluded from search engines. */
function ChoiceChip({ label, to, chosen, single = false, count }: ChoiceChipProps): ReactNode {
  return (
    <Chip
      label={label}
      href={whatsOnHref(to)}
      chosen={chosen}
      toggles={!single}
      unlisted={!isListedChoice(to)}
      count={count}
    />
  );
}

/** With the number of entries of all, the weekend and the next fourteen days. */
function DayStrip({
  choice,
  fitting,
  now,
}: Pick<WhatsOnFilterProps, 'choice' | 'fitting' | 'now'>): ReactNode {
  const house = useSite().facts.hours;
  const days = stripDays(fitting, now, house);
  const weekend = ofTime(fitting, 'vikend', now, house);
  const otherDay = days.some(({ day }) => day === choice.when)
    ? undefined
    : belgradeDay(choice.when ?? '')?.start;
  const all = ofTime(fitting, undefined, now, house);
  const [today, tomorrow, ...later] = days;
  const named = [
    { when: 'danas', label: texts.today, day: today },
    { when: 'sutra', label: texts.tomorrow, day: tomorrow },
  ];
  return (
    <ol className="strip" aria-label={texts.days} data-start="inSight">
      <StripLink
        above={texts.allDays}
        name={texts.all}
        count={all.evenings.length}
        lasting={all.lasting.length}
        href={whatsOnHref({ ...choice, when: undefined })}
        chosen={choice.when === undefined}
      />
      {named.map(({ when, label, day }) => (
        <StripLink
          key={when}
          above={label}
          name={day ? dayNumber(day.start) : ''}
          count={day?.count ?? 0}
          lasting={day?.lasting ?? 0}
          href={whatsOnHref({ ...choice, when })}
          chosen={choice.when === when || choice.when === day?.day}
        />
      ))}
      <StripLink
        above={texts.weekendSpan}
        name={texts.weekend}
        count={weekend.evenings.length}
        lasting={weekend.lasting.length}
        href={whatsOnHref({ ...choice, when: 'vikend' })}
        chosen={choice.when === 'vikend'}
      />
      {later.map(({ day, start, count, lasting }) => (
        <StripLink
          key={day}
          above={weekday(start).slice(0, 3)}
          name={dayNumber(start)}
          count={count}
          lasting={lasting}
          href={whatsOnHref({ ...choice, when: day })}
          chosen={choice.when === day}
        />
      ))}
      {otherDay ? <OtherDay day={otherDay} choice={choice} fitting={fitting} now={now} /> : null}
    </ol>
  );
}

/** A selected day after these fourteen. */
function OtherDay({
  day,
  choice,
  fitting,
  now,
}: Pick<WhatsOnFilterProps, 'choice' | 'fitting' | 'now'> & { readonly day: Date }): ReactNode {
  const { evenings, lasting } = ofTime(fitting, choice.when, now, useSite().facts.hours);
  return (
    <StripLink
      above={weekday(day).slice(0, 3)}
      name={formatShortDay(day)}
      count={evenings.length}
      lasting={lasting.length}
      href={whatsOnHref(choice)}
      chosen
    />
  );
}

/** `24.` */
const dayNumber = (start: Date): string => `${formatDate(start).slice(0, 2)}.`;

interface StripLinkProps {
  /** The small text above the name. */
  readonly above: string;
  readonly name: string;
  readonly count: number;
  /** The number of open events of several days. */
  readonly lasting: number;
  readonly href: string;
  readonly chosen: boolean;
}

function StripLink({ above, name, count, lasting, href, chosen }: StripLinkProps): ReactNode {
  return (
    <li>
      <a
        className={classes('strip-day', count + lasting === 0 && 'none')}
        href={href}
        rel="nofollow"
        aria-current={chosen ? 'date' : undefined}
      >
        <span className="strip-above">{above}</span> <span className="strip-name">{name}</span>{' '}
        <span className="strip-count">
          {count === 0 && lasting > 0
            ? texts.lasting(lasting)
            : texts.found(count, plural(count, ...texts.events))}
        </span>
      </a>
    </li>
  );
}
