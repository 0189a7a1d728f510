import { expect, it } from 'vitest';
import { filmDuration, screeningEnd } from './filmDuration.ts';

it.each([
  ['1H 52M', { hours: 1, minutes: 52 }],
  ['95 min', { hours: 0, minutes: 95 }],
  ['2h', { hours: 2, minutes: 0 }],
  ['oko sat', undefined],
  ['0H 00M', undefined],
  ['', undefined],
])('reads the length "%s"', (text, duration) => {
  expect(filmDuration(text)).toEqual(duration);
});

const productionDate = '2026-12-04T19:00:00Z';

it.each([
  ['as staff wrote it', '2026-12-04T22:00:00Z', '1H 45M', '2026-12-04T22:00:00Z'],
  ['by the length of the film', null, '1H 45M', '2026-12-04T20:45:00Z'],
  [
    'by the length where the stored one is too early',
    '2026-12-04T18:00:00Z',
    '1H 45M',
    '2026-12-04T20:45:00Z',
  ],
  ['at a time that no one knows', null, 'oko sat', undefined],
])('a screening ends %s', (_, stored, duration, end) => {
  expect(screeningEnd({ productionDate, endsAt: stored }, duration)).toEqual(end && new Date(end));
});
