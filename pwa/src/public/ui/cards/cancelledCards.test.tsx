import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EventState } from '../../event/EventState.tsx';
import { DatedLinks } from '../detail/DateList.tsx';
import { HomeHero } from '../layout/HomeHero.tsx';
import { TypeHero } from '../layout/TypeHero.tsx';
import { ArchiveCard } from './ArchiveCard.tsx';
import { EventCard } from './EventCard.tsx';
import { FilmCard } from './FilmCard.tsx';
import { FirstEvent } from './FirstEvent.tsx';

const AT = '2026-11-24T19:00:00.000Z';
const card = { href: '/programs/1', image: null, title: 'Koncert' };
const tag = { slug: 'muzicki', label: 'Muzicki' } as const;

/** The head of the home page with one row of today. */
const tonight = (detail: string, cancelled = false): ReactElement => (
  <HomeHero
    title="Centar"
    lead=""
    today={{
      label: 'Danas, utorak',
      date: '24.11.2026',
      rows: [
        {
          time: '20:00',
          title: 'Koncert',
          href: '/programs/1',
          detail,
          price: '',
          status: cancelled ? 'cancelled' : 'scheduled',
        },
      ],
    }}
  />
);

/** Every place that shows one event among others, cancelled and not. */
const PLACES: Readonly<Record<string, (cancelled: boolean) => ReactElement>> = {
  'a card of what is to come': (cancelled) => (
    <EventCard
      {...card}
      tag={tag}
      text=""
      date={AT}
      status={cancelled ? 'cancelled' : 'scheduled'}
    />
  ),
  'a card of what is past': (cancelled) => (
    <ArchiveCard {...card} tag={tag} date={AT} cancelled={cancelled} />
  ),
  'the first event of a list': (cancelled) => (
    <FirstEvent
      {...card}
      tag={tag}
      text=""
      date={AT}
      status={cancelled ? 'cancelled' : 'scheduled'}
    />
  ),
  'a card of a film of which nothing takes place': (cancelled) => (
    <FilmCard
      {...card}
      genre="drama"
      duration="1H 30M"
      next={AT}
      status={cancelled ? 'cancelled' : 'scheduled'}
    />
  ),
  'a list beside a page': (cancelled) => (
    <DatedLinks items={[{ href: '/programs/1', title: 'Koncert', date: AT, cancelled }]} />
  ),
  "the head of a type's page": (cancelled) => (
    <TypeHero
      tag={{ ...tag, name: 'Muzicki program' }}
      event={{ ...card, date: AT, status: cancelled ? 'cancelled' : 'scheduled' }}
    />
  ),
  'tonight on the home page': (cancelled) => tonight('muzika', cancelled),
};

it.each(Object.entries(PLACES))('says that an event is cancelled: %s', (_place, show) => {
  expect(renderToStaticMarkup(show(true))).toContain('Otkazano');
  expect(renderToStaticMarkup(show(false))).not.toContain('Otkazano');
});

it('a moved or past event is marked', () => {
  const film = <FilmCard {...card} genre="" duration="" next={AT} status="moved" />;
  expect(renderToStaticMarkup(film)).toContain('Pomereno');
  const over = renderToStaticMarkup(<EventState status="moved" text="Pomereno sa 20:00" isPast />);
  expect(over.replace(/<[^>]*>/g, '|')).toMatch(/Pomereno sa 20:00\|.*Prošlo/);
});

it.each([
  ['drama', '1H 30M', 'drama · 1H 30M'],
  ['drama', '', 'drama'],
  ['', '1H 30M', '1H 30M'],
])('a film shows only its known facts: %j and %j', (genre, duration, line) => {
  const markup = renderToStaticMarkup(<FilmCard {...card} genre={genre} duration={duration} />);
  expect(markup.replace(/<[^>]*>/g, '')).toBe(`BioskopKoncert${line}`);
});

it.each([
  ['muzika · Velika sala', 'Koncertmuzika · Velika sala'],
  ['', 'Koncert'],
])('an event of today shows only its known facts: %j', (detail, line) => {
  const markup = renderToStaticMarkup(tonight(detail));
  expect(/<li>.*?<\/time>(.*?)<\/li>/.exec(markup)?.[1]?.replace(/<[^>]*>/g, '')).toBe(line);
});
