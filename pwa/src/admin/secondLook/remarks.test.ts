import { expect, it } from 'vitest';
import { dateRemarks, textRemarks } from './remarks.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const screening = (day: number, more: object = {}) => ({
  at: new Date(Date.UTC(2026, 11, day, 19)),
  isCancelled: false,
  place: '',
  price: '',
  isFree: false,
  placePath: ['dates', String(day), 'hall'],
  pricePath: ['dates', String(day), 'price'],
  ...more,
});

it('says once which dates to come lack a place or a price', () => {
  const dates = [
    screening(1, { place: 'Velika sala', isFree: true }),
    screening(2, { isCancelled: true }),
    screening(3, { price: '300 din.' }),
    screening(4),
    screening(5, { price: '300 din.' }),
    { ...screening(6), at: new Date('2026-11-01T19:00:00Z') },
  ];
  expect(dateRemarks(dates, NOW)).toEqual([
    {
      path: ['dates', '3', 'hall'],
      text: 'Bez mesta: 03.12.2026 20:00, 04.12.2026 20:00 i još 1.',
    },
    { path: ['dates', '4', 'price'], text: 'Bez cene: 04.12.2026 20:00.' },
  ]);
});

it('names an all-day date without an hour', () => {
  const [at, endsAt] = [new Date('2026-12-02T23:00:00Z'), new Date('2026-12-03T23:00:00Z')];
  const [remark] = dateRemarks([screening(3, { at, endsAt, isFree: true })], NOW);
  expect(remark?.text).toBe('Bez mesta: 03.12.2026.');
});

it('leads to the field of a title in capitals and of a word in two scripts', () => {
  const texts = [
    { path: ['title'], text: 'VEČE SEVDALINKI' },
    { path: ['description'], text: 'VEČE SEVDALINKI и вeче' },
  ];
  expect(textRemarks(texts).map(({ path }) => path)).toEqual([['title'], ['description']]);
});
