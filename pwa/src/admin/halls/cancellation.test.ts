import { expect, it } from 'vitest';
import { cancelledText, substitutesFor, substituteText } from './cancellation.ts';
import type { Opening, OpeningHours, Week } from '@centar/domain/openingHours.ts';
import { everyDay } from '@centar/domain/test/everyDay.ts';
import type { HallUse } from './halls.adminOperations.ts';
import { hallUse } from '../../../test/hallUse.ts';

const tonight = hallUse({ price: '300 din.' });
const NOW = new Date('2026-11-27T18:00:00Z');
const inBigHall = { ...tonight, itemId: 2, hall: 'Velika sala' };
const tomorrow = '2026-11-28T19:30:00Z';
const concert = { ...inBigHall, section: 'Muzicki program', hall: 'Galerija' };

const EVENING: readonly Opening[] = [['10:00', '20:00']];
const WEEK: Week = everyDay(EVENING);
const HOURS: OpeningHours = { house: WEEK, boxOffice: WEEK, exceptions: [] };

const offered = (use: HallUse, ...others: HallUse[]): string[] =>
  substitutesFor(use, [use, ...others], HOURS, NOW).map(substituteText);

const IN_SMALL = 'subota 28.11. u 20:30, Mala sala';
it.each([
  ['its own hall first', [inBigHall], IN_SMALL],
  [
    'a hall with such events if its own is taken',
    [inBigHall, { ...inBigHall, hall: 'Mala sala', at: tomorrow }],
    'subota 28.11. u 20:30, Velika sala',
  ],
  [
    'no hall that has other events',
    [concert, { ...inBigHall, hall: 'Mala sala', at: tomorrow }],
    'nedelja 29.11. u 20:30, Mala sala',
  ],
  [
    'a hall whose event is cancelled',
    [{ ...inBigHall, hall: 'Mala sala', at: tomorrow, status: 'cancelled' }],
    IN_SMALL,
  ],
  [
    'no day on which it takes place then',
    [{ ...tonight, screeningId: 3, at: tomorrow }],
    'nedelja 29.11. u 20:30, Mala sala',
  ],
])('the first substitute is in %s', (_which, others, first) => {
  expect(offered(tonight, ...others)[0]).toBe(first);
});

it.each([
  ['an exhibition', { ...tonight, endsAt: '2026-12-20T20:00:00Z' }],
  ['an event without a hall', { ...tonight, hall: '' }],
])('offers none for %s', (_what, use) => {
  expect(offered(use)).toEqual([]);
});

it('offers three days at most, and skips an hour that the clock skips', () => {
  expect(offered(tonight)).toHaveLength(3);
  const night = { ...tonight, at: '2027-03-27T01:30:00Z' };
  expect(offered(night)[0]).toBe('ponedeljak 29.03. u 02:30, Mala sala');
});

it('offers no day on which the house is closed, by its week or by an exception', () => {
  const closed = { house: [], boxOffice: EVENING, note: 'Inventar' };
  const hours: OpeningHours = {
    ...HOURS,
    house: { ...WEEK, ponedeljak: [] },
    exceptions: [
      { ...closed, date: '2026-11-28', until: '2026-11-29' },
      { ...closed, date: '2026-12-02', house: EVENING },
    ],
  };
  const days = (open: OpeningHours): string[] =>
    substitutesFor(tonight, [tonight], open, NOW).map(({ at }) => at.toISOString().slice(0, 10));
  expect(days(hours)).toEqual(['2026-12-01', '2026-12-02', '2026-12-03']);
  const shut = { ...closed, date: '2026-11-20', until: '2027-01-08' };
  expect(days({ ...HOURS, exceptions: [shut] })).toEqual([]);
});

it('offers the next days where the house has no hours', () => {
  const none: OpeningHours = { house: everyDay([]), boxOffice: everyDay([]), exceptions: [] };
  expect(substitutesFor(tonight, [tonight], none, NOW)).toHaveLength(3);
});

it.each([
  ['equipment', undefined, 'Otkazano zbog kvara na opremi. Novac za karte se vraća na blagajni.'],
  [
    'illness',
    { at: new Date(tomorrow), hall: 'Mala sala' },
    `Otkazano zbog bolesti. Novi termin: ${IN_SMALL}. Karte važe za novi termin ili se novac vraća na blagajni.`,
  ],
  ['other', undefined, ''],
] as const)('the reason %s writes a sentence for visitors', (reason, substitute, text) => {
  expect(cancelledText(tonight, reason, substitute)).toBe(text);
});

it('tickets of a date with reservations are not promised for the substitute', () => {
  const substitute = { at: new Date(tomorrow), hall: 'Mala sala' };
  expect(cancelledText(tonight, 'illness', substitute, true)).toBe(
    `Otkazano zbog bolesti. Novi termin: ${IN_SMALL}. Rezervacije ne prelaze na novi termin. Novac za karte se vraća na blagajni.`,
  );
  expect(cancelledText(tonight, 'illness', undefined, true)).not.toContain('Rezervacije');
});

it('a substitute of an all-day event has no hour', () => {
  const fair = { ...tonight, at: '2026-12-02T23:00:00Z', endsAt: '2026-12-03T23:00:00Z' };
  const [first] = substitutesFor(fair, [fair], HOURS, NOW);
  expect(first && substituteText(first)).toBe('petak 04.12. ceo dan, Mala sala');
  expect(cancelledText(fair, 'illness', first)).toContain(
    'Novi termin: petak 04.12. ceo dan, Mala sala.',
  );
});

it('does not speak of tickets where nothing is paid', () => {
  expect(cancelledText({ price: '', isFree: true }, 'fewVisitors', undefined)).toBe(
    'Otkazano jer nema dovoljno gledalaca.',
  );
});
