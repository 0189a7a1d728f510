import { expect, it } from 'vitest';
import { noticeRow } from '../../../test/contentRows.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

const posted = (moment: string, row: object = {}) =>
  noticeRow({ datePosted: new Date(moment), ...row });

const app = sharedTestApp({
  content: {
    procurements: [
      posted('2026-05-01T08:00:00Z'),
      posted('2026-01-03T08:00:00Z'),
      // In Belgrade 2025 begins in the last hour of this day.
      posted('2024-12-31T23:00:00Z'),
      posted('2024-12-31T22:59:59.999Z'),
      posted('2019-07-01T08:00:00Z'),
      posted('2018-07-01T08:00:00Z', { publishedAt: null }),
      posted('2017-07-01T08:00:00Z', { deletedAt: new Date() }),
    ],
  },
});

it('are those of Belgrade in which visitors find a procurement, latest first', async () => {
  const { data } = await app.registered('ProcurementYears', {});
  expect(data).toEqual({ procurementYears: [2026, 2025, 2024, 2019] });
});

it.each([
  [undefined, [1, 2]],
  [2025, [3]],
  [2024, [4]],
  [2018, []],
])('of the year %s are those that were posted in it, newest first', async (year, ids) => {
  const { data } = await app.registered<{
    procurementsOfYear: { items: readonly { id: number }[] };
  }>('ProcurementsOfYear', { year });
  expect(data.procurementsOfYear.items.map(({ id }) => id)).toEqual(ids);
});
