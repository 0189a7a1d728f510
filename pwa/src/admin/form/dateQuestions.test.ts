import { describe, expect, it } from 'vitest';
import { dateQuestions } from './dateQuestions.ts';

const NOW = new Date('2026-11-24T12:00:00Z');

describe('questions about dates', () => {
  it.each([
    ['a past date', [{ begin: '24.11.2025 20:00' }], 1],
    ['a date of today that is over', [{ begin: '24.11.2026 10:00' }], 1],
    ['a date to come', [{ begin: '24.11.2026 20:00' }], 0],
    ['what has begun and is on', [{ begin: '01.11.2026 20:00', end: '21.12.2026 20:00' }], 0],
    ['what lasts a year', [{ begin: '01.12.2026 10:00', end: '01.12.2027 10:00' }], 0],
    ['what lasts more than a year', [{ begin: '01.12.2026 10:00', end: '21.12.2062 10:00' }], 1],
    ['a long one that is over', [{ begin: '01.12.2016 10:00', end: '21.12.2018 10:00' }], 2],
    ['two past dates', [{ begin: '24.11.2025 20h' }, { begin: '25.11.2025 20h' }], 2],
    ['no date yet', [{ begin: '' }, { begin: '5.12.2025' }], 0],
  ])('%s', (_, dates, count) => {
    expect(dateQuestions(dates, [], NOW)).toHaveLength(count);
  });

  it('name the last day of what ends at midnight', () => {
    const dates = [{ begin: '24.11.2016 ceo dan', end: '25.11.2018 00:00' }];
    expect(dateQuestions(dates, [], NOW)).toEqual([
      'Termin je već prošao: 24.11.2018.',
      'Traje više od godinu dana, do 24.11.2018.',
    ]);
  });

  it('are not asked about dates that are stored already', () => {
    const stored = [{ begin: '24.11.2025 20:00', end: '' }];
    expect(dateQuestions([{ begin: '24.11.2025 20:00' }], stored, NOW)).toEqual([]);
    expect(dateQuestions([{ begin: '25.11.2025 20:00' }], stored, NOW)).toHaveLength(1);
  });
});
