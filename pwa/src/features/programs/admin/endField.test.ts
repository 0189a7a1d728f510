import { expect, it } from 'vitest';
import { isLastingForm, readEnd, showEnd } from './endField.ts';

it.each([
  ['20.12.2026', '2026-12-20T23:00:00.000Z'],
  ['20.12.2026.', '2026-12-20T23:00:00.000Z'],
  ['20122026', '2026-12-20T23:00:00.000Z'],
  // The day on which the clock goes back.
  ['25.10.2026', '2026-10-25T23:00:00.000Z'],
  ['20.12.2026 18:00', '2026-12-20T17:00:00.000Z'],
  ['', null],
  ['u nedelju', 'u nedelju'],
])('an end typed as "%s" is %s: a day without an hour counts whole', (typed, end) => {
  expect(readEnd(typed)).toBe(end);
});

it.each(['20.12.2026', '20.12.2026 18:00', '29.03.2026', ''])(
  'shows the end %s as typed',
  (typed) => {
    expect(showEnd(readEnd(typed))).toBe(typed);
  },
);

it.each([
  ['19.11.2026 19:00', '20.12.2026', true],
  ['19.11.2026 19:00', '19.11.2026', false],
  ['19.11.2026 19:00', '20.11.2026 02:00', false],
  ['19.11.2026 19:00', '', false],
  ['', '20.12.2026', false],
])('from "%s" to "%s" takes several days: %s', (eventHappeningDateTime, endsAt, lasts) => {
  expect(isLastingForm({ eventHappeningDateTime, endsAt })).toBe(lasts);
});
