import { expect, it } from 'vitest';
import { configuredFacts } from '../../../test/configured.ts';
import type { HallUse } from './halls.adminOperations.ts';
import { hallUse } from '../../../test/hallUse.ts';
import { copyQuestions, loadSurroundings, moveQuestions } from './moveQuestions.ts';
import { asItIs } from './moves.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const use = hallUse();
const other: HallUse = {
  ...use,
  itemId: 5,
  screeningId: 6,
  title: 'Oluja',
  at: '2026-11-28T20:00:00Z',
};
const house = configuredFacts.hours.house;
/** Closed on Sunday, 29.11.2026. */
const hours = {
  ...configuredFacts.hours,
  house: { ...house, subota: [['09:00', '22:00'] as const], nedelja: [] },
};
const at = (moment: string, more: object = {}) => ({
  ...asItIs(use),
  at: new Date(moment),
  ...more,
});

it.each([
  ['to a free hour', at('2026-11-28T12:00:00Z'), []],
  ['to a past hour', at('2026-11-21T19:30:00Z'), ['Termin je već prošao: 21.11.2026 20:30.']],
  [
    'into the hour of another event',
    at('2026-11-28T19:30:00Z'),
    ['U istoj sali je tada i „Oluja“, 28.11.2026 21:00.'],
  ],
  ['beside another event', at('2026-11-28T19:30:00Z', { hall: 'Velika sala' }), []],
  ['to a closed day', at('2026-11-29T19:30:00Z'), ['Tog dana je zatvoreno: 29.11.2026.']],
  ['and cancelled', at('2026-11-21T19:30:00Z', { status: 'cancelled' }), []],
])('asks about an event that is moved %s', (_where, next, questions) => {
  expect(moveQuestions(use, next, { uses: [use, other], hours }, NOW)).toEqual(questions);
});

it('asks nothing about a past event that only gets a note', () => {
  const past = { ...use, at: '2026-11-21T19:30:00Z' };
  const next = { ...asItIs(past), status: 'moved' as const, statusNote: 'Sala je druga.' };
  const clashing = { ...other, at: past.at };
  expect(moveQuestions(past, next, { uses: [past, clashing], hours }, NOW)).toEqual([]);
});

it('asks about a cancelled event that takes place after all', () => {
  const cancelled = { ...use, status: 'cancelled' };
  const next = { ...asItIs(use) };
  const uses = [cancelled, { ...other, at: use.at }];
  expect(moveQuestions(cancelled, next, { uses, hours }, NOW)).toHaveLength(1);
});

it('asks once about each day and event of a copied week', () => {
  const copy = { ...use, screeningId: null };
  const copies = [
    { ...copy, at: '2026-11-28T19:30:00Z' },
    { ...copy, at: '2026-11-28T20:30:00Z' },
    { ...copy, at: '2026-11-29T17:00:00Z' },
    { ...copy, at: '2026-11-29T20:00:00Z' },
  ];
  expect(copyQuestions(copies, { uses: [other], hours }, NOW)).toEqual([
    'U istoj sali je tada i „Oluja“, 28.11.2026 21:00.',
    'Tog dana je zatvoreno: 29.11.2026.',
  ]);
  const there = copies.map((one, index) => ({ ...one, screeningId: index }));
  expect(copyQuestions(copies, { uses: there, hours }, NOW)).toEqual([]);
});

it('asks what it can where the other events fail to load', async () => {
  const failing = () => Promise.reject(new Error('offline'));
  const surroundings = await loadSurroundings(failing, [use]);
  expect(moveQuestions(use, at('2026-11-21T19:30:00Z'), surroundings, NOW)).toHaveLength(1);
});
