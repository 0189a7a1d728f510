import { describe, expect, it } from 'vitest';
import { lastMailDay, subscriptionInput } from './notifications.ts';

describe('the day of the weekly mail', () => {
  it.each([
    // In summer time, in winter time, and in the weeks in which the clock changes.
    ['2026-07-02T07:59:59Z', '2026-06-25T08:00:00Z', '2026-06-25'],
    ['2026-07-02T08:00:00Z', '2026-07-02T08:00:00Z', '2026-07-02'],
    ['2026-11-26T08:59:59Z', '2026-11-19T09:00:00Z', '2026-11-19'],
    ['2026-11-26T09:00:00Z', '2026-11-26T09:00:00Z', '2026-11-26'],
    ['2026-10-29T08:30:00Z', '2026-10-22T08:00:00Z', '2026-10-22'],
    ['2026-10-29T09:00:00Z', '2026-10-29T09:00:00Z', '2026-10-29'],
    ['2027-04-01T08:00:00Z', '2027-04-01T08:00:00Z', '2027-04-01'],
    ['2027-01-01T12:00:00Z', '2026-12-31T09:00:00Z', '2026-12-31'],
    ['2026-11-25T23:30:00Z', '2026-11-19T09:00:00Z', '2026-11-19'],
  ])('at %s is Thursday %s', (now, at, day) => {
    expect(lastMailDay(new Date(now))).toEqual({ at: new Date(at), day });
  });
});

describe('a request', () => {
  const request = { email: 'ana@primer.rs', topic: 'weekly', sections: [], script: 'latin' };

  it.each([
    [{ sections: ['muzicki', 'bioskop'] }, true],
    [{ topic: 'program-12' }, true],
    [{ topic: 'film-3', script: 'cyrillic' }, true],
    [{}, false],
    [{ sections: ['vesti'] }, false],
    [{ topic: 'film-0' }, false],
    [{ topic: 'program-12', email: ' ' }, false],
    [{ topic: 'program-12', script: 'greek' }, false],
  ])('with %o is valid: %s', (change, isValid) => {
    expect(subscriptionInput.safeParse({ ...request, ...change }).success).toBe(isValid);
  });
});
