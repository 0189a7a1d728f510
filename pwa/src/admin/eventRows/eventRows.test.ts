import { describe, expect, it } from 'vitest';
import type { HallUse } from '../halls/halls.adminOperations.ts';
import { nextRow, type EventRow, type RowKind } from './eventRow.ts';
import { gridRows, nextWeekRows, withRows, type Grid } from './manyRows.ts';
import { warningsOf } from './rowWarnings.ts';

interface PricedRow extends EventRow {
  readonly price: string;
}

const EMPTY_ROW: PricedRow = {
  date: '',
  hall: '',
  price: '',
  status: 'scheduled',
  statusNote: '',
  former: '',
};
const KIND: Pick<RowKind<PricedRow>, 'empty' | 'most' | 'settle'> = {
  empty: EMPTY_ROW,
  most: 200,
};
const row = (date: string, more: Partial<PricedRow> = {}): PricedRow => ({
  ...EMPTY_ROW,
  date,
  ...more,
});
const datesOf = (rows: readonly EventRow[]): string[] => rows.map(({ date }) => date);

it('a new row takes over the hall and what the type repeats, not the date', () => {
  const rows = [row('04.12.2026 18:00', { hall: 'Mala', price: '300 din.', statusNote: 'a' })];
  const next = nextRow(rows, { empty: EMPTY_ROW, repeated: ['price'] });
  expect(next).toEqual(row('', { hall: 'Mala', price: '300 din.' }));
  expect(nextRow([], { empty: EMPTY_ROW, repeated: ['price'] })).toEqual(EMPTY_ROW);
});

describe('days times hours', () => {
  const grid: Grid = {
    from: '04.12.2026',
    to: '06.12.2026',
    every: 'day',
    // As pasted, with invisible characters.
    times: '\u200B20:30\uFEFF, 18.00\u202C',
    hall: 'Mala',
  };

  it('gives each day each time, soonest first', () => {
    const rows = gridRows(grid, KIND);
    expect(datesOf(rows as EventRow[])).toEqual([
      '04.12.2026 18:00',
      '04.12.2026 20:30',
      '05.12.2026 18:00',
      '05.12.2026 20:30',
      '06.12.2026 18:00',
      '06.12.2026 20:30',
    ]);
    expect((rows as EventRow[])[0]?.hall).toBe('Mala');
  });

  it.each(['2027-03', '2027-10'])('keeps the clock across the change of %s', (month) => {
    const [year, number] = month.split('-');
    const last = number === '03' ? 28 : 31;
    const day = (of: number): string => `${String(of)}.${number ?? ''}.${year ?? ''}`;
    const rows = gridRows({ ...grid, from: day(last - 1), to: day(last), times: '18:00' }, KIND);
    expect(datesOf(rows as EventRow[])).toEqual([`${day(last - 1)} 18:00`, `${day(last)} 18:00`]);
  });

  it('repeats every week at the same hour, over both changes of the clock', () => {
    const year = gridRows(
      { ...grid, from: '05.10.2026', to: '30.04.2027', every: 'week', times: '19:00' },
      KIND,
    );
    const dates = datesOf(year as EventRow[]);
    expect([dates.length, dates[0], dates[3], dates.at(-1)]).toEqual([
      30,
      '05.10.2026 19:00',
      '26.10.2026 19:00',
      '26.04.2027 19:00',
    ]);
    expect(new Set(dates.map((date) => date.slice(11)))).toEqual(new Set(['19:00']));
  });

  it.each([
    ['18', ['18:00']],
    ['18:00 i 20:30', ['18:00', '20:30']],
    ['18, 20:30; 21.15h', ['18:00', '20:30', '21:15']],
    ['u 18h и 9:30', ['09:30', '18:00']],
    ['20:30 h, 18:00, 18.00', ['18:00', '20:30']],
  ])('reads the times %j', (times, expected) => {
    const rows = gridRows({ ...grid, to: '', times }, KIND);
    expect(datesOf(rows as EventRow[])).toEqual(expected.map((time) => `04.12.2026 ${time}`));
  });

  it.each([
    [{ to: '' }, 2],
    // Hours, or an hour with minutes.
    [{ times: '18,20' }, 'wrongTimes'],
    [{ times: '18 20' }, 'wrongTimes'],
    [{ times: 'i' }, 'wrongTimes'],
    [{ to: '03.12.2026' }, 'wrongDays'],
    [{ from: '31.11.2026' }, 'wrongDays'],
    [{ times: '' }, 'wrongTimes'],
    [{ times: '18:00, 25:00' }, 'wrongTimes'],
    [{ times: '18:60' }, 'wrongTimes'],
    [{ to: '06.12.2036' }, 'tooMany'],
  ])('%j: %j', (change, outcome) => {
    const rows = gridRows({ ...grid, ...change }, KIND);
    expect(typeof rows === 'string' ? rows : rows.length).toBe(outcome);
  });
});

describe('the last week once more', () => {
  it('keeps weekday, time and hall, and leaves out what was cancelled and earlier weeks', () => {
    const rows = nextWeekRows(
      [
        row('29.11.2026 18:00'),
        row('30.11.2026 18:00', { hall: 'Mala', id: 3, status: 'moved', former: 'x' }),
        row('06.12.2026 20:00', { price: '350 din' }),
        row('05.12.2026 20:00', { status: 'cancelled' }),
        row('petak'),
      ],
      KIND,
    );
    expect(rows).toEqual([
      row('07.12.2026 18:00', { hall: 'Mala' }),
      row('13.12.2026 20:00', { price: '350 din' }),
    ]);
  });

  it('keeps the clock when it changes in between', () => {
    expect(datesOf(nextWeekRows([row('25.10.2026 18:00'), row('24.10.2026 18:00')], KIND))).toEqual(
      ['31.10.2026 18:00', '01.11.2026 18:00'],
    );
  });

  it('of nothing is nothing', () => {
    expect(nextWeekRows([EMPTY_ROW], KIND)).toEqual([]);
  });
});

it('new rows take the place of blank ones and never stand twice', () => {
  const before = [EMPTY_ROW, row('4.12.2026 18:00', { hall: 'mala ' }), row('31.11.2026 20:00')];
  const added = [row('04.12.2026 18:00', { hall: 'Mala' }), row('05.12.2026 18:00')];
  const { rows, count } = withRows(before, added);
  expect([datesOf(rows), count]).toEqual([
    ['4.12.2026 18:00', '31.11.2026 20:00', '05.12.2026 18:00'],
    1,
  ]);
  expect(withRows(rows, added)).toEqual({ rows, count: 0 });
});

it('new dates of a programme never repeat its own one, in whatever hall', () => {
  const ownDate = '4. 12. 2026. u 18h';
  const before = [row('05.12.2026 18:00', { hall: 'Velika' })];
  const added = ['04.12.2026 18:00', '05.12.2026 18:00', '06.12.2026 18:00'].map((date) =>
    row(date, { hall: 'Mala' }),
  );
  const { rows, count } = withRows(before, added, { ownDate });
  expect([datesOf(rows), count]).toEqual([['05.12.2026 18:00', '06.12.2026 18:00'], 1]);
  expect(withRows(before, added, { ownDate: '' }).count).toBe(2);
});

describe('warnings', () => {
  const now = new Date('2026-12-01T10:00:00Z').getTime();
  const other = {
    itemType: 'Movie',
    itemId: 4,
    screeningId: 9,
    programDateId: null,
    dateKey: 'projekcija-2',
    section: 'Bioskop program',
    title: 'Tiha voda',
    at: '2026-12-04T19:00:00Z',
    endsAt: null,
    hall: 'Mala',
    status: 'scheduled',
    statusNote: '',
    price: '',
    isFree: false,
    isPublic: true,
  };
  const warn = (rows: EventRow[], uses: HallUse[] = [other]) =>
    warningsOf(rows, uses, now, { idOf: ({ screeningId }) => screeningId })[0];

  it('of a date that has passed', () => {
    expect(warn([row('01.12.2026 10:59')])?.isPast).toBe(true);
    expect(warn([row('01.12.2026 11:00')])?.isPast).toBe(false);
    expect(warn([row('01.12.2026 09:00', { id: 3 })])?.isPast).toBe(false);
    expect(warn([row('01.12.2026 08:59', { id: 3 })])?.isPast).toBe(true);
    expect(warn([row('01.12.2025 11:00', { status: 'cancelled' })])?.isPast).toBe(false);
  });

  it.each([
    ['04.12.2026 18:01', 'mala', 'Tiha voda'],
    ['04.12.2026 21:59', ' Mala', 'Tiha voda'],
    ['04.12.2026 18:00', 'Mala', undefined],
    ['04.12.2026 22:00', 'Mala', undefined],
    ['04.12.2026 20:00', 'Velika', undefined],
  ])('of another film in the hall: %s %s', (date, hall, film) => {
    expect(warn([row(date, { hall })])?.overlap?.title).toBe(film);
  });

  it('of the same moment twice, unless it is in two halls', () => {
    const typed = row('04.12.2026 18:00');
    expect(warn([typed, row('4.12.2026. u 18h')])?.isRepeated).toBe(true);
    expect(warn([typed, row('04.12.2026 18:01')])?.isRepeated).toBe(false);
    const inHall = row('04.12.2026 18:00', { hall: 'Mala' });
    expect(warn([inHall, typed])?.isRepeated).toBe(true);
    expect(warn([inHall, { ...inHall, hall: 'Velika' }])?.isRepeated).toBe(false);
    expect(warn([typed, { ...typed, status: 'cancelled' }])?.isRepeated).toBe(false);
    expect(warn([row(''), row('')])?.isRepeated).toBe(false);
  });

  it('of the date of the own fields, and of a moment twice in a programme', () => {
    const rows = [row('04.12.2026 18:00'), row('05.12.2026 18:00', { hall: 'Velika' })];
    const kind = { idOf: () => null, ownDate: '4.12.2026. u 18h' };
    const warned = warningsOf([...rows, row('05.12.2026 18:00', { hall: 'Mala' })], [], now, kind);
    expect(warned.map(({ isOwnDate, isRepeated }) => [isOwnDate, isRepeated])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
    expect(warningsOf(rows, [], now, { ...kind, ownDate: '' })[0]?.isOwnDate).toBe(false);
  });

  it('of a programme in the hall, whatever its number', () => {
    const concert = {
      ...other,
      itemType: 'Program',
      itemId: 9,
      screeningId: null,
      title: 'Koncert',
    };
    const typed = row('04.12.2026 20:00', { hall: 'Mala', id: 9 });
    expect(warn([typed], [concert])?.overlap?.title).toBe('Koncert');
    const day = { ...concert, at: '2026-12-03T23:00:00Z', endsAt: '2026-12-04T23:00:00Z' };
    expect(warn([typed], [day])?.overlap).toMatchObject({ end: Date.parse(day.endsAt) });
    expect(warn([typed], [{ ...concert, status: 'cancelled' }])?.overlap).toBeUndefined();
  });

  it('of a row of the same film, but not of its own stored state or of one that is cancelled', () => {
    const typed = row('04.12.2026 20:00', { hall: 'Mala', id: 9 });
    expect(warn([typed])?.overlap).toBeUndefined();
    const beside = row('04.12.2026 20:30', { hall: 'Mala' });
    expect(warn([typed, beside])?.overlap?.at).toBe(Date.parse('2026-12-04T19:30:00Z'));
    expect(warn([typed, { ...beside, status: 'cancelled' }])?.overlap).toBeUndefined();
  });
});
