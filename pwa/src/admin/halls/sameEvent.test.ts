import { expect, it } from 'vitest';
import { hallUseUrl } from './halls.adminOperations.ts';
import { sameEventOf } from './SameEvent.tsx';

const use = {
  itemType: 'Movie',
  itemId: 1,
  screeningId: 1,
  programDateId: null,
  dateKey: 'projekcija-2',
  section: 'Bioskop program',
  title: 'Tiha VODA ',
  at: '2026-12-05T19:00:00Z',
  endsAt: null,
  hall: 'Velika sala',
  status: 'scheduled',
  statusNote: '',
  price: '',
  isFree: false,
  isPublic: true,
};
const on = (moment: string, hall = 'Velika sala') => ({ at: new Date(moment), hall });

it.each([
  ['another hour of that day', 'Tiha voda', [on('2026-12-05T17:00:00Z')], true],
  ['its second date', 'Tiha voda', [on('2026-12-01T19:00Z'), on('2026-12-05T19:00Z')], true],
  ['a date without a hall', 'Tiha voda', [on('2026-12-05T17:00:00Z', '')], true],
  ['another hall', 'Tiha voda', [on('2026-12-05T17:00:00Z', 'Mala sala')], false],
  ['another day', 'Tiha voda', [on('2026-12-06T19:00:00Z')], false],
  ['another title', 'Tiha voda 2', [on('2026-12-05T19:00:00Z')], false],
  ['no date', 'Tiha voda', [], false],
])('the same event is found by title and day, and the hall where both have one: %s', (...given) => {
  const [, title, dates, isFound] = given;
  expect(sameEventOf(title, dates, [use])).toBe(isFound ? use : undefined);
});

it('an event leads to the screen of its section', () => {
  const program = { ...use, itemType: 'Program', itemId: 3, section: 'Turski kutak' };
  expect(hallUseUrl(program)).toBe('/ap/kutak/view/3');
  expect(hallUseUrl(use)).toBe('/ap/bioskop/view/1');
});
