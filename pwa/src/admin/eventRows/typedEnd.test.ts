import { expect, it } from 'vitest';
import { nextWeekRows } from './manyRows.ts';
import {
  moveEndWithBegin,
  movedEndHint,
  readEnd,
  settleEnd,
  showEnd,
  type TypedSpan,
} from './typedEnd.ts';

it.each([
  ['20.12.2026', '2026-12-20T23:00:00.000Z'],
  ['20.12.2026.', '2026-12-20T23:00:00.000Z'],
  ['20122026', '2026-12-20T23:00:00.000Z'],
  // The day when the clock goes back.
  ['25.10.2026', '2026-10-25T23:00:00.000Z'],
  ['20.12.2026 18:00', '2026-12-20T17:00:00.000Z'],
  ['', null],
  ['u nedelju', 'u nedelju'],
])('an end typed as "%s" is %s: a day without an hour counts whole', (typed, end) => {
  expect(readEnd(typed)).toBe(end);
});

it.each(['20.12.2026', '20.12.2026 18:00', '29.03.2026', ''])(
  'shows the end %s as typed',
  (typed) => {
    expect(showEnd(readEnd(typed))).toBe(typed);
  },
);

/** Retypes the beginning letter by letter. */
const retyped = (span: TypedSpan, begin: string): TypedSpan =>
  Array.from(begin, (_, at) => begin.slice(0, at + 1)).reduce(
    (now, typed) => moveEndWithBegin(now, { begin: typed, end: now.end }),
    moveEndWithBegin(span, { begin: '', end: span.end }),
  );

it.each([
  ['24.11.2026 20:00', '24.11.2026 22:00', '05.12.2026 19:30', '05.12.2026 21:30'],
  ['24.11.2026 20:00', '20.12.2026', '26.11.2026 18:00', '22.12.2026'],
  // The end does not move without a valid range.
  ['24.11.2026 20:00', '', '26.11.2026 18:00', ''],
  ['24.11.2026 20:00', 'u nedelju', '26.11.2026 18:00', 'u nedelju'],
  ['', '24.11.2026 22:00', '24.11.2026 20:00', '24.11.2026 22:00'],
  ['24.11.2026 20:00', '24.11.2026 19:00', '26.11.2026 18:00', '24.11.2026 19:00'],
])('an end follows: from "%s" to "%s", begun at %s it is "%s"', (begin, end, typed, moved) => {
  expect(retyped({ begin, end }, typed).end).toBe(moved);
});

it('a beginning typed back leaves the end as it was, and nothing is said', () => {
  const span = { begin: '24.11.2026 20:00', end: '24.11.2026. u 22h' };
  const moved = retyped(span, '25.11.2026 20:00');
  expect(movedEndHint(moved)).toContain('24.11.2026. u 22h');
  const back = retyped(moved, span.begin);
  expect([back, movedEndHint(back)]).toEqual([span, undefined]);
});

it('an end that somebody typed is the one that follows from then on', () => {
  const moved = retyped({ begin: '24.11.2026 20:00', end: '24.11.2026 22:00' }, '25.11.2026 20:00');
  const typed = moveEndWithBegin(moved, { begin: moved.begin, end: '25.11.2026 23:00' });
  expect(movedEndHint(typed)).toBeUndefined();
  expect(retyped(typed, '26.11.2026 20:00').end).toBe('26.11.2026 23:00');
});

it('a week that is repeated has its ends a week later too', () => {
  const row = {
    date: '24.11.2026 20:00',
    end: '24.11.2026 22:00',
    hall: '',
    status: 'scheduled',
    statusNote: '',
    former: '',
  } as const;
  const [later] = nextWeekRows([row], { settle: settleEnd });
  expect(later).toMatchObject({ date: '01.12.2026 20:00', end: '01.12.2026 22:00' });
});
