import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ScreeningList } from '../detail/ScreeningList.tsx';
import { TypeHero } from '../layout/TypeHero.tsx';
import { ArchiveCard } from './ArchiveCard.tsx';
import { EventCard } from './EventCard.tsx';
import { FirstEvent } from './FirstEvent.tsx';

const date = '2026-11-19T18:00:00.000Z';
const card = { href: '/programs/1', image: null, title: 'Salon', date };
const tag = { slug: 'likovni', label: 'Likovni' } as const;

/** Every card and list that shows one event, with a given end. */
const PLACES: Readonly<Record<string, (endsAt: string) => ReactElement>> = {
  'a card of what is to come': (endsAt) => (
    <EventCard {...card} tag={tag} text="" endsAt={endsAt} />
  ),
  'a card of what is past': (endsAt) => <ArchiveCard {...card} tag={tag} endsAt={endsAt} />,
  'the first event of a list': (endsAt) => (
    <FirstEvent {...card} tag={tag} text="" endsAt={endsAt} />
  ),
  "the head of a type's page": (endsAt) => (
    <TypeHero tag={{ ...tag, name: 'Likovni program' }} event={{ ...card, endsAt }} />
  ),
  'the dates of a series': (endsAt) => (
    <ScreeningList items={[{ key: 'a', date, endsAt, hall: '', status: 'scheduled' }]} />
  ),
};

it.each(Object.entries(PLACES))('the first and last day are shown: %s', (_place, show) => {
  const words = (endsAt: string): string =>
    renderToStaticMarkup(show(endsAt)).replace(/<[^>]*>/g, '');
  expect(words('2026-12-20T19:00:00.000Z')).toMatch(/od 19\.11\.2026.* do 20\.12\.2026/);
  expect(words('2026-11-20T01:00:00.000Z')).not.toMatch(/ do /);
});
