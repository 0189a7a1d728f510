import { expect, it } from 'vitest';
import { groupBy } from './groupBy.ts';

it('groups items by a key, the first keys first', () => {
  const events = [
    { title: 'Koncert', day: '2026-11-28' },
    { title: 'Izložba', day: '2026-11-27' },
    { title: 'Radionica', day: '2026-11-28' },
  ];
  expect([...groupBy(events, ({ day }) => day)]).toEqual([
    ['2026-11-28', [events[0], events[2]]],
    ['2026-11-27', [events[1]]],
  ]);
});
