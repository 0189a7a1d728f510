import { describe, expect, it } from 'vitest';
import { movieInput } from '@centar/domain/content/movie.ts';
import {
  describeEnd,
  describeRows,
  EMPTY_ROW,
  endOfRow,
  readRows,
  readSpoken,
  showRows,
  showSpoken,
  type ScreeningRow,
} from './screeningRows.ts';

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
      {
        id: 7,
        productionDate: '2026-12-04T19:00:00.000Z',
        hall: 'Velika',
        status: 'moved',
        accessFacts: ['subtitles'],
      },
    ]);
    expect(shown).toMatchObject({ id: 7, date: '04.12.2026 20:00', hall: 'Velika' });
    expect(readRows(shown ? [shown] : [])).toMatchObject([
      {
        id: 7,
        productionDate: '2026-12-04T19:00:00.000Z',
        status: 'moved',
        language: '',
        accessFacts: ['subtitles'],
      },
    ]);
    expect(describeRows(shown ? [shown, EMPTY_ROW] : [])).toBe(
      '04.12.2026 20:00, Velika, Pomereno, titl',
    );
  });

  it.each(['31.11.2026 20:00', '5.12.2026', '29.3.2026 02:30'])(
    'a date that can not be is refused and not lost: %s',
    (date) => {
      const rules = movieInput.shape.movieProductionDateTimes;
      const found = rules.safeParse(readRows([row('04.12.2026 20:00'), row(date)]));
      expect(found.error?.issues[0]).toMatchObject({
        message: 'notADate',
        path: [1, 'productionDate'],
      });
    },
  );
});

describe('the end of a screening', () => {
  const begin = '04.12.2026 20:00';

  it.each([
    ['by the length of the film', begin, '', '1H 45M', 'do 21:45'],
    ['in the night', '04.12.2026 23:00', '', '1H 45M', 'do 00:45'],
    ['as typed', begin, '04.12.2026 22:30', '1H 45M', 'do 22:30'],
    ['on a later day', begin, '06.12.2026 22:30', '', 'do 06.12.2026 22:30'],
    ['of a film whose length no one knows', begin, '', 'oko sat', ''],
    ['of a screening without a date', '', '', '1H 45M', ''],
  ])('is shown %s', (_, date, end, duration, shown) => {
    expect(describeEnd(row(date, { end }), duration)).toBe(shown);
  });

  it('is sent as typed, and as none where the field is empty', () => {
    const sent = readRows([row(begin, { end: '04.12.2026 22:30' }), row(begin)]);
    expect(sent.map(({ endsAt }) => endsAt)).toEqual(['2026-12-04T21:30:00.000Z', null]);
    const [shown] = showRows([{ productionDate: '2026-12-04T19:00:00.000Z', ...sent[0] }]);
    expect(shown?.end).toBe('04.12.2026 22:30');
  });

  it('of a draft from before the field stays as it is stored', () => {
    const { end: _, ...older } = row(begin);
    expect(readRows([older as ScreeningRow])[0]).not.toHaveProperty('endsAt');
    expect(endOfRow(older as ScreeningRow, '2h')).toEqual(new Date('2026-12-04T21:00:00Z'));
  });

  it('is named where two versions are compared', () => {
    expect(describeRows([row(begin, { end: '04.12.2026 22:30', hall: 'Mala' })])).toBe(
      '04.12.2026 20:00, do 04.12.2026 22:30, Mala',
    );
  });
});

describe('language and age in one field', () => {
  it.each([
    ['srpski / 12+', 'srpski', '12+'],
    ['engleski, 15+', 'engleski', '15+'],
    ['12 +', '', '12 +'],
    ['srpski/za sve', 'srpski', 'za sve'],
    ['sinhronizovano', 'sinhronizovano', ''],
    ['', '', ''],
  ])('reads %s', (typed, language, ageMark) => {
    expect(readSpoken(typed)).toEqual({ language, ageMark });
  });

  it.each([
    ['srpski', '12+'],
    ['srpski / engleski', ''],
    ['srpski / engleski', 'za sve'],
    ['', '7+'],
    ['sa titlom 3', ''],
  ])('reads back what it shows: %s and %s', (language, ageMark) => {
    const spoken = { language, ageMark };
    expect(readSpoken(showSpoken(spoken))).toEqual(spoken);
  });
});
