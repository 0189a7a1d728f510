import { describe, expect, it } from 'vitest';
import { movieInput } from '@centar/domain/content/movie.ts';
import { EMPTY_ROW, readRows, showRows, describeRows, type ScreeningRow } from './screeningRows.ts';

const row = (date: string, more: Partial<ScreeningRow> = {}): ScreeningRow => ({
  ...EMPTY_ROW,
  date,
  ...more,
});

describe('rows', () => {
  it('a film without screenings begins with one empty date, which is never sent', () => {
    expect(showRows([])).toEqual([EMPTY_ROW]);
    expect(readRows(showRows(undefined))).toEqual([]);
  });

  it('stored ones are shown in Belgrade time and sent back with their id', () => {
    const [shown] = showRows([
      { id: 7, productionDate: '2026-12-04T19:00:00.000Z', hall: 'Velika', status: 'moved' },
    ]);
    expect(shown).toMatchObject({ id: 7, date: '04.12.2026 20:00', hall: 'Velika' });
    expect(readRows(shown ? [shown] : [])).toMatchObject([
      { id: 7, productionDate: '2026-12-04T19:00:00.000Z', status: 'moved', language: '' },
    ]);
    expect(describeRows(shown ? [shown, EMPTY_ROW] : [])).toBe(
      '04.12.2026 20:00, Velika, Pomereno',
    );
  });

  it('a date that does not exist is refused and not lost', () => {
    const rules = movieInput.shape.movieProductionDateTimes;
    const found = rules.safeParse(readRows([row('04.12.2026 20:00'), row('31.11.2026 20:00')]));
    expect(found.error?.issues[0]).toMatchObject({
      message: 'notADate',
      path: [1, 'productionDate'],
    });
  });
});
