import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '@centar/domain/durations.ts';
import { clockError, recordClockAhead, recordServerMoment, onClock, serverNow } from './clock.ts';

const NOON = new Date('2026-11-24T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  recordClockAhead(0);
});

afterEach(() => {
  vi.useRealTimers();
});

test('a clock two hours behind is corrected and reported as wrong', () => {
  recordClockAhead(-2 * HOUR_MS);
  expect(serverNow().toISOString()).toBe('2026-11-24T14:00:00.000Z');
  expect(clockError()).toBe(-2 * HOUR_MS);
});

test('a difference of up to five minutes is not reported', () => {
  recordClockAhead(5 * 60_000);
  expect(clockError()).toBe(0);
  recordClockAhead(5 * 60_000 + 1);
  expect(clockError()).toBe(5 * 60_000 + 1);
});

test('a moment already shown by the server reveals that the clock was set back', () => {
  recordServerMoment('2026-11-24T18:00:00Z');
  expect(serverNow().toISOString()).toBe('2026-11-24T18:00:00.000Z');
  expect(clockError()).toBe(-6 * HOUR_MS);
  vi.advanceTimersByTime(HOUR_MS);
  expect(serverNow().toISOString()).toBe('2026-11-24T19:00:00.000Z');
});

test('an earlier or unreadable moment changes nothing', () => {
  recordServerMoment('2026-11-23T18:00:00Z');
  recordServerMoment('nikad');
  recordServerMoment(undefined);
  expect(serverNow()).toEqual(NOON);
});

test('listeners are called once for each change', () => {
  const heard = vi.fn();
  const stop = onClock(heard);
  recordClockAhead(HOUR_MS);
  recordClockAhead(HOUR_MS);
  stop();
  recordClockAhead(0);
  expect(heard).toHaveBeenCalledTimes(1);
});
