import { expect, test } from 'vitest';
import { byMonth } from './archiveView.ts';

const program = (itemId: number, at: string) => ({
  ...{ itemId, at, title: '', programType: '', place: '', status: 'scheduled' as const },
});

test('what happened stands under its Belgrade month, the latest month first', () => {
  const months = byMonth({
    year: 2026,
    // Half past midnight on the first of April in Belgrade.
    programs: [program(3, '2026-03-31T22:30:00.000Z'), program(2, '2026-03-02T18:00:00.000Z')],
    films: [
      { itemId: 9, title: '', at: '2026-11-01T18:00:00.000Z' },
      { itemId: 9, title: '', at: '2026-03-01T18:00:00.000Z' },
    ],
  });
  expect(
    months.map(({ month, programs, films }) => [
      month,
      programs.map(({ itemId }) => itemId),
      films.length,
    ]),
  ).toEqual([
    [11, [], 1],
    [4, [3], 0],
    [3, [2], 1],
  ]);
});
