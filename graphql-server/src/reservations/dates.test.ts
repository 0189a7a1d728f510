import { expect, it } from 'vitest';
import { matchOffers } from './dates.ts';

const [FIRST, SECOND, THIRD] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 11, day, 18)));
const date = (dateKey: string, at = FIRST as Date, place = 'Mala sala') => ({ dateKey, at, place });
const offer = (id: number, dateKey: string, toldAt = FIRST as Date) => ({
  id,
  dateKey,
  itemType: dateKey.startsWith('program') ? 'Program' : 'Movie',
  toldAt,
  toldPlace: 'Mala sala',
});

it.each([
  ['keeps its date', [date('program-1')], [offer(7, 'program-1')], { 7: 'program-1' }],
  [
    'follows a moved date',
    [date('program-1', SECOND)],
    [offer(7, 'program-1')],
    { 7: 'program-1' },
  ],
  [
    'follows the beginning where its key is gone',
    [date('program-1', SECOND)],
    [offer(7, 'program-1', FIRST), offer(8, 'program-1-4', SECOND)],
    { 8: 'program-1' },
  ],
  [
    'follows its key where two dates changed places',
    [date('program-1-4', SECOND), date('program-1-5', FIRST)],
    [offer(7, 'program-1-4', FIRST), offer(8, 'program-1-5', SECOND)],
    { 7: 'program-1-4', 8: 'program-1-5' },
  ],
  ['has no date where it is gone', [date('program-1-5', THIRD)], [offer(7, 'program-1-4')], {}],
  [
    'follows a programme to another hall',
    [date('program-1', FIRST, 'Velika sala')],
    [offer(7, 'program-1-4')],
    { 7: 'program-1' },
  ],
  [
    'of a screening follows the hall',
    [date('projekcija-5')],
    [offer(7, 'projekcija-4')],
    { 7: 'projekcija-5' },
  ],
  [
    'of a screening has no date in another hall',
    [date('projekcija-5', FIRST, 'Velika sala')],
    [offer(7, 'projekcija-4')],
    {},
  ],
])('an offer %s', (_, dates, offers, expected) => {
  const found = matchOffers(dates, offers);
  expect(Object.fromEntries([...found].map(([id, { dateKey }]) => [id, dateKey]))).toEqual(
    expected,
  );
});
