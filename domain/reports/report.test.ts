import { describe, expect, it } from 'vitest';
import { periodTitle, spanOfMonths, spanOfPeriod } from './period.ts';
import { reportFigures, type ReportDate } from './report.ts';
import { reportTables, workPlanTables } from './tables.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

let id = 0;
const date = (part: Partial<ReportDate> = {}): ReportDate => {
  id += 1;
  return {
    dateKey: `program-${String(id)}`,
    itemType: 'Program',
    itemId: id,
    section: 'Muzicki program',
    title: 'Koncert',
    at: '2026-11-20T18:00:00.000Z',
    endsAt: null,
    place: 'Velika sala',
    childrenAge: '',
    isFree: true,
    status: 'scheduled',
    isRemoved: false,
    visitors: 10,
    source: 'typed',
    places: null,
    taken: null,
    arrived: null,
    ...part,
  };
};

describe('periods', () => {
  it.each([
    [{ year: 2026, quarter: null }, '2025-12-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    // Summer time begins and ends within them.
    [{ year: 2026, quarter: 2 }, '2026-03-31T22:00:00.000Z', '2026-06-30T22:00:00.000Z'],
    [{ year: 2026, quarter: 4 }, '2026-09-30T22:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ])('%j is from midnight to midnight in Belgrade', (period, from, to) => {
    expect(spanOfPeriod(period)).toEqual({ from: new Date(from), to: new Date(to) });
  });

  it('months go on into the next year', () => {
    expect(spanOfMonths({ month: '2026-11', months: 12 })).toEqual({
      from: new Date('2026-10-31T23:00:00Z'),
      to: new Date('2027-10-31T23:00:00Z'),
    });
  });

  it('have titles', () => {
    expect(periodTitle({ year: 2026, quarter: null })).toBe('2026. godina');
    expect(periodTitle({ year: 2026, quarter: 4 })).toBe('IV tromesečje 2026. godine');
  });
});

describe('figures', () => {
  it('count held dates, different items, and cancelled dates apart', () => {
    const dates = [
      date({ itemId: 1, visitors: 10 }),
      date({ itemId: 1, visitors: 15 }),
      date({ itemId: 2, status: 'cancelled', visitors: null }),
    ];
    expect(reportFigures(dates, NOW).total).toEqual({
      programs: 1,
      held: 2,
      cancelled: 1,
      visitors: 25,
      missing: 0,
    });
  });

  it('name a missing number and never take it for zero', () => {
    const missing = date({ visitors: null, title: 'Bez broja' });
    const { total, missing: named } = reportFigures([missing, date({ visitors: 0 })], NOW);
    expect(total).toMatchObject({ held: 2, visitors: 0, missing: 1 });
    expect(named).toEqual([missing]);
    expect(reportFigures([missing], NOW).total.visitors).toBeNull();
  });

  it('an exhibition counts when it has ended, a concert when it has begun', () => {
    const dates = [
      date({ at: '2026-11-10T18:00:00.000Z', endsAt: '2026-11-30T18:00:00.000Z' }),
      date({ at: '2026-11-01T18:00:00.000Z', endsAt: '2026-11-20T18:00:00.000Z' }),
      date({ at: '2026-11-21T09:00:00.000Z' }),
      date({ at: '2026-11-21T18:00:00.000Z' }),
    ];
    expect(reportFigures(dates, NOW)).toMatchObject({ total: { held: 2 }, toCome: 2 });
  });

  it('are divided by type, month, hall, audience and admission', () => {
    const { groups } = reportFigures(
      [
        date({ itemType: 'Movie', section: 'Bioskop program', isFree: false, visitors: 7 }),
        date({ section: 'Bioskop program', place: '', visitors: 3 }),
        date({ at: '2026-10-31T23:30:00.000Z', childrenAge: 'od 3 do 8 godina', visitors: 5 }),
      ],
      NOW,
    );
    expect(groups.map(({ by, key, visitors }) => [by, key, visitors])).toEqual([
      ['type', 'Muzicki program', 5],
      ['type', 'Bioskop program', 3],
      ['type', 'projekcije', 7],
      ['month', '2026-11', 15],
      ['hall', 'Velika sala', 12],
      ['hall', '', 3],
      ['audience', 'children', 5],
      ['audience', 'everybody', 10],
      ['admission', 'free', 8],
      ['admission', 'paid', 7],
    ]);
  });

  it('of reservations tell arrivals that were not counted', () => {
    const dates = [
      date({ places: 12, taken: 10, arrived: 8 }),
      date({ places: 20, taken: 5, arrived: null }),
      date({ places: 30, taken: 1, status: 'cancelled' }),
      date(),
    ];
    expect(reportFigures(dates, NOW).reservations).toEqual({
      offers: 2,
      places: 32,
      taken: 15,
      arrived: 8,
      uncounted: 1,
    });
  });
});

describe('tables', () => {
  const tableOf = (dates: readonly ReportDate[], name: string) =>
    reportTables(reportFigures(dates, NOW), dates).find((table) => table.name === name);

  it('leave an unknown number empty', () => {
    const rows = tableOf([date({ visitors: null })], 'pregled')?.rows ?? [];
    expect(rows[0]).toEqual(['Ukupno', 'Ukupno', 1, 1, 0, null, 1]);
    expect(tableOf([], 'pregled')?.rows[0]).toEqual(['Ukupno', 'Ukupno', 0, 0, 0, 0, 0]);
  });

  it('for e-Kultura have types with their parts for children and free of charge', () => {
    const dates = [
      date({ visitors: 30 }),
      date({ visitors: 20, childrenAge: 'od 5 godina', isFree: false }),
      date({ itemType: 'Movie', section: 'Bioskop program', visitors: null }),
    ];
    expect(tableOf(dates, 'e-kultura')?.rows).toEqual([
      ['Muzički program', 2, 2, 50, 0, 1, 20, 1, 30],
      ['Projekcije filmova', 1, 1, null, 1, 0, 0, 1, null],
      ['Ukupno', 3, 3, 50, 1, 1, 20, 2, 30],
    ]);
  });

  it('every row has as many cells as its head', () => {
    for (const { head, rows } of reportTables(reportFigures([date()], NOW), [date()])) {
      for (const row of rows) expect(row).toHaveLength(head.length);
    }
  });

  it('show an all-day event without an hour', () => {
    const fair = date({ at: '2026-11-20T23:00:00.000Z', endsAt: '2026-11-21T23:00:00.000Z' });
    const [, , , dates] = reportTables(reportFigures([fair], NOW), [fair]);
    const [plan] = workPlanTables([fair], new Date('2026-10-31T23:00:00Z'));
    expect(dates?.rows[0]?.slice(0, 2)).toEqual(['21.11.2026', 'ceo dan']);
    expect(plan?.rows[0]?.slice(1, 3)).toEqual(['21.11.2026', 'ceo dan']);
  });

  it('of a plan have each month by type, what is on already in the first', () => {
    const tables = workPlanTables(
      [
        date({ at: '2027-01-10T18:00:00.000Z', title: 'Januarski' }),
        date({ at: '2026-12-05T18:00:00.000Z', title: 'Koncert' }),
        date({
          at: '2026-11-10T18:00:00.000Z',
          endsAt: '2026-12-20T18:00:00.000Z',
          section: 'Likovni program',
          title: 'Izložba',
        }),
      ],
      new Date('2026-11-30T23:00:00Z'),
    );
    expect(tables.map(({ title, rows }) => [title, rows])).toEqual([
      [
        'decembar 2026.',
        [
          ['Likovni program', '10.11.2026 – 20.12.2026', '19:00', 'Izložba', 'Velika sala'],
          ['Muzički program', '05.12.2026', '19:00', 'Koncert', 'Velika sala'],
        ],
      ],
      ['januar 2027.', [['Muzički program', '10.01.2027', '19:00', 'Januarski', 'Velika sala']]],
    ]);
  });
});
