import { startOfBelgradeDay, toBelgrade } from '@centar/domain/dates.ts';
import { expect, it } from 'vitest';
import { demoItems } from './items.ts';

/** Days around the New Year, and the first of each month. */
const firstStarts = [
  ...[1, 2, 5, 15, 16, 31].map((day) => [1, day] as const),
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => [month, 1] as const),
  [12, 31] as const,
].map(([month, day]) => new Date(Date.UTC(2028, month - 1, day, 9)));

const years = (moments: readonly Date[]): number[] => [
  ...new Set(moments.map((moment) => toBelgrade(moment).year)),
];

it('reaches into the year before and over two years, on whatever day it is loaded', () => {
  for (const now of firstStarts) {
    const past = demoItems(now)
      .programs.map(({ eventHappeningDateTime }) => eventHappeningDateTime)
      .filter((moment) => moment < startOfBelgradeDay(now));
    expect(years(past), now.toISOString()).toContain(2027);
    expect(years(past).length, now.toISOString()).toBeGreaterThan(1);
  }
});

it('shows no film before it was made and entered', () => {
  for (const now of firstStarts) {
    for (const { title, yearPublished, createdAt, screenings } of demoItems(now).movies) {
      const [first] = screenings;
      const made = `${title}, ${now.toISOString()}`;
      expect(first?.productionDate.getTime(), made).toBeGreaterThan(createdAt.getTime());
      expect(toBelgrade(first?.productionDate ?? now).year, made).toBeGreaterThanOrEqual(
        Number(yearPublished),
      );
    }
  }
});

it('lists the showings of each film soonest first', () => {
  for (const { screenings } of demoItems(new Date('2026-11-21T10:00:00Z')).movies) {
    const moments = screenings.map(({ productionDate }) => productionDate.getTime());
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
  }
});
