import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EventDate, type EventDateProps } from './EventDate.tsx';

const textOf = (props: EventDateProps): string =>
  renderToStaticMarkup(<EventDate {...props} />).replace(/<[^>]*>/g, '');

const MIDNIGHT = '2026-12-04T23:00:00.000Z';
const NEXT_MIDNIGHT = '2026-12-05T23:00:00.000Z';

it.each<[string, EventDateProps, string]>([
  ['with its hour', { iso: '2026-12-05T18:00:00.000Z' }, '05.12.2026 19:00 subota'],
  ['all day', { iso: MIDNIGHT, endsAt: NEXT_MIDNIGHT }, '05.12.2026 ceo dan subota'],
  [
    'as a day in the archive',
    { iso: MIDNIGHT, endsAt: NEXT_MIDNIGHT, dateOnly: true },
    '05.12.2026 subota',
  ],
])('an event is dated %s', (_, props, text) => {
  expect(textOf(props)).toBe(text);
});
